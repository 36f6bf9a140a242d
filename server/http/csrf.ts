import type { Middleware } from 'koa';
import { Problem } from '../problem.ts';
import type { State } from './middleware.ts';
import type { Origins } from './origins.ts';
import type { RejectedOrigins } from './rejected-origins.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Csrf {
  /** Refuses what pages of unregistered sites send, before it has any effect but a count of their host. */
  fromKnownSites: Middleware<State>;
  /**
   * Refuses every change that no page of ours asks for: a browser says `Sec-Fetch-Site: same-origin`, or its Origin is
   * ours; no header, no change.
   */
  fromOwnPages: Middleware<State>;
  /** Answers preflights of registered sites, and refuses those of all others. */
  preflight: Middleware<State>;
}

/** The one place that decides from where requests may come; its two strictnesses are for visitors and for the owner. */
export function createCsrf(parts: { origins: Origins; rejectedOrigins: RejectedOrigins }): Csrf {
  const { origins, rejectedOrigins } = parts;
  const refuse = (origin: string | undefined): never => {
    rejectedOrigins.note(origin);
    throw new Problem('origin');
  };

  return {
    fromKnownSites({ req: { method = '', headers } }, next) {
      if (!harmless.has(method) && !origins.maySend(headers)) refuse(headers.origin);
      return next();
    },

    fromOwnPages({ req: { method = '', headers } }, next) {
      const isChange = method !== 'GET' && method !== 'HEAD';
      if (isChange && !origins.isOwnPage(headers)) throw new Problem('origin');
      return next();
    },

    preflight(ctx, next) {
      const { method, headers } = ctx.req;
      if (method !== 'OPTIONS' || !headers['access-control-request-method']) return next();
      if (!origins.embedding(headers)) refuse(headers.origin);
      ctx.status = 204;
      for (let at = 0; at < origins.preflight.length; at += 2) {
        ctx.res.setHeader(origins.preflight[at] ?? '', origins.preflight[at + 1] ?? '');
      }
    },
  };
}
