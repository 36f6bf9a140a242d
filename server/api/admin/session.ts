import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import type { SecurityState } from '../../../catalogue/contracts/admin/security.ts';
import { pendingLoginMs } from '../../auth/login-service.ts';
import type { LoginClient } from '../../auth/login-throttle.ts';
import { maxPasswordLength } from '../../auth/password.ts';
import { type Asking, deviceLifeMs, type OpenedSession, type OwnerCookies } from '../../auth/sessions.ts';
import { jsonBody, type Unwritten } from '../../http/body.ts';
import { clientOf } from '../../http/client.ts';
import type { Csrf } from '../../http/origins.ts';
import { createRoutes, type RouteHandler, type Routes, type State } from '../../http/routes.ts';
import { Problem, problemSentence } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Device } from '../../store/auth-records.ts';

/** 401, before the body is read. */
export function requireSession({ loginService }: Services, cookies: OwnerCookies): Middleware<State> {
  return async (ctx, next) => {
    const device = await loginService.current(cookies.session.read(ctx.req.headers));
    if (!device) throw new Problem('unauthenticated');
    ctx.state.device = device;
    return next();
  };
}

/** 401 unless the audience is `owner`. */
export function deviceOf({ state: { device } }: { state: State }): Device {
  if (!device) throw new Problem('unauthenticated');
  return device;
}

const text = (max: number, sentence: string) => v.pipe(v.string(sentence), v.maxLength(max, sentence));
const Password = text(maxPasswordLength, problemSentence('wrong_password'));
const Code = text(100, problemSentence('wrong_code'));
// An absent one is refused like a wrong one.
const Login = v.object({
  password: v.optional(Password, null as never),
  staysSignedIn: v.optional(v.boolean('Invalid input'), false),
});
const SecondStep = v.object({ code: v.optional(Code, null as never) });

/** Also sets the device's cookie where the browser becomes known. */
function giveSession(ctx: Context, cookies: OwnerCookies, { token, deviceToken, maxAgeMs }: OpenedSession): void {
  const session = cookies.session.give(token, maxAgeMs);
  ctx.set('Set-Cookie', deviceToken ? [session, cookies.device.give(deviceToken, deviceLifeMs)] : [session]);
}

const browserOf = ({ req }: Context, cookies: OwnerCookies) => ({
  deviceToken: cookies.device.read(req.headers),
  userAgent: req.headers['user-agent'],
});

/** With an authenticator, an unknown browser gets 200 `{ next: 'code' }`, not 204. Logins only from our own pages. */
export function sessionRoutes(
  { loginService, trustProxyHops }: Services,
  { csrf, cookies }: { csrf: Csrf; cookies: OwnerCookies },
): Routes[] {
  const sourceOf = (ctx: Context) => ({ client: loginClientOf(ctx.req, trustProxyHops), ...browserOf(ctx, cookies) });

  const prefix = '/api/admin/session';
  return [
    createRoutes({ audience: 'public', prefix, priority: 'owner' })
      .post('', (ctx) =>
        csrf.fromOwnPages(ctx, async () => {
          const login = await jsonBody(ctx, Login);
          const former = cookies.session.read(ctx.req.headers);
          const outcome = await loginService.login(login, sourceOf(ctx));
          if (former) await loginService.logout(former);
          if (outcome.step === 'done') return giveSession(ctx, cookies, outcome.session);
          ctx.set('Set-Cookie', [cookies.session.take, cookies.pending.give(outcome.pending, pendingLoginMs)]);
          return { next: 'code' };
        }),
      )
      .post('/code', (ctx) =>
        csrf.fromOwnPages(ctx, async () => {
          const { code } = await jsonBody(ctx, SecondStep);
          const pending = cookies.pending.read(ctx.req.headers);
          giveSession(ctx, cookies, await loginService.enterCode({ code, pending }, sourceOf(ctx)));
          ctx.append('Set-Cookie', cookies.pending.take);
        }),
      ),
    createRoutes({ audience: 'owner', prefix })
      .get('', () => ({ isOwner: true }))
      .delete('', async (ctx) => {
        const token = cookies.session.read(ctx.req.headers);
        if (token) await loginService.logout(token);
        ctx.set('Set-Cookie', cookies.session.take);
      }),
  ];
}

const password = v.optional(Password, '');
const code = v.optional(Code, '');
const next = v.optional(text(2000, `Please use at most ${maxPasswordLength} characters`), '');

/** Deleting one device logs it out; deleting all spares this one. */
export function securityRoutes({ security }: Services, cookies: OwnerCookies): Routes {
  const changing =
    <Schema extends v.GenericSchema>(
      schema: Schema,
      change: (by: Asking, given: v.InferOutput<Schema>) => Promise<{ session: OpenedSession }>,
    ): RouteHandler =>
    async (ctx) => {
      const given = await jsonBody(ctx, schema);
      const { session, ...rest } = await change({ device: deviceOf(ctx), ...browserOf(ctx, cookies) }, given);
      giveSession(ctx, cookies, session);
      return Object.keys(rest).length > 0 ? rest : undefined;
    };

  return createRoutes({ audience: 'owner', prefix: '/api/admin/security' })
    .get('', async (ctx) => (await security.state(deviceOf(ctx))) satisfies Unwritten<SecurityState>)
    .post('/password', changing(v.object({ password, next }), security.changePassword))
    .post('/authenticator/setup', changing(v.object({ password }), security.beginAuthenticator))
    .post('/authenticator/confirm', changing(v.object({ code }), security.confirmAuthenticator))
    .post('/authenticator/off', changing(v.object({ password, code }), security.turnOffAuthenticator))
    .post('/recovery-codes', changing(v.object({ password, code }), security.renewRecoveryCodes))
    .delete('/devices/:id', (ctx) => security.endDevice(deviceOf(ctx), ctx.params.id ?? ''))
    .delete('/devices', (ctx) => security.endOtherDevices(deviceOf(ctx)));
}

/**
 * Behind an undeclared proxy the forwarded chain, which nobody can imitate, replaces the address: inventing chains
 * locks no owner out.
 */
function loginClientOf(request: IncomingMessage, trustProxyHops: number): LoginClient {
  const client = clientOf(request, trustProxyHops);
  if (client.kind === 'address') return { client, isUnproven: false };
  const { 'x-forwarded-for': chain = '', forwarded = '' } = request.headers;
  const network = `forwarded ${chain} ${forwarded}`;
  return { client: { kind: 'address', network }, isUnproven: true };
}
