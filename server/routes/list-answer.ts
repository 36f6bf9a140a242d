import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/** Lists stay the same object until content changes, so each is written out once. */
const written = new WeakMap<readonly unknown[], { json: string; etag: string }>();

/** Answers with a list of content. Clients may keep it, and ask each time whether it changed. */
export function answerList(ctx: Context, list: readonly unknown[]): void {
  const { json, etag } = written.get(list) ?? write(list);
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('ETag', etag);
  ctx.status = 200;
  if (ctx.fresh) ctx.status = 304;
  else {
    ctx.type = 'application/json';
    ctx.body = json;
  }
}

function write(list: readonly unknown[]) {
  const json = JSON.stringify(list);
  const etag = `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  written.set(list, { json, etag });
  return { json, etag };
}
