import * as v from 'valibot';
import { readBody } from '../../edge/body.ts';
import { clientOf } from '../../edge/client-address.ts';
import type { Csrf } from '../../edge/csrf.ts';
import { createRoutes } from '../../edge/routes.ts';
import { validBody } from '../../edge/valid-body.ts';
import type { LoginDesk } from '../../office/login-desk.ts';
import { maxPasswordLength } from '../../office/password.ts';
import type { SessionCookie } from '../../office/session-cookie.ts';

const maxBytes = 4 * 1024;

const wrong = 'Incorrect password';
const Password = v.pipe(v.string(wrong), v.maxLength(maxPasswordLength, wrong));
// A default that is no password, hence the cast: a missing one is refused with the same sentence.
const Login = v.object({ password: v.optional(Password, null as never) });

interface SessionParts {
  desk: LoginDesk;
  cookie: SessionCookie;
}

/**
 * `POST /api/admin/session` `{ password }`: begins a session, 204 with its cookie; 401 'Incorrect password', 429. The
 * one call of the office that is open to everybody, though from our own pages only.
 */
export function loginRoutes(parts: SessionParts & { fromOwnPages: Csrf['fromOwnPages']; trustProxyHops: number }) {
  const { desk, cookie, fromOwnPages, trustProxyHops } = parts;
  return createRoutes({ audience: 'public', prefix: '/api/admin/session', priority: 'owner' }).post('', (ctx) =>
    fromOwnPages(ctx, async () => {
      const { password } = validBody(await readBody(ctx.req, { type: 'application/json', maxBytes }), Login);
      const former = cookie.read(ctx.req.headers);
      const token = await desk.login(password, clientOf(ctx.req, trustProxyHops));
      if (former) await desk.logout(former);
      ctx.set('Set-Cookie', cookie.give(token));
      ctx.status = 204;
    }),
  );
}

/** `DELETE /api/admin/session`: ends the session, 204. */
export function logoutRoutes({ desk, cookie }: SessionParts) {
  return createRoutes({ audience: 'owner', prefix: '/api/admin/session' }).delete('', async (ctx) => {
    const token = cookie.read(ctx.req.headers);
    if (token) await desk.logout(token);
    ctx.set('Set-Cookie', cookie.take);
    ctx.status = 204;
  });
}
