import type { Middleware } from 'koa';
import { Problem } from '../problem.ts';
import type { State } from './middleware.ts';
import type { Origins } from './origins.ts';
import type { RejectedOrigins } from './rejected-origins.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Csrf {
  /** Rejects requests from pages of unregistered sites; the only effect of those is a count of their host. */
  fromKnownSites: Middleware<State>;
  /**
   * Rejects what does not come from our pages, for those whose address is a secret: whatever follows or tries links,
   * such as a scanner of mail, must not cancel a request. They send no referrer, so their forms send `Origin: null`,
   * and Safari before 16.4 sends no `Sec-Fetch-Site`. Such requests pass, since only a page that has the secret can
   * name the address.
   */
  fromSecretPages: Middleware<State>;
  /**
   * Rejects every change that was not requested by one of our pages, at one of our addresses: the browser must send
   * `Sec-Fetch-Site: same-origin` or our Origin, and no header may contradict that.
   */
  fromOwnPages: Middleware<State>;
  /** Answers preflights of registered sites, and rejects all others. */
  preflight: Middleware<State>;
}

/**
 * Creates the checks of where requests may come from: a rule for visitors, a stricter one for secret addresses and the
 * strictest for the owner.
 */
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

    fromSecretPages({ req: { method = '', headers } }, next) {
      const isSilent = headers.origin === 'null' && headers['sec-fetch-site'] === undefined;
      if (!harmless.has(method) && !isSilent && !origins.isSameOrigin(headers)) refuse(headers.origin);
      return next();
    },

    fromOwnPages({ req: { method = '', headers } }, next) {
      const isChange = method !== 'GET' && method !== 'HEAD';
      if (isChange && !origins.isOwnPage(headers)) {
        throw new Problem(headers['sec-fetch-site'] === 'same-origin' ? 'office_address' : 'origin');
      }
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
