import { describe, expect, it } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import { cookieOf, fromOurPages, login, startWithBrowsers } from '../support/owner-session.ts';
import { nextAddress, startServer, type TestServer } from '../support/test-server.ts';

describe('an office', () => {
  const minuteMs = 60_000;
  const hourMs = 60 * minuteMs;
  const path = '/api/admin/session';

  const guess = (server: TestServer, password: unknown, address = nextAddress()) =>
    server.post(path, { password }, { ...fromOurPages, 'x-forwarded-for': address });

  /** A server whose clock the test sets. */
  async function startAt(start: Date) {
    let now = start;
    const server = await startServer({ now: () => now });
    return {
      server,
      wait: (ms: number) => {
        now = new Date(now.getTime() + ms);
      },
    };
  }

  describe('the owner’s session', () => {
    it('starts with the right password and allows the admin calls', async () => {
      await using server = await startServer();
      expect((await server.call('/api/admin/events')).status).toBe(401);
      const owner = await login(server);
      const { status, headers } = await server.call('/api/admin/events', { headers: owner });
      expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
    });

    it('sets a cookie that scripts, other sites and plain http cannot read', async () => {
      await using secure = await startServer({ config: { publicUrl: 'https://site.example' } });
      await using plain = await startServer();
      const cookie = async (server: TestServer) => (await guess(server, ownerPassword)).headers['set-cookie'];
      expect(await cookie(secure)).toEqual([
        expect.stringMatching(/^__Host-brushline=[\w-]{43}; Secure; HttpOnly; SameSite=Strict; Path=\/$/),
        expect.stringMatching(
          /^__Host-brushline-device=[\w-]{43}; Secure; HttpOnly; SameSite=Strict; Path=\/; Max-Age=7776000$/,
        ),
      ]);
      expect(await cookie(plain)).toEqual([
        expect.stringMatching(/^brushline-office=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/),
        expect.stringMatching(
          /^brushline-office-device=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/; Max-Age=7776000$/,
        ),
      ]);
    });

    it('never adopts a cookie set by somebody else', async () => {
      await using server = await startServer();
      const preset = `brushline-office=${'A'.repeat(43)}`;
      const answer = await server.post(path, { password: ownerPassword }, { ...fromOurPages, cookie: preset });
      expect(cookieOf(answer.headers['set-cookie'])).not.toBe(preset);
      expect((await server.call('/api/admin/events', { headers: { cookie: preset } })).status).toBe(401);
    });

    it('ends with Logout, also for the old cookie', async () => {
      await using server = await startServer();
      const owner = await login(server);
      const { status, headers } = await server.call(path, { method: 'DELETE', headers: owner });
      expect([status, headers['set-cookie']]).toEqual([204, [expect.stringContaining('Max-Age=0')]]);
      expect((await server.call('/api/admin/events', { headers: owner })).status).toBe(401);
    });

    it('replaces the previous session when the same browser logs in again', async () => {
      await using server = await startServer();
      const former = await login(server);
      await server.post(path, { password: ownerPassword }, former);
      expect((await server.call('/api/admin/events', { headers: former })).status).toBe(401);
    });

    it('ends after half an hour without a call, and after twelve hours at the latest', async () => {
      const { server, wait } = await startAt(new Date('2026-06-01T12:00:00Z'));
      await using _ = server;
      const isLive = async (headers: Record<string, string>) =>
        (await server.call('/api/admin/events', { headers })).status === 200;
      const idle = await login(server);
      wait(31 * minuteMs);
      expect(await isLive(idle)).toBe(false);
      const busy = await login(server);
      for (let spent = 0; spent < 12 * hourMs - 20 * minuteMs; spent += 20 * minuteMs) {
        wait(20 * minuteMs);
        expect(await isLive(busy)).toBe(true);
      }
      wait(20 * minuteMs);
      expect(await isLive(busy)).toBe(false);
    });
  });

  describe('a wrong password', () => {
    it.each(['', 'wrong', ' '.repeat(200)])('gets the same message: %j', async (password) => {
      await using server = await startServer();
      const answer = await guess(server, password);
      expect([answer.status, answer.json().code, answer.json().title]).toEqual([
        401,
        'wrong_password',
        'Incorrect password',
      ]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    });

    it.each([undefined, 5, null, ['a'], { $ne: '' }, 'x'.repeat(201)])(
      'is refused if it has another type: %j',
      async (password) => {
        await using server = await startServer();
        const answer = await guess(server, password);
        expect([answer.status, answer.json().errors]).toEqual([
          422,
          [{ field: 'password', message: 'Incorrect password' }],
        ]);
      },
    );

    it('is checked five times, then locks for ten minutes, doubling each time', async () => {
      const { server, wait } = await startAt(new Date('2026-06-01T12:00:00Z'));
      await using _ = server;
      const address = nextAddress();
      const statuses = [];
      for (let index = 0; index < 7; index += 1) statuses.push((await guess(server, `wrong ${index}`, address)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
      wait(10 * minuteMs);
      expect((await guess(server, 'wrong', address)).status).toBe(401);
      const locked = await guess(server, 'wrong', address);
      expect([locked.status, locked.headers['retry-after']]).toEqual([429, String(20 * 60)]);
      expect((await guess(server, ownerPassword, address)).status).toBe(429);
      wait(20 * minuteMs);
      expect((await guess(server, ownerPassword, address)).status).toBe(204);
      expect(server.limitCounts.counts()).toMatchObject([{ limit: { name: 'guesses' }, count: 4 }]);
    });
  });

  describe('changes of the admin', () => {
    it.each([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['a sister site', { 'sec-fetch-site': 'same-site' }],
      ['an address bar', { 'sec-fetch-site': 'none' }],
      ['an unknown origin', { origin: 'https://evil.example' }],
      ['no page at all', {}],
    ])('are refused from %s', async (_, headers) => {
      await using server = await startServer({ config: { embedOrigins: ['https://evil.example'] } });
      const body = JSON.stringify({ password: ownerPassword });
      const { status } = await server.call(path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      });
      expect(status).toBe(403);
    });

    describe('by their target address', () => {
      const loginAt = async (headers: Record<string, string>) => {
        await using server = await startServer({ config: { publicUrl: 'http://www.site.example' } });
        return server.post(path, { password: ownerPassword }, headers);
      };
      const page = { 'sec-fetch-site': 'same-origin' };
      const rebound = { host: 'evil.example:3000', origin: 'http://evil.example:3000' };

      it.each<[string, Record<string, string>]>([
        ['the public one', { ...page, host: 'www.site.example', origin: 'http://www.site.example' }],
        [
          'the public one, whatever the proxy made of Host',
          { ...page, host: 'app', origin: 'http://www.site.example' },
        ],
        ['localhost', { ...page, host: 'localhost:3000', origin: 'http://localhost:3000' }],
        ['an IPv4 address', { ...page, host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000' }],
        ['an IPv6 address', { ...page, host: '[fd00::5]:3000', origin: 'http://[fd00::5]:3000' }],
        ['an address of a browser that says no more', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
      ])('are accepted at %s', async (_, headers) => {
        expect((await loginAt(headers)).status).toBe(204);
      });

      it.each<[string, Record<string, string>]>([
        ['a name that somebody points at us', { ...page, ...rebound }],
        ['such a name without an origin', { ...page, host: rebound.host }],
        ['a name that begins like an address', { ...page, host: '127.0.0.1.evil.example' }],
        ['no host that can be read', { ...page, host: '[::1' }],
      ])('are refused at %s', async (_, headers) => {
        const answer = await loginAt(headers);
        expect([answer.status, answer.json().code]).toEqual([403, 'office_address']);
      });

      it('are refused if the browser contradicts itself', async () => {
        const headers = { ...page, host: '127.0.0.1:3000', origin: 'https://evil.example' };
        expect((await loginAt(headers)).status).toBe(403);
      });
    });
  });
});

describe('security', () => {
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
});
