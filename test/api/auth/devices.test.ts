import { describe, expect, it } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import { startWithBrowsers } from '../support/owner-session.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe('the owner’s devices', () => {
  it('are listed, with this one, and with those that are still signed in', async () => {
    const { server, openBrowser, wait } = await startWithBrowsers();
    await using _ = server;
    const [phone, laptop] = [openBrowser(), openBrowser()];
    await phone.login(ownerPassword, true);
    wait(minuteMs);
    await laptop.login();
    const states = async () =>
      (await phone.state()).devices.map(({ isCurrent, isSignedIn, staysSignedIn }) => ({
        ...{ isCurrent, isSignedIn, staysSignedIn },
      }));
    const here = { isCurrent: true, isSignedIn: true, staysSignedIn: true };
    expect(await states()).toContainEqual(here);
    expect(await states()).toContainEqual({ isCurrent: false, isSignedIn: true, staysSignedIn: false });
    wait(31 * minuteMs);
    expect(await states()).toContainEqual(here);
    expect(await states()).toContainEqual({ isCurrent: false, isSignedIn: false, staysSignedIn: false });
  });

  it('stay signed in for thirty days, if the owner chose so', async () => {
    const { server, openBrowser, wait } = await startWithBrowsers();
    await using _ = server;
    const phone = openBrowser();
    await phone.login(ownerPassword, true);
    wait(29 * dayMs);
    expect(await phone.isIn()).toBe(true);
    wait(2 * dayMs);
    expect(await phone.isIn()).toBe(false);
  });

  it('are logged out one at a time, or all others at once, which the log shows', async () => {
    const { server, openBrowser } = await startWithBrowsers();
    await using _ = server;
    const [phone, laptop, shop] = [openBrowser(), openBrowser(), openBrowser()];
    for (const browser of [phone, laptop]) await browser.login();
    const other = (await phone.state()).devices.find(({ isCurrent }) => !isCurrent);
    const end = () => phone.call('DELETE', `/security/devices/${other?.id}`);
    expect([(await end()).status, (await end()).status]).toEqual([204, 404]);
    expect([await phone.isIn(), await laptop.isIn()]).toEqual([true, false]);
    for (const browser of [laptop, shop]) await browser.login();
    expect((await phone.call('DELETE', '/security/devices')).status).toBe(204);
    expect([await phone.isIn(), await laptop.isIn(), await shop.isIn()]).toEqual([true, false, false]);
    const { devices, events } = await phone.state();
    expect(devices).toHaveLength(1);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual([
      ...['device_ended', 'login', 'login', 'login', 'login', 'other_devices_ended'],
    ]);
  });

  it('need a code again after the authenticator was replaced, even the one that replaced it', async () => {
    const { server, openBrowser, turnOn, wait } = await startWithBrowsers();
    await using _ = server;
    const phone = openBrowser();
    await phone.login();
    const { code } = await turnOn(phone);
    await phone.login(ownerPassword, true);
    await phone.call('POST', '/session/code', { code: code() });
    expect((await phone.login()).status).toBe(204);
    wait(minuteMs);
    await phone.call('POST', '/security/authenticator/off', { password: ownerPassword, code: code() });
    await turnOn(phone);
    expect((await phone.login()).json()).toEqual({ next: 'code' });
  });
});
