import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { ownerPassword, postUntilServed } from '../../support/owner.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';

const office = builtSite({});

/** Opens the admin's page and records every admin call that it makes. */
async function openAdmin() {
  const page = await (await office.visitor()).newPage();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/admin')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`${office.url}/admin`);
  return { page, calls };
}

async function login(page: Page, password = ownerPassword): Promise<void> {
  await page.getByLabel('Password').fill(password);
  // Enter does nothing until the form reacts.
  await page.getByRole('button', { name: 'Login', disabled: false }).waitFor();
  await page.getByLabel('Password').press('Enter');
}

const countView = (eventDetails: string) =>
  postUntilServed(`${office.url}/api/track`, { eventType: 'page_view', eventDetails });

describe('the admin', () => {
  it('shows a visitor a field, a checkbox and two buttons, and loads nothing', async () => {
    const { page, calls } = await openAdmin();
    await page.getByRole('button', { name: 'Login', disabled: false }).waitFor();
    expect(
      await page.locator('main input:visible').evaluateAll((all) => all.map((input) => input.getAttribute('type'))),
    ).toEqual(['password', 'checkbox']);
    expect(await page.locator('main').getByRole('button').allTextContents()).toEqual(['Show', 'Login']);
    expect(calls).toEqual([]);
    expect(await violationsAtRest(page)).toEqual([]);
  });

  it('opens from a link on another site, at the linked place, without a login from the first login to Logout', async () => {
    const { page, calls } = await openAdmin();
    const webmail = 'http://webmail.example/';
    await page.route(webmail, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${office.url}/admin#settings">Open</a>` }),
    );
    const follow = async () => {
      await page.goto(webmail);
      calls.length = 0;
      await page.getByRole('link', { name: 'Open' }).click();
    };
    await follow();
    await page.getByLabel('Password').waitFor();
    expect(calls).toEqual(['GET /api/admin/session']);
    await login(page);
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await follow();
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
    expect(page.url()).toBe(`${office.url}/admin#settings`);
    await page.reload();
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByLabel('Password').waitFor();
    await page.reload();
    await page.getByLabel('Password').waitFor();
    await page.route('**/api/admin/session', (route) => route.abort());
    await follow();
    await page.getByText('could not be looked up').waitFor();
    await page.getByLabel('Password').waitFor();
  });

  it('keeps what was typed and chosen before its scripts ran', async () => {
    const page = await (await office.visitor()).newPage();
    let run = () => {};
    const isChosen = new Promise<void>((resolve) => {
      run = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await isChosen;
      await route.fallback();
    });
    await page.goto(`${office.url}/admin`, { waitUntil: 'commit' });
    await page.getByLabel('Password').fill('garden gate');
    await page.getByLabel(/^Stay signed in/).check();
    run();
    const sent = page.waitForRequest('**/api/admin/session');
    await page.getByRole('button', { name: 'Login', disabled: false }).click();
    expect((await sent).postDataJSON()).toMatchObject({ password: 'garden gate', staysSignedIn: true });
  });

  it('shows what was typed, and keeps focus and caret', async () => {
    const { page } = await openAdmin();
    const field = page.getByLabel('Password');
    await page.getByRole('button', { name: 'Login', disabled: false }).waitFor();
    await field.fill('garden gate');
    for (let i = 0; i < 4; i++) await field.press('ArrowLeft');
    const state = () =>
      field.evaluate((input: HTMLInputElement) => [
        input.type,
        document.activeElement === input,
        input.selectionStart,
        input.value,
      ]);
    const show = page.getByRole('button', { name: 'Show what you typed' });
    await show.click();
    await expect.poll(state).toEqual(['text', true, 7, 'garden gate']);
    expect(await show.getAttribute('aria-pressed')).toBe('true');
    expect(await violationsAtRest(page)).toEqual([]);
    await field.press('Enter');
    await page.getByRole('alert').getByText('Incorrect password').waitFor();
    await show.click();
    expect(await field.getAttribute('type')).toBe('password');
    expect(await show.getAttribute('aria-pressed')).toBe('false');
  });

  it('shows each list, loaded once, after the password, and older events on request', async () => {
    for (let i = 1; i <= 11; i++) await countView(`/page-${i}`);
    const { page, calls } = await openAdmin();
    await login(page);
    await page.getByRole('cell', { name: 'page_view' }).first().waitFor();
    for (const label of ['Total Events', 'Contact Submissions', 'Estimate Requests']) {
      await page.getByRole('heading', { name: label }).waitFor();
    }
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    for (const list of ['events', 'contact-submissions', 'estimate-requests']) {
      expect(calls.filter((call) => call === `GET /api/admin/${list}`)).toHaveLength(1);
    }
    const rows = page.getByRole('region', { name: 'Recent Events' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(10);
    await page.getByRole('button', { name: 'Show older' }).click();
    await rows.getByText('/page-1', { exact: true }).waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
  });
});
