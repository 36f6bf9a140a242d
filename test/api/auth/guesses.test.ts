import { expect, it } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import { startWithBrowsers } from '../support/owner-session.ts';

const minuteMs = 60_000;

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

it('a right code during the setup of an authenticator resets the count of wrong ones', async () => {
  const { server, openBrowser, turnOn } = await startWithBrowsers();
  await using _ = server;
  const phone = openBrowser();
  await phone.login();
  const confirmWrongly = async () => {
    await phone.call('POST', '/security/authenticator/setup', { password: ownerPassword });
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      statuses.push((await phone.call('POST', '/security/authenticator/confirm', { code: '000000' })).status);
    }
    return statuses;
  };
  expect(await confirmWrongly()).toEqual([422, 422, 422, 422]);
  const { code } = await turnOn(phone);
  await phone.call('POST', '/security/authenticator/off', { password: ownerPassword, code: code() });
  expect(await confirmWrongly()).toEqual([422, 422, 422, 422]);
});
