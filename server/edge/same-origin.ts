import type { Middleware } from 'koa';
import type { State } from './edge.ts';
import type { ForeignPosts } from './foreign-posts.ts';
import type { Origins } from './origins.ts';
import { Problem } from './problem.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what comes from foreign pages before it has any effect but a count of their host, and answers preflights of
 * listed sites.
 */
export function sameOrigin(origins: Origins, foreignPosts: ForeignPosts): Middleware<State> {
  const refuse = (origin: string | undefined): never => {
    foreignPosts.note(origin);
    throw new Problem('origin');
  };

  return (ctx, next) => {
    const { method, headers } = ctx.req;
    if (method === 'OPTIONS' && headers['access-control-request-method'] && ctx.state.area === 'api') {
      if (!origins.embedding(headers)) refuse(headers.origin);
      ctx.status = 204;
      for (let at = 0; at < origins.preflight.length; at += 2) {
        ctx.res.setHeader(origins.preflight[at] ?? '', origins.preflight[at + 1] ?? '');
      }
      return;
    }
    if (!harmless.has(method ?? '') && !origins.maySend(headers)) refuse(headers.origin);
    return next();
  };
}
