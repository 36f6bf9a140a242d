import type { Middleware } from 'koa';
import type { LoginService } from '../../../auth/login-service.ts';
import type { State } from '../../../http/middleware.ts';
import { Problem } from '../../../problem.ts';
import type { Device } from '../../../store/port/auth-store.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Rejects requests without a live session with a 401, before the body is read. */
export function requireSession(parts: {
  loginService: Pick<LoginService, 'current'>;
  cookie: Pick<SessionCookie, 'read'>;
}): Middleware<State> {
  const { loginService, cookie } = parts;
  return async (ctx, next) => {
    const device = await loginService.current(cookie.read(ctx.req.headers));
    if (!device) throw new Problem('unauthenticated');
    ctx.state.device = device;
    return next();
  };
}

/** The device whose session authorized a request. Throws a 401 problem on a route whose audience is not `owner`. */
export function deviceOf({ state: { device } }: { state: State }): Device {
  if (!device) throw new Problem('unauthenticated');
  return device;
}
