import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { RouterContext } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { renderSVG } from 'uqr';
import * as v from 'valibot';
import { business } from '../../../catalogue/business.ts';
import type { AuthenticatorSetup, RecoveryCodes, SecurityState } from '../../../catalogue/contracts/admin/security.ts';
import type { Auth } from '../../auth/account-security.ts';
import { pendingLoginMs } from '../../auth/login-service.ts';
import type { LoginClient } from '../../auth/login-throttle.ts';
import { maxPasswordLength } from '../../auth/password-policy.ts';
import { type Asking, deviceLifeMs, type OpenedSession } from '../../auth/sessions.ts';
import { jsonBody } from '../../http/body.ts';
import { clientOf } from '../../http/client-address.ts';
import type { Csrf } from '../../http/origins.ts';
import { createRoutes, type Routes, type State } from '../../http/routes.ts';
import { Problem, problemSentence } from '../../problem.ts';
import type { Device } from '../../store/auth-records.ts';

/**
 * Hidden from scripts and other sites. Over https, name prefixes bind them to this host; over http, browsers refuse
 * these.
 * @param isHttps for visitors, even if a proxy forwards by http
 */
export function createOwnerCookies(isHttps: boolean) {
  const attributes = `${isHttps ? 'Secure; ' : ''}HttpOnly; SameSite=Strict; Path=/`;

  function cookie(name: string, token: string) {
    const pattern = new RegExp(`(?:^|;\\s*)${name}=(${token})(?:;|$)`);
    return {
      read: ({ cookie = '' }: IncomingHttpHeaders) => pattern.exec(cookie)?.[1],
      /** @param maxAgeMs @default until the browser closes */
      give(value: string, maxAgeMs?: number): string {
        const life = maxAgeMs === undefined ? '' : `; Max-Age=${Math.floor(maxAgeMs / 1000)}`;
        return `${name}=${value}; ${attributes}${life}`;
      },
      take: `${name}=; ${attributes}; Max-Age=0`,
    };
  }

  const name = isHttps ? `__Host-${business.namespace}` : `${business.namespace}-office`;
  return {
    session: cookie(name, '[\\w-]{43}'),
    device: cookie(`${name}-device`, '[\\w-]{43}'),
    pending: cookie(`${name}-pending`, '[\\w.-]{20,100}'),
  };
}

type OwnerCookies = ReturnType<typeof createOwnerCookies>;
type LoginParts = Pick<Auth, 'loginService'> & { cookies: OwnerCookies };

/** 401, before the body is read. */
export function requireSession({ loginService, cookies }: LoginParts): Middleware<State> {
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

/** Sets the session's cookie, and the device's where the browser becomes a known one. */
function giveSession(ctx: Context, cookies: OwnerCookies, { token, deviceToken, maxAgeMs }: OpenedSession): void {
  const session = cookies.session.give(token, maxAgeMs);
  ctx.set('Set-Cookie', deviceToken ? [session, cookies.device.give(deviceToken, deviceLifeMs)] : [session]);
}

const browserOf = ({ req }: Context, cookies: OwnerCookies) => ({
  deviceToken: cookies.device.read(req.headers),
  userAgent: req.headers['user-agent'],
});

/**
 * With an authenticator, a browser that is not remembered gets 200 `{ next: 'code' }` instead of 204. Logins only from
 * our own pages.
 */
export function sessionRoutes(
  parts: LoginParts & { csrf: Pick<Csrf, 'fromOwnPages'>; trustProxyHops: number },
): Routes[] {
  const { loginService, cookies, csrf, trustProxyHops } = parts;
  const sourceOf = (ctx: Context) => ({
    client: loginClientOf(ctx.req, trustProxyHops),
    ...browserOf(ctx, cookies),
  });

  const prefix = '/api/admin/session';
  return [
    createRoutes({ audience: 'public', prefix, priority: 'owner' })
      .post('', (ctx) =>
        csrf.fromOwnPages(ctx, async () => {
          const login = await jsonBody(ctx, Login);
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
        csrf.fromOwnPages(ctx, async () => {
          const { code } = await jsonBody(ctx, SecondStep);
          const pending = cookies.pending.read(ctx.req.headers);
          giveSession(ctx, cookies, await loginService.enterCode({ code, pending }, sourceOf(ctx)));
          ctx.append('Set-Cookie', cookies.pending.take);
          ctx.status = 204;
        }),
      ),
    createRoutes({ audience: 'owner', prefix })
      .get('', () => ({ isOwner: true }))
      .delete('', async (ctx) => {
        const token = cookies.session.read(ctx.req.headers);
        if (token) await loginService.logout(token);
        ctx.set('Set-Cookie', cookies.session.take);
        ctx.status = 204;
      }),
  ];
}

const password = v.optional(Password, '');
const code = v.optional(Code, '');
const next = v.optional(text(2000, `Please use at most ${maxPasswordLength} characters`), '');

/** Deleting one device logs it out; deleting all spares this one. */
export function securityRoutes({ security, cookies }: Pick<Auth, 'security'> & { cookies: OwnerCookies }) {
  const askingOf = (ctx: RouterContext<State>): Asking => ({ device: deviceOf(ctx), ...browserOf(ctx, cookies) });
  /** What remains of a result is the response. */
  function renew<Rest extends object>(ctx: Context, { session, ...rest }: Rest & { session: OpenedSession }) {
    giveSession(ctx, cookies, session);
    return rest;
  }

  return createRoutes({ audience: 'owner', prefix: '/api/admin/security' })
    .get('', async (ctx) => (await security.state(deviceOf(ctx))) satisfies SecurityState)
    .post('/password', async (ctx) => {
      const given = await jsonBody(ctx, v.object({ password, next }));
      renew(ctx, await security.changePassword(askingOf(ctx), given));
      ctx.status = 204;
    })
    .post('/authenticator/setup', async (ctx) => {
      const given = await jsonBody(ctx, v.object({ password }));
      const { uri, key } = renew(ctx, await security.beginAuthenticator(askingOf(ctx), given.password));
      return { uri, key, qr: renderSVG(uri, { border: 2 }) } satisfies AuthenticatorSetup;
    })
    .post('/authenticator/confirm', async (ctx) => {
      const given = await jsonBody(ctx, v.object({ code }));
      return renew(ctx, await security.confirmAuthenticator(askingOf(ctx), given.code)) satisfies RecoveryCodes;
    })
    .post('/authenticator/off', async (ctx) => {
      const given = await jsonBody(ctx, v.object({ password, code }));
      renew(ctx, await security.turnOffAuthenticator(askingOf(ctx), given));
      ctx.status = 204;
    })
    .post('/recovery-codes', async (ctx) => {
      const given = await jsonBody(ctx, v.object({ password, code }));
      return renew(ctx, await security.renewRecoveryCodes(askingOf(ctx), given)) satisfies RecoveryCodes;
    })
    .delete('/devices/:id', async (ctx) => {
      await security.endDevice(deviceOf(ctx), ctx.params.id ?? '');
      ctx.status = 204;
    })
    .delete('/devices', async (ctx) => {
      await security.endOtherDevices(deviceOf(ctx));
      ctx.status = 204;
    });
}

/**
 * Behind an undeclared proxy the forwarded chain, which nobody can imitate, replaces the address, so inventing chains
 * does not lock the owner out.
 */
function loginClientOf(request: IncomingMessage, trustProxyHops: number): LoginClient {
  const client = clientOf(request, trustProxyHops);
  if (client.kind === 'address') return { client, isUnproven: false };
  const { 'x-forwarded-for': chain = '', forwarded = '' } = request.headers;
  const network = `forwarded ${chain} ${forwarded}`;
  return { client: { kind: 'address', network }, isUnproven: true };
}
