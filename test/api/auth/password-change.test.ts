import { describe, expect, it } from 'vitest';
import { ownerHash, ownerPassword } from '../../support/owner.ts';
import { startWithBrowsers } from '../support/owner-session.ts';

const newPassword = 'a kettle of quiet otters';

describe('changing the password', () => {
  it('requires the old one, ends every other session and forgets every other device', async () => {
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
    [ownerPassword, 'short', 'next', 'Please use at least 15 characters'],
    [ownerPassword, 'Password2026!!!', 'next', 'Please choose another one: this password is too common'],
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

  it('is not possible in the admin if the environment sets the password', async () => {
    const { server, openBrowser } = await startWithBrowsers({ config: { adminPasswordHash: ownerHash } });
    await using _ = server;
    const phone = openBrowser();
    await phone.login();
    const answer = await phone.call('POST', '/security/password', { password: ownerPassword, next: newPassword });
    expect([answer.status, answer.json().code]).toEqual([409, 'configured_password']);
    expect((await phone.state()).password).toEqual({ isConfigured: true });
    expect((await openBrowser().login()).status).toBe(204);
  });

  it('gives a session at most five guesses of the old one', async () => {
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
