import type { Middleware } from 'koa';
import type { State } from '../edge/edge.ts';
import { Problem } from '../edge/problem.ts';
import type { LoginDesk } from '../office/login-desk.ts';
import type { SessionCookie } from '../office/session-cookie.ts';

/** Lets nobody on without a live session: 401, before anything is read. */
export function requireSession(parts: {
  desk: Pick<LoginDesk, 'isLive'>;
  cookie: Pick<SessionCookie, 'read'>;
}): Middleware<State> {
  const { desk, cookie } = parts;
  return async (ctx, next) => {
    if (!(await desk.isLive(cookie.read(ctx.req.headers)))) throw new Problem('unauthenticated');
    return next();
  };
}
