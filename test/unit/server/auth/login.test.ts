import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPendingLogins } from '../../../../server/auth/login-service.ts';
import { browserName, createSessions } from '../../../../server/auth/sessions.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { LimitStore, Store } from '../../../../server/store/store.ts';
import { newDataDir } from '../../../store/support/open-in.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-06-01T12:00:00Z');

let dataDir: string;
let store: Store;
beforeEach(() => {
  dataDir = newDataDir();
  store = sqliteStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

it.each([
  ['ninety days later', 89.9, true],
  ['after that', 90.1, false],
  ['a few hours earlier, by a clock that was corrected', -0.5, true],
  ['days earlier, by a clock that was set back', -2, false],
])('a browser is known: %s', async (_, days, isKnown) => {
  let now = new Date(start);
  const credentials = async () => ({ passwordHash: '', epoch: 'first' });
  const sessions = createSessions({ store, credentials, now: () => now });
  const how = { staysSignedIn: false, hasShownCode: false, epoch: 'first' };
  const opened = await sessions.open(undefined, undefined, how);
  now = new Date(start + days * dayMs);
  expect((await sessions.known(opened?.deviceToken)) !== undefined).toBe(isKnown);
});

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Microsoft Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
  [undefined, 'Unknown browser'],
  ['', 'Unknown browser'],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});

it.each([
  '<img src=x onerror=alert(1)>/1',
  'x'.repeat(16_000),
  '"; drop table device; --',
  '\u202Eevil',
  `(${'('.repeat(9000)}`,
])('quotes little of an unknown user agent', (agent) => {
  const name = browserName(agent);
  expect(name).toMatch(/^[\w .-]{1,80}$/);
});

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
