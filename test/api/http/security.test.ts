import { describe, expect, it } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import { cookiesOf, fromOurPages, startWithBrowsers } from '../support/owner-session.ts';
import { startServer } from '../support/test-server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const newPassword = 'a kettle of quiet otters';

describe('staying signed in', () => {
  it('is optional: thirty days with it, otherwise until the browser closes or half an hour has passed', async () => {
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

  it.each(['yes', 1, null, {}])('does not accept %j as an answer', async (staysSignedIn) => {
    const { server, openBrowser } = await startWithBrowsers();
    await using _ = server;
    const { call } = openBrowser();
    expect((await call('POST', '/session', { password: ownerPassword, staysSignedIn })).status).toBe(422);
  });
});

it('starts a new session after each password prompt', async () => {
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
  // A browser without the device's cookie becomes another device.
  phone.jar.delete('brushline-office-device');
  await phone.call('POST', '/security/password', { password: newPassword, next: ownerPassword });
  expect((await phone.state()).devices).toHaveLength(1);
});

describe('devices', () => {
  it('are listed by name without address, and removed one by one or all others at once', async () => {
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

describe('the log of logins', () => {
  it('is shown to the owner and logged, failures by the hour, without an address or a secret', async () => {
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

it('sets cookies bound to the host, and to https if there is https', async () => {
  await using server = await startServer({ config: { publicUrl: 'https://site.example' } });
  const answer = await server.post('/api/admin/session', { password: ownerPassword }, fromOurPages);
  for (const cookie of cookiesOf(answer.headers['set-cookie'])) expect(cookie).toMatch(/^__Host-/);
});
