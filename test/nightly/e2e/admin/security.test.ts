import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passwordSettings } from '../../../../server/auth/password.ts';
import { openStore } from '../../../../server/store/open-store.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { ownerHash, ownerPassword } from '../../../support/owner.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
import { closeContexts, sharedBrowser } from '../../../support/shared-browser.ts';

const newPassword = 'a kettle of quiet otters';

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeContexts());
// Each test has its own server, whose password is in the store and can be changed.
beforeEach(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-'));
  const store = await openStore({ dataDir });
  await store.setSettingOnce(passwordSettings.hash, ownerHash);
  await store.close();
  server = await startBuiltServer({ dataDir, env: { ADMIN_PASSWORD_HASH: '' } });
  return () => server[Symbol.asyncDispose]();
});

/** A separate browser, at the login. */
async function openLogin(width = 1280): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/admin#settings`);
  // Before the form reacts, it would not notice a choice.
  await page.getByRole('button', { name: 'Login', disabled: false }).waitFor();
  return { context, page };
}

async function login(page: Page, given = ownerPassword): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The focus comes after the next frame. */
const focusComesTo = (field: Locator) =>
  expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);

async function enter(width?: number) {
  const opened = await openLogin(width);
  await login(opened.page);
  await opened.page.getByRole('heading', { name: 'Devices' }).waitFor();
  return opened;
}

const part = (page: Page, heading: string) =>
  page
    .locator('main div')
    .filter({ has: page.getByRole('heading', { name: heading, level: 3 }) })
    .last();

/** Turns the authenticator on as the owner does. */
async function turnOn(page: Page): Promise<{ totp: TOTP; recoveryCodes: string[] }> {
  const box = part(page, 'Authenticator app');
  await box.getByLabel('Current password').fill(ownerPassword);
  await box.getByRole('button', { name: 'Set up' }).click();
  const key = ((await box.locator('b').textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await focusComesTo(box.getByLabel('The six digits it shows'));
  await box.getByLabel('The six digits it shows').fill(totp.generate());
  await box.getByRole('button', { name: 'Turn on' }).click();
  await box.getByRole('listitem').first().waitFor();
  return { totp, recoveryCodes: await box.getByRole('listitem').allTextContents() };
}

/** An unused code: the one of the next time step, which is already accepted. */
const nextCode = (totp: TOTP) => totp.generate({ timestamp: Date.now() + 30_000 });

it('stays signed in only if the owner chooses so, lists the devices and removes one of them', async () => {
  const { context, page } = await openLogin(390);
  const choice = page.getByLabel('Stay signed in on this device for 30 days');
  expect(await choice.isChecked()).toBe(false);
  await choice.check();
  expect(await violationsAtRest(page)).toEqual([]);
  await login(page);
  const other = await enter();
  const expires = async (browser: BrowserContext) =>
    (await browser.cookies()).find(({ name }) => name === 'brushline-office')?.expires;
  expect(await expires(context)).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  expect(await expires(other.context)).toBe(-1);
  await page.reload();
  const box = part(page, 'Devices');
  await box.getByText('This device', { exact: true }).waitFor();
  expect(await box.getByRole('listitem').count()).toBe(2);
  expect(await violationsAtRest(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await box.getByRole('button', { name: /^Sign out .* on / }).click();
  await box.getByText('Signed out.').waitFor();
  expect(await box.getByRole('listitem').count()).toBe(1);
  await other.page.reload();
  await other.page.getByLabel('Password', { exact: true }).waitFor();
  await Promise.all([context.close(), other.context.close()]);
});

it('requires a code on a new device after the setup, and accepts a recovery code instead', async () => {
  const { context, page } = await enter(390);
  const { totp, recoveryCodes } = await turnOn(page);
  expect(recoveryCodes).toHaveLength(10);
  expect(await violationsAtRest(page)).toEqual([]);
  // Without https, pages have no clipboard.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => document.body.setAttribute('data-copied', `${getSelection()}`), true);
  });
  await page.getByRole('button', { name: 'Copy the codes' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.locator('body').getAttribute('data-copied')).toBe(recoveryCodes.join('\n'));
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 recovery codes are left').waitFor();
  expect(await page.getByText(recoveryCodes[0] ?? '').count()).toBe(0);

  const other = await openLogin(390);
  await login(other.page);
  const field = other.page.getByLabel('Six digits from your authenticator app');
  await focusComesTo(field);
  expect(await violationsAtRest(other.page)).toEqual([]);
  await field.fill('12345');
  // Nothing covers the digits, and each is in its box: the field never scrolls.
  const drawn = await field.evaluate((input) => {
    const { left, top, height } = input.getBoundingClientRect();
    return { isOnTop: document.elementFromPoint(left + 20, top + height / 2) === input, scrolled: input.scrollLeft };
  });
  expect(drawn).toEqual({ isOnTop: true, scrolled: 0 });
  await field.fill('000000');
  await other.page.getByRole('alert').getByText('That code is not right').waitFor();
  // The sixth digit submits it.
  await field.fill(nextCode(totp));
  await other.page.getByRole('heading', { name: 'Devices' }).waitFor();

  const third = await openLogin();
  await login(third.page);
  await third.page.getByRole('button', { name: 'Use a recovery code' }).click();
  await third.page.getByLabel('One of your recovery codes').fill(recoveryCodes[3] ?? '');
  await third.page.getByRole('button', { name: 'Login' }).click();
  await third.page.getByText('9 recovery codes are left').waitFor();
  await third.page.getByRole('cell', { name: 'Login with a recovery code' }).waitFor();

  const box = part(third.page, 'Authenticator app');
  await box.getByLabel('Current password').fill(ownerPassword);
  await box.getByLabel('Code from the app').fill(recoveryCodes[4] ?? '');
  await box.getByRole('button', { name: 'Turn off' }).click();
  await box.getByText('The authenticator is off.').waitFor();
  await Promise.all([context.close(), other.context.close(), third.context.close()]);
});

it('starts over if the code is late or missing', async () => {
  const { context, page } = await enter();
  await turnOn(page);
  await context.close();
  const { context: second, page: again } = await openLogin();
  await login(again);
  await again.getByLabel('Six digits from').waitFor();
  await again.getByRole('button', { name: 'Start over' }).click();
  await again.getByLabel('Password', { exact: true }).waitFor();
  await login(again);
  await again.getByLabel('Six digits from').waitFor();
  await second.clearCookies({ name: 'brushline-office-pending' });
  await again.getByLabel('Six digits from').fill('123456');
  await again.getByText('That took too long; please start over').waitFor();
  await again.getByLabel('Password', { exact: true }).waitFor();
  await second.close();
});

it('changes the password, explains why another is refused, and logs out the other devices', async () => {
  const { context, page } = await enter();
  const other = await enter(390);
  await page.reload();
  const box = part(page, 'Password');
  const change = async (current: string, next: string) => {
    await box.getByLabel('Current password').fill(current);
    await box.getByLabel('New password').fill(next);
    await box.getByRole('button', { name: 'Change password' }).click();
  };
  const form = box.locator('form').filter({ has: page.getByLabel('New password') });
  await form.waitFor();
  const named = await form
    .locator('[autocomplete]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
  expect(named).toEqual(['username', 'current-password', 'new-password']);
  await change('wrong', newPassword);
  await box.getByRole('alert').getByText('Incorrect password').waitFor();
  await change(ownerPassword, 'Brushline Chester');
  await box.getByRole('alert').getByText('Please do not use the name').waitFor();
  expect(await violationsAtRest(page)).toEqual([]);
  await change(ownerPassword, newPassword);
  await box.getByText('The password is changed.').waitFor();
  await page.getByRole('cell', { name: 'Password changed' }).waitFor();
  expect(await page.getByRole('button', { name: 'Sign out everywhere else' }).count()).toBe(0);

  await other.page.reload();
  await login(other.page, ownerPassword);
  await other.page.getByRole('alert').getByText('Incorrect password').waitFor();
  await login(other.page, newPassword);
  await other.page.getByRole('heading', { name: 'Devices' }).waitFor();
  await Promise.all([context.close(), other.context.close()]);
});

it('retries automatically while the server checks other logins', async () => {
  const { context, page } = await openLogin();
  let tries = 0;
  let goOn = () => {};
  const isRead = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/admin/session', async (route) => {
    tries += 1;
    if (tries > 2) {
      await isRead;
      return route.fallback();
    }
    const problem = { type: '/problems/login-busy', title: 'Busy', status: 429, code: 'login_busy' };
    await route.fulfill({ status: 429, json: problem, headers: { 'Retry-After': '1' } });
  });
  await login(page);
  await page.getByText('Many logins are being looked at.').waitFor();
  goOn();
  await page.getByRole('heading', { name: 'Devices' }).waitFor();
  expect(tries).toBe(3);
  await context.close();
});
