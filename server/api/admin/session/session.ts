import type { Context } from 'koa';
import * as v from 'valibot';
import type { Auth } from '../../../auth/create-auth.ts';
import { maxPasswordLength } from '../../../auth/password-policy.ts';
import { pendingLoginMs } from '../../../auth/pending-login.ts';
import { deviceLifeMs, type OpenedSession } from '../../../auth/sessions.ts';
import { readBody } from '../../../http/body.ts';
import type { Csrf } from '../../../http/csrf.ts';
import { createRoutes } from '../../../http/routes.ts';
import { problemSentences } from '../../../problem.ts';
import { validBody } from '../../../valid-body.ts';
import { loginClientOf } from './login-client.ts';
import type { OwnerCookies } from './session-cookie.ts';

const maxBytes = 4 * 1024;

const { wrong_password: wrong, wrong_code: wrongCode } = problemSentences;
const Password = v.pipe(v.string(wrong), v.maxLength(maxPasswordLength, wrong));
const Login = v.object({
  // The default is not a valid password, hence the cast: a missing password is refused with the same message.
  password: v.optional(Password, null as never),
  staysSignedIn: v.optional(v.boolean('Invalid input'), false),
});

const Code = v.pipe(v.string(wrongCode), v.maxLength(100, wrongCode));
const SecondStep = v.object({ code: v.optional(Code, null as never) });

type LoginParts = Pick<Auth, 'loginService'> & { cookies: OwnerCookies };

/** Sets the cookies of a new session. */
export function giveSession(
  ctx: Context,
  cookies: OwnerCookies,
  { token, deviceToken, maxAgeMs }: OpenedSession,
): void {
  const session = cookies.session.give(token, maxAgeMs);
  ctx.set('Set-Cookie', deviceToken ? [session, cookies.device.give(deviceToken, deviceLifeMs)] : [session]);
}

/**
 * `POST /api/admin/session` `{ password, staysSignedIn }`: starts a session, 204 with its cookies; 401 'Incorrect
 * password', 429. With an authenticator, from a browser that is not remembered: 200 `{ next: 'code' }`, after which
 * `POST …/code` `{ code }` starts it, 204; 401 for a wrong or late code. These two calls are open to everyone, but only
 * from our own pages.
 */
export function loginRoutes(parts: LoginParts & { fromOwnPages: Csrf['fromOwnPages']; trustProxyHops: number }) {
  const { loginService, cookies, fromOwnPages, trustProxyHops } = parts;
  const body = (ctx: Context) => readBody(ctx.req, { type: 'application/json', maxBytes });
  const sourceOf = ({ req }: Context) => ({
    client: loginClientOf(req, trustProxyHops),
    deviceToken: cookies.device.read(req.headers),
    userAgent: req.headers['user-agent'],
  });

  return createRoutes({ audience: 'public', prefix: '/api/admin/session', priority: 'owner' })
    .post('', (ctx) =>
      fromOwnPages(ctx, async () => {
        const login = validBody(await body(ctx), Login);
        const former = cookies.session.read(ctx.req.headers);
        const outcome = await loginService.login(login, sourceOf(ctx));
        if (former) await loginService.logout(former);
        if (outcome.step === 'code') {
          ctx.set('Set-Cookie', [cookies.session.take, cookies.pending.give(outcome.pending, pendingLoginMs)]);
          ctx.body = { next: 'code' };
        } else {
          giveSession(ctx, cookies, outcome.session);
          ctx.status = 204;
        }
      }),
    )
    .post('/code', (ctx) =>
      fromOwnPages(ctx, async () => {
        const { code } = validBody(await body(ctx), SecondStep);
        const pending = cookies.pending.read(ctx.req.headers);
        giveSession(ctx, cookies, await loginService.enterCode({ code, pending }, sourceOf(ctx)));
        ctx.append('Set-Cookie', cookies.pending.take);
        ctx.status = 204;
      }),
    );
}

/** `GET /api/admin/session`: whether there is a session. `DELETE`: ends it, 204. */
export function logoutRoutes({ loginService, cookies }: LoginParts) {
  return createRoutes({ audience: 'owner', prefix: '/api/admin/session' })
    .get('', (ctx) => {
      ctx.body = { isOwner: true };
    })
    .delete('', async (ctx) => {
      const token = cookies.session.read(ctx.req.headers);
      if (token) await loginService.logout(token);
      ctx.set('Set-Cookie', cookies.session.take);
      ctx.status = 204;
    });
}
