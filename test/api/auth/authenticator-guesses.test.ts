import { describe, expect, it } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import { startWithBrowsers } from '../support/owner-session.ts';

const minuteMs = 60_000;

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
