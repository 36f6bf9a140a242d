import type { SiteContent } from '../content/content.ts';
import { createRoutes } from '../http/routes.ts';
import { bySlug } from './by-slug.ts';
import { answerContent } from './content-answer.ts';

/** `GET /api/blog-posts`: the published posts, newest first. `GET /api/blog-posts/{slug}`: one of them, or 404. */
export function blogPostRoutes(content: SiteContent) {
  return createRoutes({ audience: 'embed', prefix: '/api/blog-posts' })
    .get('', async (ctx) => {
      answerContent(ctx, await content.posts());
    })
    .get('/:slug', async (ctx) => {
      answerContent(ctx, bySlug(await content.posts(), ctx.params.slug));
    });
}
