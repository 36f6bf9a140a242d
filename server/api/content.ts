import type { Context } from 'koa';
import { memoizeAsync } from '../async.ts';
import { etagOf, isUnchanged } from '../http/headers.ts';
import { createRoutes } from '../http/routes.ts';
import { found } from '../problem.ts';
import type { Services } from '../services.ts';

/** Areas also inactive, posts only published. */
export function contentRoutes({ content, publicUrl }: Services) {
  /** It would slow down starts. */
  const description = memoizeAsync(async () => (await import('./openapi-document.ts')).openapiDocument(publicUrl));
  return createRoutes({ audience: 'embed', prefix: '/api' })
    .get('/service-areas', async (ctx) => answer(ctx, await content.allAreas()))
    .get('/service-areas/:slug', async (ctx) => answer(ctx, bySlug(await content.allAreas(), ctx.params.slug)))
    .get('/testimonials', async (ctx) =>
      answer(ctx, await (ctx.query.featured === 'true' ? content.testimonials() : content.allTestimonials())),
    )
    .get('/blog-posts', async (ctx) => answer(ctx, await content.posts()))
    .get('/blog-posts/:slug', async (ctx) => answer(ctx, bySlug(await content.posts(), ctx.params.slug)))
    .get('/openapi.json', async (ctx) => answer(ctx, await description.read()));
}

const bySlug = <Item extends { slug: string }>(list: readonly Item[], slug: string | undefined): Item =>
  found(list.find((item) => item.slug === slug));

const written = new WeakMap<object, { json: string; etag: string }>();

function answer(ctx: Context, content: object): string | undefined {
  const { json, etag } = written.get(content) ?? write(content);
  ctx.set('Cache-Control', 'no-cache');
  if (isUnchanged(ctx, etag)) return undefined;
  ctx.type = 'application/json';
  return json;
}

function write(content: object) {
  const json = JSON.stringify(content);
  const entry = { json, etag: etagOf(json) };
  written.set(content, entry);
  return entry;
}
