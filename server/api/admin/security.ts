import type { RouterContext } from '@koa/router';
import { renderSVG } from 'uqr';
import * as v from 'valibot';
import type { AuthenticatorSetup, RecoveryCodes, SecurityState } from '../../../catalogue/contracts/admin/security.ts';
import type { Auth } from '../../auth/account-security.ts';
import { maxPasswordLength } from '../../auth/password-policy.ts';
import type { Asking } from '../../auth/sessions.ts';
import { createRoutes, type State } from '../../http/routes.ts';
import { problemSentences } from '../../problem.ts';
import { jsonBody } from '../json-body.ts';
import { deviceOf, giveSession, type OwnerCookies } from './session.ts';

const text = (max: number, sentence: string) => v.pipe(v.string(sentence), v.maxLength(max, sentence));
const password = v.optional(text(maxPasswordLength, problemSentences.wrong_password), '');
const code = v.optional(text(100, problemSentences.wrong_code), '');
const next = v.optional(text(2000, `Please use at most ${maxPasswordLength} characters`), '');

/** Deleting one device logs it out; deleting all spares this one. */
export function securityRoutes({ security, cookies }: Pick<Auth, 'security'> & { cookies: OwnerCookies }) {
  const askingOf = (ctx: RouterContext<State>): Asking => ({
    device: deviceOf(ctx),
    deviceToken: cookies.device.read(ctx.req.headers),
    userAgent: ctx.req.headers['user-agent'],
  });

  return createRoutes({ audience: 'owner', prefix: '/api/admin/security' })
    .get('', async (ctx) => {
      ctx.body = (await security.state(deviceOf(ctx))) satisfies SecurityState;
    })
    .post('/password', async (ctx) => {
      const given = await jsonBody(ctx, v.object({ password, next }));
      giveSession(ctx, cookies, (await security.changePassword(askingOf(ctx), given)).session);
      ctx.status = 204;
    })
    .post('/authenticator/setup', async (ctx) => {
      const given = await jsonBody(ctx, v.object({ password }));
      const { uri, key, session } = await security.beginAuthenticator(askingOf(ctx), given.password);
      giveSession(ctx, cookies, session);
      ctx.body = { uri, key, qr: renderSVG(uri, { border: 2 }) } satisfies AuthenticatorSetup;
    })
    .post('/authenticator/confirm', async (ctx) => {
      const given = await jsonBody(ctx, v.object({ code }));
      const { recoveryCodes, session } = await security.confirmAuthenticator(askingOf(ctx), given.code);
      giveSession(ctx, cookies, session);
      ctx.body = { recoveryCodes } satisfies RecoveryCodes;
    })
    .post('/authenticator/off', async (ctx) => {
      const given = await jsonBody(ctx, v.object({ password, code }));
      giveSession(ctx, cookies, (await security.turnOffAuthenticator(askingOf(ctx), given)).session);
      ctx.status = 204;
    })
    .post('/recovery-codes', async (ctx) => {
      const given = await jsonBody(ctx, v.object({ password, code }));
      const { recoveryCodes, session } = await security.renewRecoveryCodes(askingOf(ctx), given);
      giveSession(ctx, cookies, session);
      ctx.body = { recoveryCodes } satisfies RecoveryCodes;
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
