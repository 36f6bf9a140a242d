import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { ownerHash, ownerPassword } from '../support/owner.ts';
import { type AdminCall, testAdminCalls } from './support/admin-calls.ts';
import { startWithBrowsers } from './support/owner-browsers.ts';
import { cookiesOf, fromOurPages } from './support/owner-session.ts';
import { startServer } from './support/test-server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const newPassword = 'a kettle of quiet otters';

describe('staying signed in', () => {
  it('is a choice: thirty days with it, else until the browser or half an hour is over', async () => {
    const { server, openBrowser, wait } = await startWithBrowsers();
    await using _ = server;
    const [short, long] = [openBrowser(), openBrowser()];
    expect((await short.login()).headers['set-cookie']?.[0]).not.toContain('Max-Age');
    expect((await long.login(ownerPassword, true)).headers['set-cookie']?.[0]).toContain(`Max-Age=${30 * 86_400}`);
    wait(29 * dayMs);
    expect([await short.isIn(), await long.isIn()]).toEqual([false, true]);
    wait(dayMs);
    expect(await long.isIn()).toBe(false);
  });

  it.each(['yes', 1, null, {}])('takes no %j for an answer', async (staysSignedIn) => {
    const { server, openBrowser } = await startWithBrowsers();
    await using _ = server;
    const { call } = openBrowser();
    expect((await call('POST', '/session', { password: ownerPassword, staysSignedIn })).status).toBe(422);
  });
});

describe('changing the password', () => {
  it('asks for the old one, and ends every other session and device', async () => {
    const { server, openBrowser } = await startWithBrowsers();
    await using _ = server;
    const [phone, laptop, shop] = [openBrowser(), openBrowser(), openBrowser()];
    for (const browser of [phone, laptop, shop]) await browser.login(ownerPassword, true);
    await shop.call('DELETE', '/session');
    const former = phone.jar.get('brushline-office');
    const answer = await phone.call('POST', '/security/password', { password: ownerPassword, next: newPassword });
    expect(answer.status).toBe(204);
    expect([await phone.isIn(), await laptop.isIn()]).toEqual([true, false]);
    const old = await server.call('/api/admin/events', { headers: { cookie: `brushline-office=${former}` } });
    expect(old.status).toBe(401);
    expect((await laptop.login()).status).toBe(401);
    expect((await laptop.login(newPassword)).status).toBe(204);
    const { devices, password } = await phone.state();
    expect(devices).toHaveLength(2);
    expect(password).toEqual({ isConfigured: false, changedAt: '2026-06-01T12:00:00.000Z' });
  });

  it.each([
    ['wrong', newPassword, 'password', 'Incorrect password'],
    [ownerPassword, 'short', 'next', 'Please use at least 12 characters'],
    [ownerPassword, 'Password2026!', 'next', 'Please choose another one: too many people use this password'],
    [ownerPassword, 'Brushline Chester', 'next', 'Please do not use the name or the facts of the business'],
    [ownerPassword, 'x y '.repeat(51), 'next', 'Please use at most 200 characters'],
  ])('is refused: %j, %j', async (password, next, field, message) => {
    const { server, openBrowser } = await startWithBrowsers();
    await using _ = server;
    const phone = openBrowser();
    await phone.login();
    const answer = await phone.call('POST', '/security/password', { password, next });
    expect([answer.status, answer.json().errors]).toEqual([422, [{ field, message }]]);
    expect((await openBrowser().login()).status).toBe(204);
  });

  it('is not for the admin where the environment sets it', async () => {
    const { server, openBrowser } = await startWithBrowsers({ config: { adminPasswordHash: ownerHash } });
    await using _ = server;
    const phone = openBrowser();
    await phone.login();
    const answer = await phone.call('POST', '/security/password', { password: ownerPassword, next: newPassword });
    expect([answer.status, answer.json().code]).toEqual([409, 'configured_password']);
    expect((await phone.state()).password).toEqual({ isConfigured: true });
    expect((await openBrowser().login()).status).toBe(204);
  });

  it('gives nobody who has only a session more than five guesses of the old one', async () => {
    const { server, openBrowser } = await startWithBrowsers();
    await using _ = server;
    const phone = openBrowser();
    await phone.login();
    const statuses = [];
    for (let tries = 0; tries < 7; tries += 1) {
      statuses.push(
        (await phone.call('POST', '/security/password', { password: `wrong ${tries}`, next: newPassword })).status,
      );
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });
});

describe('the authenticator', () => {
  it('counts only after a code of it, and then a new browser is asked for one', async () => {
    const { server, openBrowser, wait } = await startWithBrowsers();
    await using _ = server;
    const [phone, laptop] = [openBrowser(), openBrowser()];
    await phone.login();
    const setup = (await phone.call('POST', '/security/authenticator/setup', { password: ownerPassword })).json();
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Brushline:Office\?issuer=Brushline&secret=[A-Z2-7]{32}&/);
    expect(setup.qr).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
    expect((await laptop.login()).status).toBe(204);
    const totp = new TOTP({ secret: Secret.fromBase32(setup.key) });
    const wrong = await phone.call('POST', '/security/authenticator/confirm', { code: '000000' });
    expect([wrong.status, wrong.json().errors[0].field]).toEqual([422, 'code']);
    expect((await phone.state()).authenticator).toBeUndefined();

    const timestamp = Date.parse('2026-06-01T12:00:00Z');
    const confirm = await phone.call('POST', '/security/authenticator/confirm', { code: totp.generate({ timestamp }) });
    expect(new Set(confirm.json().recoveryCodes).size).toBe(10);
    expect((await phone.state()).authenticator).toEqual({ since: '2026-06-01T12:00:00.000Z', recoveryCodesLeft: 10 });
    wait(minuteMs);
    await laptop.call('DELETE', '/session');
    const first = await laptop.login();
    expect([first.status, first.json()]).toEqual([200, { next: 'code' }]);
    expect(await laptop.isIn()).toBe(false);
    const code = totp.generate({ timestamp: timestamp + minuteMs });
    expect((await laptop.call('POST', '/session/code', { code })).status).toBe(204);
    expect(await laptop.isIn()).toBe(true);
  });

  it('takes a code once, of its own time and a step to either side', async () => {
    const { server, openBrowser, turnOn, wait } = await startWithBrowsers();
    await using _ = server;
    const phone = openBrowser();
    await phone.login();
    const { code } = await turnOn(phone);
    const tries = async (given: string) => {
      const browser = openBrowser();
      await browser.login();
      return (await browser.call('POST', '/session/code', { code: given })).status;
    };
    expect([await tries(code(-60_000)), await tries(code(60_000))]).toEqual([401, 401]);
    expect([await tries(code(-30_000)), await tries(code(-30_000))]).toEqual([204, 401]);
    const late = code();
    expect(await tries(` ${late.slice(0, 3)} ${late.slice(3)} `)).toBe(204);
    expect([await tries(late), await tries(code(-30_000))]).toEqual([401, 401]);
    wait(minuteMs);
    const racing = [openBrowser(), openBrowser(), openBrowser()];
    for (const browser of racing) await browser.login();
    const answers = await Promise.all(racing.map(({ call }) => call('POST', '/session/code', { code: code() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401]);
  });

  it('lets in with a recovery code, each once, until there are others', async () => {
    const { server, openBrowser, turnOn, wait } = await startWithBrowsers();
    await using _ = server;
    const phone = openBrowser();
    await phone.login();
    const { code, recoveryCodes } = await turnOn(phone);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^([a-km-z2-9]{6}-){3}[a-km-z2-9]{6}$/);
    const tries = async (given: string) => {
      const browser = openBrowser();
      await browser.login();
      return (await browser.call('POST', '/session/code', { code: given })).status;
    };
    expect([await tries(first.toUpperCase().replaceAll('-', ' ')), await tries(first)]).toEqual([204, 401]);
    expect((await phone.state()).authenticator?.recoveryCodesLeft).toBe(9);
    expect(JSON.stringify(await server.store.setting('authenticator'))).not.toContain(second);
    const both = { password: ownerPassword, code: code() };
    const renewed = (await phone.call('POST', '/security/recovery-codes', both)).json().recoveryCodes;
    expect([await tries(second), await tries(renewed[1])]).toEqual([401, 204]);
    wait(minuteMs);
    expect((await phone.state()).authenticator?.recoveryCodesLeft).toBe(9);
  });

  it('is not asked for within thirty days where the owner stays signed in, nor after that elsewhere', async () => {
    const { server, openBrowser, turnOn, wait } = await startWithBrowsers();
    await using _ = server;
    const [phone, laptop] = [openBrowser(), openBrowser()];
    // Remembered before the authenticator counted is not remembered.
    await laptop.login(ownerPassword, true);
    await phone.login();
    const { code } = await turnOn(phone);
    expect((await laptop.login(ownerPassword, true)).status).toBe(200);
    expect((await laptop.call('POST', '/session/code', { code: code() })).status).toBe(204);
    await laptop.call('DELETE', '/session');
    expect((await laptop.login()).status).toBe(204);
    // The phone has never asked to be remembered.
    expect((await phone.login()).status).toBe(200);
    wait(30 * dayMs);
    expect((await laptop.login()).status).toBe(200);
  });

  it('is asked for again where another one was remembered', async () => {
    const { server, openBrowser, turnOn, wait } = await startWithBrowsers();
    await using _ = server;
    const [phone, laptop] = [openBrowser(), openBrowser()];
    await phone.login();
    const { code } = await turnOn(phone);
    await laptop.login(ownerPassword, true);
    await laptop.call('POST', '/session/code', { code: code() });
    expect((await laptop.login()).status).toBe(204);
    wait(minuteMs);
    await phone.call('POST', '/security/authenticator/off', { password: ownerPassword, code: code() });
    await turnOn(phone);
    expect((await laptop.login()).status).toBe(200);
  });

  it('is turned off with password and code, and then a code is asked for nowhere', async () => {
    const { server, openBrowser, turnOn } = await startWithBrowsers();
    await using _ = server;
    const phone = openBrowser();
    await phone.login();
    const { code } = await turnOn(phone);
    const off = (password: string, given: string) =>
      phone.call('POST', '/security/authenticator/off', { password, code: given });
    expect((await off('wrong', code())).json().errors[0].field).toBe('password');
    expect((await off(ownerPassword, '123')).json().errors[0].field).toBe('code');
    const again = await phone.call('POST', '/security/authenticator/setup', { password: ownerPassword });
    expect(again.status).toBe(422);
    expect((await off(ownerPassword, code())).status).toBe(204);
    expect((await phone.state()).authenticator).toBeUndefined();
    expect((await openBrowser().login()).status).toBe(204);
  });

  it('gives nobody with the password more than ten guesses, from any addresses', async () => {
    const { server, openBrowser, turnOn, wait } = await startWithBrowsers();
    await using _ = server;
    const [phone, trusted] = [openBrowser(), openBrowser()];
    await phone.login();
    const { code } = await turnOn(phone);
    await trusted.login(ownerPassword, true);
    await trusted.call('POST', '/session/code', { code: code() });
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const stranger = openBrowser();
      await stranger.login();
      statuses.push((await stranger.call('POST', '/session/code', { code: '000000' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    // A browser that was logged in before has guesses of its own.
    wait(minuteMs);
    await phone.login();
    expect((await phone.call('POST', '/session/code', { code: code() })).status).toBe(204);
  });

  it('takes a recovery code from any browser, however many codes strangers have guessed', async () => {
    const { server, openBrowser, turnOn, wait } = await startWithBrowsers();
    await using _ = server;
    const phone = openBrowser();
    await phone.login();
    const { code, recoveryCodes } = await turnOn(phone);
    const stranger = openBrowser();
    for (let hours = 0; hours < 30; hours += 1) {
      for (let tries = 0; tries < 4; tries += 1) {
        await stranger.login();
        await stranger.call('POST', '/session/code', { code: '000000' });
      }
      wait(60 * minuteMs);
    }
    const laptop = openBrowser();
    for (let tries = 0; tries < 20; tries += 1) {
      await stranger.login();
      await stranger.call('POST', '/session/code', { code: '000000' });
    }
    await laptop.login();
    const refused = await laptop.call('POST', '/session/code', { code: code() });
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 600]);
    expect((await laptop.call('POST', '/session/code', { code: recoveryCodes[0] ?? '' })).status).toBe(204);
    await stranger.login();
    const wrong = await stranger.call('POST', '/session/code', { code: 'aaaaaa-aaaaaa-aaaaaa-aaaaaa' });
    expect(wrong.status).toBe(401);
    wait(20 * minuteMs);
    await laptop.call('DELETE', '/session');
    await laptop.login();
    expect((await laptop.call('POST', '/session/code', { code: code() })).status).toBe(204);
  });

  it('counts the guesses of half a login, and of a known browser, whatever password is entered between', async () => {
    const { server, openBrowser, turnOn } = await startWithBrowsers();
    await using _ = server;
    const [phone, stranger] = [openBrowser(), openBrowser()];
    await phone.login();
    await turnOn(phone);
    await stranger.login();
    const guess = async ({ call }: typeof phone) => (await call('POST', '/session/code', { code: '000000' })).status;
    const ofOne = [];
    for (let tries = 0; tries < 6; tries += 1) ofOne.push(await guess(stranger));
    expect(ofOne).toEqual([401, 401, 401, 401, 401, 429]);
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) {
      await phone.login();
      statuses.push(await guess(phone));
    }
    // Five of its own, and then the five that are left to strangers.
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it.each(['/security/authenticator/off', '/security/recovery-codes'])(
    'gives a session five guesses at %s, whatever password is entered between',
    async (path) => {
      const { server, openBrowser, turnOn } = await startWithBrowsers();
      await using _ = server;
      const phone = openBrowser();
      await phone.login();
      const { recoveryCodes } = await turnOn(phone);
      const statuses = [];
      for (let tries = 0; tries < 7; tries += 1) {
        // Without the device's cookie it remains the same device.
        phone.jar.delete('brushline-office-device');
        statuses.push((await phone.call('POST', path, { password: ownerPassword, code: '000000' })).status);
      }
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
      const given = { password: ownerPassword, code: recoveryCodes[0] ?? '' };
      expect((await phone.call('POST', path, given)).status).toBeLessThan(300);
    },
  );

  it('ends every other session and forgets every other device when it goes on, and when it goes off', async () => {
    const { server, openBrowser, turnOn } = await startWithBrowsers();
    await using _ = server;
    const [phone, laptop] = [openBrowser(), openBrowser()];
    for (const browser of [phone, laptop]) await browser.login();
    const { code } = await turnOn(phone);
    expect([await phone.isIn(), await laptop.isIn()]).toEqual([true, false]);
    expect((await phone.state()).devices).toHaveLength(1);
    await laptop.login();
    await laptop.call('POST', '/session/code', { code: code() });
    expect(await laptop.isIn()).toBe(true);
    await phone.call('POST', '/security/authenticator/off', { password: ownerPassword, code: code(30_000) });
    expect([await phone.isIn(), await laptop.isIn()]).toEqual([true, false]);
  });

  it('is asked for a code only behind the password, and for five minutes', async () => {
    const { server, openBrowser, turnOn, wait } = await startWithBrowsers();
    await using _ = server;
    const [phone, laptop] = [openBrowser(), openBrowser()];
    await phone.login();
    const { code } = await turnOn(phone);
    const bare = await laptop.call('POST', '/session/code', { code: code() });
    expect([bare.status, bare.json().code]).toEqual([401, 'login_expired']);
    await laptop.login();
    wait(5 * minuteMs);
    expect((await laptop.call('POST', '/session/code', { code: code() })).json().code).toBe('login_expired');
    await laptop.login();
    await phone.call('POST', '/security/password', { password: ownerPassword, next: newPassword });
    expect((await laptop.call('POST', '/session/code', { code: code() })).json().code).toBe('login_expired');
  });
});

it('begins another session each time that the password was asked for', async () => {
  const { server, openBrowser, turnOn } = await startWithBrowsers();
  await using _ = server;
  const phone = openBrowser();
  await phone.login();
  const tokens = [phone.jar.get('brushline-office') ?? ''];
  const note = () => tokens.push(phone.jar.get('brushline-office') ?? '');
  const { code } = await turnOn(phone);
  note();
  await phone.call('POST', '/security/recovery-codes', { password: ownerPassword, code: code() });
  note();
  await phone.call('POST', '/security/authenticator/off', { password: ownerPassword, code: code(30_000) });
  note();
  await phone.call('POST', '/security/password', { password: ownerPassword, next: newPassword });
  note();
  expect(new Set(tokens).size).toBe(5);
  const statuses = tokens.map(
    async (token) =>
      (await server.call('/api/admin/events', { headers: { cookie: `brushline-office=${token}` } })).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 401, 401, 401, 200]);
  expect((await phone.state()).devices).toHaveLength(1);
  // One who brings no cookie of its device is another one from then on.
  phone.jar.delete('brushline-office-device');
  await phone.call('POST', '/security/password', { password: newPassword, next: ownerPassword });
  expect((await phone.state()).devices).toHaveLength(1);
});

describe('devices', () => {
  it('are listed by name without address, and ended one by one or all others', async () => {
    const { server, openBrowser, wait } = await startWithBrowsers();
    await using _ = server;
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
    expect(devices.map(({ isSignedIn }) => isSignedIn).filter(Boolean)).toHaveLength(2);
    expect(devices.every((device) => Object.keys(device).length === 7)).toBe(true);

    const other = devices.find(({ isCurrent, isSignedIn }) => isSignedIn && !isCurrent);
    expect((await phone.call('DELETE', `/security/devices/${other?.id}`)).status).toBe(204);
    expect((await phone.call('DELETE', `/security/devices/${other?.id}`)).status).toBe(404);
    expect([await phone.isIn(), await laptop.isIn()]).toEqual([true, false]);
    await laptop.login();
    expect((await phone.call('DELETE', '/security/devices')).status).toBe(204);
    expect([await phone.isIn(), await laptop.isIn()]).toEqual([true, false]);
    expect((await phone.state()).devices).toHaveLength(1);
  });
});

describe('what happened at the door', () => {
  it('is told to the owner and logged, failures by the hour, and neither holds an address or a secret', async () => {
    const { server, openBrowser, turnOn, wait } = await startWithBrowsers();
    await using _ = server;
    const phone = openBrowser();
    for (let tries = 0; tries < 3; tries += 1) await openBrowser().login(`wrong ${tries}`);
    await phone.login();
    const { code, recoveryCodes } = await turnOn(phone);
    const laptop = openBrowser();
    await laptop.login();
    await laptop.call('POST', '/session/code', { code: '000000' });
    await laptop.call('POST', '/session/code', { code: recoveryCodes[0] ?? '' });
    await phone.call('POST', '/security/recovery-codes', { password: ownerPassword, code: code() });
    wait(minuteMs);
    await phone.call('POST', '/security/authenticator/off', { password: ownerPassword, code: code() });
    await phone.call('POST', '/security/password', { password: ownerPassword, next: newPassword });
    await laptop.login(newPassword);
    const { devices, events } = await phone.state();
    await phone.call('DELETE', `/security/devices/${devices.find(({ isCurrent }) => !isCurrent)?.id}`);
    await phone.call('DELETE', '/security/devices');
    await phone.call('DELETE', '/session');

    const kinds = events.map(({ kind, count }) => `${kind} ${count}`);
    expect(kinds.sort()).toEqual(
      [
        ...['authenticator_off 1', 'authenticator_on 1', 'login 1', 'login 1', 'password_changed 1'],
        ...['recovery_codes_renewed 1', 'recovery_login 1', 'wrong_code 1', 'wrong_password 3'],
      ].sort(),
    );
    expect(events.find(({ kind }) => kind === 'password_changed')).toEqual({
      ...{ kind: 'password_changed', at: '2026-06-01T12:02:00.000Z', browser: 'Chrome on Android', count: 1 },
    });
    const lines = server.log.filter((line) => JSON.parse(line).event === 'auth').map((line) => JSON.parse(line));
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
});

const calls: readonly AdminCall[] = [
  { method: 'GET', path: '/security', status: 200 },
  { method: 'POST', path: '/security/password', body: { password: ownerPassword, next: newPassword }, status: 204 },
  { method: 'POST', path: '/security/authenticator/setup', body: { password: ownerPassword }, status: 200 },
  { method: 'DELETE', path: '/security/devices', status: 204 },
];
describe('each call', () => testAdminCalls(calls));

it('sets cookies that belong to the host and to https where there is https', async () => {
  await using server = await startServer({ config: { publicUrl: 'https://site.example' } });
  const answer = await server.post('/api/admin/session', { password: ownerPassword }, fromOurPages);
  for (const cookie of cookiesOf(answer.headers['set-cookie'])) expect(cookie).toMatch(/^__Host-/);
});
