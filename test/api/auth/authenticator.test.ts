import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import { startWithBrowsers } from '../support/owner-session.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const newPassword = 'a kettle of quiet otters';

describe('the authenticator', () => {
  it('is active only after one of its codes is entered; then a new browser needs a code', async () => {
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

  it('accepts a code once, from the current time step and one step to either side', async () => {
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

  it('accepts each recovery code once, until they are renewed', async () => {
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
    const pasted = `“${renewed[1].replace('-', '\u2011').replace('-', '–\n')}”.\u200b`;
    expect([await tries(second), await tries(pasted)]).toEqual([401, 204]);
    wait(minuteMs);
    expect((await phone.state()).authenticator?.recoveryCodesLeft).toBe(9);
  });

  it('is skipped for thirty days in a browser that stays signed in, and in no other', async () => {
    const { server, openBrowser, turnOn, wait } = await startWithBrowsers();
    await using _ = server;
    const [phone, laptop] = [openBrowser(), openBrowser()];
    // Being remembered before the authenticator was active does not count.
    await laptop.login(ownerPassword, true);
    await phone.login();
    const { code } = await turnOn(phone);
    expect((await laptop.login(ownerPassword, true)).status).toBe(200);
    expect((await laptop.call('POST', '/session/code', { code: code() })).status).toBe(204);
    await laptop.call('DELETE', '/session');
    expect((await laptop.login()).status).toBe(204);
    // The phone never chose to be remembered.
    expect((await phone.login()).status).toBe(200);
    wait(30 * dayMs);
    expect((await laptop.login()).status).toBe(200);
  });

  it('is required again in a browser that was remembered under another authenticator', async () => {
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

  it('is turned off with password and code, and then no login needs a code', async () => {
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

  it('ends every other session and forgets every other device when it is turned on or off', async () => {
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

  it('accepts a code only after the password, for five minutes', async () => {
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

describe('guesses of an authenticator’s codes', () => {
  it('gives someone with the password at most ten guesses, from any number of addresses', async () => {
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
    // A known browser has separate guesses.
    wait(minuteMs);
    await phone.login();
    expect((await phone.call('POST', '/session/code', { code: code() })).status).toBe(204);
  });

  it('accepts a recovery code from any browser, no matter how many codes others have guessed', async () => {
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

  it('counts the guesses of a pending login and of a known browser, no matter which password is entered in between', async () => {
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
    // Its own five, and then the remaining five for unknown browsers.
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it.each(['/security/authenticator/off', '/security/recovery-codes'])(
    'gives a session five guesses at %s, no matter which password is entered in between',
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
});

describe('guesses of the owner', () => {
  it('a long lock is told in hours', async () => {
    const { server, openBrowser, wait } = await startWithBrowsers();
    await using _ = server;
    const stranger = openBrowser();
    const said = async () => (await stranger.login('wrong')).json().errors?.[0].message;
    for (let tries = 0; tries < 5; tries += 1) await said();
    const locks: unknown[] = [];
    for (const minutes of [10, 20, 40, 80, 160]) {
      locks.push(await said());
      wait(minutes * minuteMs);
      await said();
    }
    expect(locks).toEqual(
      ['10 minutes', '20 minutes', '40 minutes', '80 minutes', '3 hours'].map(
        (time) => `Too many tries. Try again in ${time}.`,
      ),
    );
  });
});
