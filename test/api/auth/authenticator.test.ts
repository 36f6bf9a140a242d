import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import { startWithBrowsers } from '../support/owner-session.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const newPassword = 'a kettle of quiet otters';

/** A server whose owner has turned the authenticator on with a phone. */
async function startWithAuthenticator() {
  const { openBrowser, turnOn, ...rest } = await startWithBrowsers();
  const phone = openBrowser();
  await phone.login();
  type Browser = typeof phone;
  const enter = async ({ call }: Browser, code = '') => (await call('POST', '/session/code', { code })).status;
  return {
    ...rest,
    ...{ openBrowser, turnOn, phone, enter },
    ...(await turnOn(phone)),
    turnOff: (code: string, password = ownerPassword) =>
      phone.call('POST', '/security/authenticator/off', { password, code }),
    /** Logs in with the password in a new browser, and enters this code. */
    async tryIn(code = '', browser = openBrowser()) {
      await browser.login();
      return enter(browser, code);
    },
  };
}

describe('the authenticator', () => {
  it('is active only after one of its codes is entered; then a new browser needs a code', async () => {
    const { openBrowser, wait } = await startWithBrowsers();
    const [phone, laptop] = [openBrowser(), openBrowser()];
    await phone.login();
    const setup = (await phone.call('POST', '/security/authenticator/setup', { password: ownerPassword })).json();
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Brushline:Office\?issuer=Brushline&secret=[A-Z2-7]{32}&/);
    expect(setup.qr).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
    expect((await laptop.login()).status).toBe(204);
    const confirm = (code: string) => phone.call('POST', '/security/authenticator/confirm', { code });
    const wrong = await confirm('000000');
    expect([wrong.status, wrong.json().errors[0].field]).toEqual([422, 'code']);
    expect((await phone.state()).authenticator).toBeUndefined();

    const totp = new TOTP({ secret: Secret.fromBase32(setup.key) });
    const timestamp = Date.parse('2026-06-01T12:00:00Z');
    const { recoveryCodes } = (await confirm(totp.generate({ timestamp }))).json();
    expect(new Set(recoveryCodes).size).toBe(10);
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
    const { openBrowser, code, tryIn, enter, wait } = await startWithAuthenticator();
    expect([await tryIn(code(-60_000)), await tryIn(code(60_000))]).toEqual([401, 401]);
    expect([await tryIn(code(-30_000)), await tryIn(code(-30_000))]).toEqual([204, 401]);
    const late = code();
    expect(await tryIn(` ${late.slice(0, 3)} ${late.slice(3)} `)).toBe(204);
    expect([await tryIn(late), await tryIn(code(-30_000))]).toEqual([401, 401]);
    wait(minuteMs);
    const racing = [openBrowser(), openBrowser(), openBrowser()];
    for (const browser of racing) await browser.login();
    const statuses = await Promise.all(racing.map((browser) => enter(browser, code())));
    expect(statuses.sort()).toEqual([204, 401, 401]);
  });

  it('accepts each recovery code once, until they are renewed', async () => {
    const { server, phone, code, recoveryCodes, tryIn } = await startWithAuthenticator();
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^([a-km-z2-9]{6}-){3}[a-km-z2-9]{6}$/);
    expect([await tryIn(first.toUpperCase().replaceAll('-', ' ')), await tryIn(first)]).toEqual([204, 401]);
    expect((await phone.state()).authenticator?.recoveryCodesLeft).toBe(9);
    expect(JSON.stringify(await server.store.setting('authenticator'))).not.toContain(second);
    const both = { password: ownerPassword, code: code() };
    const renewed = (await phone.call('POST', '/security/recovery-codes', both)).json().recoveryCodes;
    const pasted = `“${renewed[1].replace('-', '\u2011').replace('-', '–\n')}”.\u200b`;
    expect([await tryIn(second), await tryIn(pasted)]).toEqual([401, 204]);
    expect((await phone.state()).authenticator?.recoveryCodesLeft).toBe(9);
  });

  it('is skipped for thirty days in a browser that stays signed in, and in no other', async () => {
    const { openBrowser, turnOn, wait } = await startWithBrowsers();
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
    const { openBrowser, turnOn, phone, enter, turnOff, code, wait } = await startWithAuthenticator();
    const laptop = openBrowser();
    await laptop.login(ownerPassword, true);
    await enter(laptop, code());
    expect((await laptop.login()).status).toBe(204);
    wait(minuteMs);
    await turnOff(code());
    await turnOn(phone);
    expect((await laptop.login()).status).toBe(200);
  });

  it('is turned off with password and code, and then no login needs a code', async () => {
    const { openBrowser, phone, turnOff, code } = await startWithAuthenticator();
    expect((await turnOff(code(), 'wrong')).json().errors[0].field).toBe('password');
    expect((await turnOff('123')).json().errors[0].field).toBe('code');
    const again = await phone.call('POST', '/security/authenticator/setup', { password: ownerPassword });
    expect(again.status).toBe(422);
    expect((await turnOff(code())).status).toBe(204);
    expect((await phone.state()).authenticator).toBeUndefined();
    expect((await openBrowser().login()).status).toBe(204);
  });

  it('ends every other session and forgets every other device when it is turned on or off', async () => {
    const { openBrowser, turnOn } = await startWithBrowsers();
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
    const { openBrowser, phone, code, wait } = await startWithAuthenticator();
    const laptop = openBrowser();
    const outcome = async () => (await laptop.call('POST', '/session/code', { code: code() })).json().code;
    expect(await outcome()).toBe('login_expired');
    await laptop.login();
    wait(5 * minuteMs);
    expect(await outcome()).toBe('login_expired');
    await laptop.login();
    await phone.call('POST', '/security/password', { password: ownerPassword, next: newPassword });
    expect(await outcome()).toBe('login_expired');
  });
});

describe('guesses of an authenticator’s codes', () => {
  it('are ten for somebody with the password, from any number of addresses', async () => {
    const { phone, tryIn, code, wait } = await startWithAuthenticator();
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push(await tryIn('000000'));
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    // A known browser has separate guesses.
    wait(minuteMs);
    expect(await tryIn(code(), phone)).toBe(204);
  });

  it('never keep a recovery code out, no matter how many others have guessed', async () => {
    const { openBrowser, tryIn, enter, code, recoveryCodes, wait } = await startWithAuthenticator();
    const [stranger, laptop] = [openBrowser(), openBrowser()];
    for (let hours = 0; hours < 30; hours += 1) {
      for (let tries = 0; tries < 4; tries += 1) await tryIn('000000', stranger);
      wait(60 * minuteMs);
    }
    for (let tries = 0; tries < 20; tries += 1) await tryIn('000000', stranger);
    await laptop.login();
    const refused = await laptop.call('POST', '/session/code', { code: code() });
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 600]);
    expect(await enter(laptop, recoveryCodes[0])).toBe(204);
    expect(await tryIn('aaaaaa-aaaaaa-aaaaaa-aaaaaa', stranger)).toBe(401);
    wait(20 * minuteMs);
    await laptop.call('DELETE', '/session');
    expect(await tryIn(code(), laptop)).toBe(204);
  });

  it('count for a pending login and for a known browser, no matter which password is entered in between', async () => {
    const { openBrowser, phone, enter, tryIn } = await startWithAuthenticator();
    const stranger = openBrowser();
    await stranger.login();
    const ofOne = [];
    for (let tries = 0; tries < 6; tries += 1) ofOne.push(await enter(stranger, '000000'));
    expect(ofOne).toEqual([401, 401, 401, 401, 401, 429]);
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push(await tryIn('000000', phone));
    // Its own five, and then the remaining five for unknown browsers.
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it.each(['/security/authenticator/off', '/security/recovery-codes'])('are five for a session at %s', async (path) => {
    const { phone, recoveryCodes } = await startWithAuthenticator();
    const send = async (code = '') => (await phone.call('POST', path, { password: ownerPassword, code })).status;
    const statuses = [];
    for (let tries = 0; tries < 7; tries += 1) {
      // Without the device's cookie it remains the same device.
      phone.jar.delete('brushline-office-device');
      statuses.push(await send('000000'));
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    expect(await send(recoveryCodes[0])).toBeLessThan(300);
  });
});
