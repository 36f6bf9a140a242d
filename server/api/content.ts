import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { memoizeAsync } from '../async.ts';
import { createRoutes } from '../http/routes.ts';
import { Problem } from '../problem.ts';
import type { ApiParts } from './parts.ts';

/** Areas also inactive, posts only published. */
export function contentRoutes({ content, publicUrl }: ApiParts) {
  /** Loaded on first use, because it slows down starts. */
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

function bySlug<Item extends { slug: string }>(list: readonly Item[], slug: string | undefined): Item {
  const found = list.find((item) => item.slug === slug);
  if (!found) throw new Problem('not_found');
  return found;
}

/** Each object is serialized once. */
const written = new WeakMap<object, { json: string; etag: string }>();

function answer(ctx: Context, content: object): string | undefined {
  const { json, etag } = written.get(content) ?? write(content);
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('ETag', etag);
  ctx.status = 200;
  if (!ctx.fresh) {
    ctx.type = 'application/json';
    return json;
  }
  ctx.status = 304;
}

function write(content: object) {
  const json = JSON.stringify(content);
  const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  written.set(content, { json, etag });
  return { json, etag };
}
