import { describe, expect, it } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import { cookieOf, fromOurPages, login, startWithBrowsers } from '../support/owner-session.ts';
import { nextAddress, type Setup, startServer } from '../support/test-server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const path = '/api/admin/session';
const newPassword = 'a kettle of quiet otters';

/** A server whose clock the test sets. */
async function startLogins(setup: Setup = {}) {
  const { server, wait } = await startWithBrowsers(setup);
  return {
    ...{ server, wait },
    guess: (password: unknown, address = nextAddress()) =>
      server.post(path, { password }, { ...fromOurPages, 'x-forwarded-for': address }),
    statusFor: async (headers: Record<string, string>) => (await server.call('/api/admin/events', { headers })).status,
  };
}

describe('the owner’s session', () => {
  it('starts with the right password and allows the admin calls', async () => {
    const { server, statusFor } = await startLogins();
    expect(await statusFor({})).toBe(401);
    const { status, headers } = await server.call('/api/admin/events', { headers: await login(server) });
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
  });

  it.each([
    ['https://site.example', '__Host-brushline', 'Secure; '],
    ['http://site.example', 'brushline-office', ''],
  ])('at %s has a cookie that scripts and other sites cannot read', async (publicUrl, name, secure) => {
    const { guess } = await startLogins({ config: { publicUrl } });
    const attributes = `${secure}HttpOnly; SameSite=Strict; Path=/`;
    expect((await guess(ownerPassword)).headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^${name}=[\\w-]{43}; ${attributes}$`)),
      expect.stringMatching(new RegExp(`^${name}-device=[\\w-]{43}; ${attributes}; Max-Age=7776000$`)),
    ]);
  });

  it('never adopts a cookie set by somebody else', async () => {
    const { server, statusFor } = await startLogins();
    const cookie = `brushline-office=${'A'.repeat(43)}`;
    const answer = await server.post(path, { password: ownerPassword }, { ...fromOurPages, cookie });
    expect(cookieOf(answer.headers['set-cookie'])).not.toBe(cookie);
    expect(await statusFor({ cookie })).toBe(401);
  });

  it('ends with Logout, also for the old cookie', async () => {
    const { server, statusFor } = await startLogins();
    const owner = await login(server);
    const { status, headers } = await server.call(path, { method: 'DELETE', headers: owner });
    expect([status, headers['set-cookie']]).toEqual([204, [expect.stringContaining('Max-Age=0')]]);
    expect(await statusFor(owner)).toBe(401);
  });

  it('replaces the previous session when the same browser logs in again', async () => {
    const { server, statusFor } = await startLogins();
    const former = await login(server);
    await server.post(path, { password: ownerPassword }, former);
    expect(await statusFor(former)).toBe(401);
  });

  it('ends after half an hour without a call, and after twelve hours at the latest', async () => {
    const { server, wait, statusFor } = await startLogins();
    const idle = await login(server);
    wait(31 * minuteMs);
    expect(await statusFor(idle)).toBe(401);
    const busy = await login(server);
    for (let spent = 0; spent < (12 * 60 - 20) * minuteMs; spent += 20 * minuteMs) {
      wait(20 * minuteMs);
      expect(await statusFor(busy)).toBe(200);
    }
    wait(20 * minuteMs);
    expect(await statusFor(busy)).toBe(401);
  });

  it('stays on request for thirty days, otherwise until the browser closes or half an hour has passed', async () => {
    const { openBrowser, wait } = await startWithBrowsers();
    const [short, long] = [openBrowser(), openBrowser()];
    expect((await short.login()).headers['set-cookie']?.[0]).not.toContain('Max-Age');
    expect((await long.login(ownerPassword, true)).headers['set-cookie']?.[0]).toContain(`Max-Age=${30 * 86_400}`);
    wait(29 * dayMs);
    expect([await short.isIn(), await long.isIn()]).toEqual([false, true]);
    wait(dayMs);
    expect(await long.isIn()).toBe(false);
  });

  it('is a new one after each password prompt', async () => {
    const { server, openBrowser, turnOn } = await startWithBrowsers();
    const phone = openBrowser();
    await phone.login();
    const tokens = [phone.jar.get('brushline-office')];
    const prompt = async (call: string, body: object) => {
      await phone.call('POST', `/security/${call}`, { password: ownerPassword, ...body });
      tokens.push(phone.jar.get('brushline-office'));
    };
    const { code } = await turnOn(phone);
    tokens.push(phone.jar.get('brushline-office'));
    await prompt('recovery-codes', { code: code() });
    await prompt('authenticator/off', { code: code(30_000) });
    await prompt('password', { next: newPassword });
    expect(new Set(tokens).size).toBe(5);
    const statuses = tokens.map(async (token) => {
      const headers = { cookie: `brushline-office=${token}` };
      return (await server.call('/api/admin/events', { headers })).status;
    });
    expect(await Promise.all(statuses)).toEqual([401, 401, 401, 401, 200]);
    expect((await phone.state()).devices).toHaveLength(1);
    // A browser without the device's cookie becomes another device.
    phone.jar.delete('brushline-office-device');
    await phone.call('POST', '/security/password', { password: newPassword, next: ownerPassword });
    expect((await phone.state()).devices).toHaveLength(1);
  });
});

describe('a wrong password', () => {
  it.each(['', 'wrong', ' '.repeat(200)])('gets the same message: %j', async (password) => {
    const { guess } = await startLogins();
    const { headers, json } = await guess(password);
    expect(json()).toMatchObject({ status: 401, code: 'wrong_password', title: 'Incorrect password' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is refused if it has another type', async () => {
    const { guess } = await startLogins();
    for (const password of [undefined, 5, null, ['a'], { $ne: '' }, 'x'.repeat(201)]) {
      const { status, json } = await guess(password);
      expect([status, json().errors]).toEqual([422, [{ field: 'password', message: 'Incorrect password' }]]);
    }
  });

  it('is checked five times, then locks for ten minutes, doubling each time', async () => {
    const { server, wait, guess } = await startLogins();
    const address = nextAddress();
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await guess(`wrong ${index}`, address)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    wait(10 * minuteMs);
    expect((await guess('wrong', address)).status).toBe(401);
    const locked = await guess('wrong', address);
    expect([locked.status, locked.headers['retry-after']]).toEqual([429, String(20 * 60)]);
    expect((await guess(ownerPassword, address)).status).toBe(429);
    wait(20 * minuteMs);
    expect((await guess(ownerPassword, address)).status).toBe(204);
    expect(server.limitCounts.counts()).toMatchObject([{ limit: { name: 'guesses' }, count: 4 }]);
  });

  it('that locks for long is told in hours', async () => {
    const { wait, guess } = await startLogins();
    const address = nextAddress();
    let said = '';
    for (let guesses = 0; guesses < 14; guesses += 1) {
      const answer = await guess('wrong', address);
      if (answer.status !== 429) continue;
      said = answer.json().errors[0].message;
      wait(Number(answer.headers['retry-after']) * 1_000);
    }
    expect(said).toBe('Too many tries. Try again in 3 hours.');
  });
});

describe('changes of the admin', () => {
  const loginFrom = async (headers: Record<string, string>, config: Setup['config'] = {}) => {
    await using server = await startServer({ config: { publicUrl: 'http://www.site.example', ...config } });
    return server.post(path, { password: ownerPassword }, headers);
  };

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['an address bar', { 'sec-fetch-site': 'none' }],
    ['a registered origin', { origin: 'https://evil.example' }],
    ['no page at all', {}],
  ])('are refused from %s', async (_, headers) => {
    expect((await loginFrom(headers, { embedOrigins: ['https://evil.example'] })).status).toBe(403);
  });

  const page = { 'sec-fetch-site': 'same-origin' };
  const rebound = { host: 'evil.example:3000', origin: 'http://evil.example:3000' };

  it.each<[string, Record<string, string>]>([
    ['the public address', { ...page, host: 'www.site.example', origin: 'http://www.site.example' }],
    [
      'the public address, whatever the proxy made of Host',
      { ...page, host: 'app', origin: 'http://www.site.example' },
    ],
    ['localhost', { ...page, host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['an IPv4 address', { ...page, host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000' }],
    ['an IPv6 address', { ...page, host: '[fd00::5]:3000', origin: 'http://[fd00::5]:3000' }],
    ['an address of a browser that says no more', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
  ])('are accepted at %s', async (_, headers) => {
    expect((await loginFrom(headers)).status).toBe(204);
  });

  it.each<[string, Record<string, string>]>([
    ['a name that somebody points at us', { ...page, ...rebound }],
    ['such a name without an origin', { ...page, host: rebound.host }],
    ['a name that begins like an address', { ...page, host: '127.0.0.1.evil.example' }],
    ['no host that can be read', { ...page, host: '[::1' }],
    [
      'an address, of a browser that contradicts itself',
      { ...page, host: '127.0.0.1', origin: 'https://evil.example' },
    ],
  ])('are refused at %s', async (_, headers) => {
    const answer = await loginFrom(headers);
    expect([answer.status, answer.json().code]).toEqual([403, 'office_address']);
  });
});

it('devices are listed by name without address, and removed one by one or all others at once', async () => {
  const { openBrowser, wait } = await startWithBrowsers();
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
  const [phone, laptop, shop] = [openBrowser(), openBrowser(firefox), openBrowser(firefox)];
  await phone.login(ownerPassword, true);
  wait(minuteMs);
  await laptop.login();
  await shop.login();
  await shop.call('DELETE', '/session');
  wait(minuteMs);
  const { devices } = await phone.state();
  expect(devices).toHaveLength(3);
  expect(devices).toContainEqual({
    ...{ id: expect.any(String), browser: 'Chrome on Android', startedAt: '2026-06-01T12:00:00.000Z' },
    ...{ seenAt: expect.any(String), isCurrent: true, isSignedIn: true, staysSignedIn: true },
  });
  expect(devices.filter(({ isSignedIn }) => isSignedIn)).toHaveLength(2);
  expect(devices.every((device) => Object.keys(device).length === 7)).toBe(true);

  const other = devices.find(({ isCurrent, isSignedIn }) => isSignedIn && !isCurrent);
  const removed = async (device = '') => (await phone.call('DELETE', `/security/devices${device}`)).status;
  expect([await removed(`/${other?.id}`), await removed(`/${other?.id}`)]).toEqual([204, 404]);
  expect([await phone.isIn(), await laptop.isIn()]).toEqual([true, false]);
  await laptop.login();
  expect(await removed()).toBe(204);
  expect([await phone.isIn(), await laptop.isIn()]).toEqual([true, false]);
  expect((await phone.state()).devices).toHaveLength(1);
});

it('the log of logins is shown to the owner, failures by the hour, without an address or a secret', async () => {
  const { server, openBrowser, turnOn, wait } = await startWithBrowsers();
  const phone = openBrowser();
  for (let tries = 0; tries < 3; tries += 1) await openBrowser().login(`wrong ${tries}`);
  await phone.login();
  const { code, recoveryCodes } = await turnOn(phone);
  const laptop = openBrowser();
  await laptop.login();
  for (const given of ['000000', recoveryCodes[0]]) await laptop.call('POST', '/session/code', { code: given });
  await phone.call('POST', '/security/recovery-codes', { password: ownerPassword, code: code() });
  wait(minuteMs);
  await phone.call('POST', '/security/authenticator/off', { password: ownerPassword, code: code() });
  await phone.call('POST', '/security/password', { password: ownerPassword, next: newPassword });
  await laptop.login(newPassword);
  const { devices, events } = await phone.state();
  await phone.call('DELETE', `/security/devices/${devices.find(({ isCurrent }) => !isCurrent)?.id}`);
  await phone.call('DELETE', '/security/devices');
  await phone.call('DELETE', '/session');

  expect(events.map(({ kind, count }) => `${kind} ${count}`).sort()).toEqual([
    ...['authenticator_off 1', 'authenticator_on 1', 'login 1', 'login 1', 'password_changed 1'],
    ...['recovery_codes_renewed 1', 'recovery_login 1', 'wrong_code 1', 'wrong_password 3'],
  ]);
  expect(events.find(({ kind }) => kind === 'password_changed')).toEqual({
    ...{ kind: 'password_changed', at: '2026-06-01T12:02:00.000Z', browser: 'Chrome on Android', count: 1 },
  });
  const lines = server.log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'auth');
  expect(lines.map(({ kind, level }) => `${level} ${kind}`)).toEqual([
    ...['warn wrong_password', 'warn wrong_password', 'warn wrong_password', 'info login', 'info authenticator_on'],
    ...['warn wrong_code', 'info recovery_login', 'info recovery_codes_renewed', 'info authenticator_off'],
    ...['info password_changed', 'info login', 'info device_ended', 'info other_devices_ended', 'info logout'],
  ]);
  const written = server.log.join('\n') + JSON.stringify(await server.store.authEvents(100));
  for (const secret of [ownerPassword, newPassword, recoveryCodes[0] ?? '', code(), '203.0.', 'Mozilla']) {
    expect(written).not.toContain(secret);
  }
  expect((await server.store.authEvents(100)).some(({ kind }) => kind === 'logout')).toBe(true);
});
