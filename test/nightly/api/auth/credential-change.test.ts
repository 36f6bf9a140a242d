import { describe, expect, it } from 'vitest';
import { passwordSettings } from '../../../../server/auth/password.ts';
import type { Store } from '../../../../server/store/store.ts';
import { startWithBrowsers } from '../../../api/support/owner-session.ts';
import { ownerHash, ownerPassword } from '../../../support/owner.ts';

const newPassword = 'a kettle of quiet otters';
const anotherPassword = 'eleven herons in a boat';

/** An owner and a thief with the owner's password; a request of the thief can pause while the owner changes it. */
async function startWithThief() {
  let left = 0;
  let release = () => {};
  let reach = () => {};
  const store = (real: Store): Store => ({
    ...real,
    async setting(name: string) {
      const value = await real.setting(name);
      if (name === passwordSettings.hash && left > 0) {
        left -= 1;
        if (left === 0) {
          await new Promise<void>((resolve) => {
            release = resolve;
            reach();
          });
        }
      }
      return value;
    },
  });
  const { openBrowser, ...rest } = await startWithBrowsers({ store });
  const [owner, thief] = [openBrowser(), openBrowser()];
  await owner.login();

  /** Pauses a request after it has read the password's hash this often, until `meanwhile` is done. */
  async function during<Answer>(
    reads: number,
    request: () => Promise<Answer>,
    meanwhile: () => Promise<unknown> = () =>
      owner.call('POST', '/security/password', { password: ownerPassword, next: newPassword }),
  ) {
    left = reads;
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const answer = request();
    await Promise.race([reached, answer]);
    left = 0;
    await meanwhile();
    release();
    return answer;
  }
  const areIn = async () => [await owner.isIn(), await thief.isIn()];
  return { ...rest, openBrowser, owner, thief, during, areIn };
}

describe.each([1, 2, 3])('a request during a change of the password (paused at read %i)', (reads) => {
  it('gets no session', async () => {
    const { server, owner, thief, during, areIn } = await startWithThief();
    await thief.login();
    await during(reads, () => thief.call('POST', '/security/authenticator/setup', { password: ownerPassword }));
    expect(await areIn()).toEqual([true, false]);
    expect((await owner.state()).devices).toHaveLength(1);
    expect(await server.store.setting('authenticator-setup')).toBeUndefined();
  });

  it('does not replace the new password', async () => {
    const { openBrowser, thief, during, areIn } = await startWithThief();
    await thief.login();
    const given = { password: ownerPassword, next: anotherPassword };
    await during(reads, () => thief.call('POST', '/security/password', given));
    expect(await areIn()).toEqual([true, false]);
    expect((await openBrowser().login(anotherPassword)).status).toBe(401);
    expect((await openBrowser().login(newPassword)).status).toBe(204);
  });

  it('remembers no device', async () => {
    const { turnOn, owner, thief, during, areIn } = await startWithThief();
    const { code } = await turnOn(owner);
    await thief.login(ownerPassword, true);
    await thief.call('POST', '/session/code', { code: code() });
    expect((await thief.login(ownerPassword, true)).status).toBe(204);
    await during(reads, () => thief.login(ownerPassword, true));
    expect(await areIn()).toEqual([true, false]);
    expect((await thief.login(newPassword)).json()).toEqual({ next: 'code' });
  });

  it('turns the authenticator neither off nor on', async () => {
    const { turnOn, owner, thief, during } = await startWithThief();
    const { code } = await turnOn(owner);
    await thief.login();
    await thief.call('POST', '/session/code', { code: code() });
    const given = { password: ownerPassword, code: code(30_000) };
    await during(reads, () => thief.call('POST', '/security/authenticator/off', given));
    expect((await owner.state()).authenticator).toBeDefined();
    expect(await thief.isIn()).toBe(false);
  });
});

it('a login during the removal of its device gets neither session nor device', async () => {
  const { owner, thief, during } = await startWithThief();
  await thief.login();
  const removal = () => owner.call('DELETE', '/security/devices');
  expect((await during(2, () => thief.login(), removal)).status).toBe(401);
  expect(await thief.isIn()).toBe(false);
  expect((await owner.state()).devices).toHaveLength(1);
});

it('another hash in the environment ends every session', async () => {
  let hash = ownerHash;
  const config = { adminPasswordHash: ownerHash };
  const phone = (await startWithBrowsers({ passwordHash: async () => hash, config })).openBrowser();
  await phone.login(ownerPassword, true);
  expect(await phone.isIn()).toBe(true);
  hash = ownerHash.replace('BwcH', 'CAgI');
  expect(await phone.isIn()).toBe(false);
});

describe('changing the password', () => {
  it('requires the old one, ends every other session and forgets every other device', async () => {
    const { server, openBrowser } = await startWithBrowsers();
    const [phone, laptop, shop] = [openBrowser(), openBrowser(), openBrowser()];
    for (const browser of [phone, laptop, shop]) await browser.login(ownerPassword, true);
    await shop.call('DELETE', '/session');
    const former = { cookie: `brushline-office=${phone.jar.get('brushline-office')}` };
    const answer = await phone.call('POST', '/security/password', { password: ownerPassword, next: newPassword });
    expect(answer.status).toBe(204);
    expect([await phone.isIn(), await laptop.isIn()]).toEqual([true, false]);
    expect((await server.call('/api/admin/events', { headers: former })).status).toBe(401);
    expect((await laptop.login()).status).toBe(401);
    expect((await laptop.login(newPassword)).status).toBe(204);
    const { devices, password } = await phone.state();
    expect(devices).toHaveLength(2);
    expect(password).toEqual({ isConfigured: false, changedAt: '2026-06-01T12:00:00.000Z' });
  });

  it('is not possible in the admin if the environment sets the password', async () => {
    const { openBrowser } = await startWithBrowsers({ config: { adminPasswordHash: ownerHash } });
    const phone = openBrowser();
    await phone.login();
    const answer = await phone.call('POST', '/security/password', { password: ownerPassword, next: newPassword });
    expect([answer.status, answer.json().code]).toEqual([409, 'configured_password']);
    expect((await phone.state()).password).toEqual({ isConfigured: true });
    expect((await openBrowser().login()).status).toBe(204);
  });
});
