import type { SiteContent } from '../content/content.ts';
import { createRoutes } from '../http/routes.ts';
import { bySlug } from './by-slug.ts';
import { answerContent } from './content-answer.ts';

/**
 * `GET /api/service-areas`: all areas by name, including inactive ones. `GET /api/service-areas/{slug}`: one of them,
 * or 404.
 */
export function serviceAreaRoutes(content: SiteContent) {
  return createRoutes({ audience: 'embed', prefix: '/api/service-areas' })
    .get('', async (ctx) => {
      answerContent(ctx, await content.allAreas());
    })
    .get('/:slug', async (ctx) => {
      answerContent(ctx, bySlug(await content.allAreas(), ctx.params.slug));
    });
}
