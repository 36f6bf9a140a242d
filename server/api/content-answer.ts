import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { isFresh } from '../http/is-fresh.ts';

/** Lists and their items stay the same objects until content changes, so each is serialized once. */
const written = new WeakMap<object, { json: string; etag: string }>();

/** Responds with a content list or one of its items. Clients may cache it but must revalidate each time. */
export function answerContent(ctx: Context, content: object): void {
  const { json, etag } = written.get(content) ?? write(content);
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('ETag', etag);
  ctx.status = 200;
  if (isFresh(ctx.req.headers['if-none-match'], etag)) ctx.status = 304;
  else {
    ctx.type = 'application/json';
    ctx.body = json;
  }
}

function write(content: object) {
  const json = JSON.stringify(content);
  const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  written.set(content, { json, etag });
  return { json, etag };
}
