import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPendingLogins } from '../../../../server/auth/login-service.ts';
import type { LimitStore } from '../../../../server/store/store.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

function pendingAt(start: string) {
  let now = Date.parse(start);
  const secrets = new Map<number, Buffer>();
  const asked: number[] = [];
  const store: Pick<LimitStore, 'periodSecret'> = {
    async periodSecret(_, period) {
      asked.push(period);
      const secret = secrets.get(period) ?? randomBytes(32);
      secrets.set(period, secret);
      return secret;
    },
  };
  const logins = createPendingLogins({ store, now: () => new Date(now) });
  return { logins, asked, wait: (ms: number) => (now += ms) };
}

it('proves a login for five minutes, even across midnight', async () => {
  const { logins, wait } = pendingAt('2026-06-01T23:57:00Z');
  const token = await logins.issue({ staysSignedIn: true }, 'hash');
  expect(token).toMatch(/^[\w.-]{20,100}$/);
  expect(await logins.verify(token, 'hash')).toEqual({ staysSignedIn: true });
  wait(5 * minuteMs - 1);
  expect(await logins.verify(token, 'hash')).toEqual({ staysSignedIn: true });
  wait(1);
  expect(await logins.verify(token, 'hash')).toBeUndefined();
});

it('proves nothing after another password was set', async () => {
  const { logins } = pendingAt('2026-06-01T12:00:00Z');
  const token = await logins.issue({ staysSignedIn: false }, 'hash');
  expect(await logins.verify(token, 'hash')).toEqual({ staysSignedIn: false });
  expect(await logins.verify(token, 'another hash')).toBeUndefined();
});

it('cannot be forged, changed or used at another time', async () => {
  const { logins, asked, wait } = pendingAt('2026-06-01T12:00:00Z');
  const token = await logins.issue({ staysSignedIn: false }, 'hash');
  const [content = '', signature = ''] = token.split('.');
  const longer = content.replace(/-0-/, '-1-');
  for (const forged of [undefined, '', '.', `${longer}.${signature}`, `${content}.${'A'.repeat(43)}`, content]) {
    expect(await logins.verify(forged, 'hash')).toBeUndefined();
  }
  const soFar = asked.length;
  const far = `${(Date.parse('2026-06-01T12:00:00Z') + 9 * dayMs).toString(36)}${content.slice(content.indexOf('-'))}`;
  expect(await logins.verify(`${far}.${signature}`, 'hash')).toBeUndefined();
  wait(dayMs);
  expect(await logins.verify(token, 'hash')).toBeUndefined();
  expect(asked).toHaveLength(soFar);
});

it('accepts only one spelling of its token', async () => {
  const { logins } = pendingAt('2026-06-01T12:00:00Z');
  const token = await logins.issue({ staysSignedIn: false }, 'hash');
  const signatureOf = (one: string) => Buffer.from(one.split('.')[1] ?? '', 'base64url');
  const respelled = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((last) => token.slice(0, -1) + last)
    .filter((other) => other !== token && signatureOf(other).equals(signatureOf(token)));
  expect(respelled).toHaveLength(3);
  for (const other of respelled) expect(await logins.verify(other, 'hash')).toBeUndefined();
});
