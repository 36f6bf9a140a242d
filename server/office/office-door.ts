import type { Middleware } from 'koa';
import type { State } from '../edge/edge.ts';
import { Problem } from '../edge/problem.ts';
import type { LoginDesk } from './login-desk.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Where a session begins; the only call that needs none. */
const loginPath = '/api/admin/session';

/**
 * Lets nobody into `/api/admin` without a living session: 401, before anything is read. Changes must come from our own
 * pages (RELIABILITY.md R29): a browser says `Sec-Fetch-Site: same-origin`, or its Origin is ours; no header, no change.
 */
export function officeDoor(parts: { desk: LoginDesk; cookie: SessionCookie; publicUrl: string }): Middleware<State> {
  const { desk, cookie, publicUrl } = parts;

  function isFromOurPages({ origin, host, 'sec-fetch-site': site }: Record<string, unknown>): boolean {
    if (site !== undefined) return site === 'same-origin';
    return (
      origin === publicUrl || (typeof origin === 'string' && URL.canParse(origin) && new URL(origin).host === host)
    );
  }

  return async (ctx, next) => {
    if (ctx.state.area !== 'office') return next();
    const isChange = ctx.method !== 'GET' && ctx.method !== 'HEAD';
    if (isChange && !isFromOurPages(ctx.req.headers)) throw new Problem('origin');
    if (!(ctx.method === 'POST' && ctx.path === loginPath) && !(await desk.isLive(cookie.read(ctx.req.headers)))) {
      throw new Problem('unauthenticated');
    }
    return next();
  };
}
