import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsAtRest } from '../support/axe.ts';
import { launchOptions } from '../support/browser.mjs';
import { type BuiltServer, freePort, startBuiltServer } from '../support/built-server.ts';
import { enterAdmin } from '../support/enter-admin.ts';
import { fillForm } from '../support/fill-form.ts';
import { waitForMails } from '../support/outbox.ts';
import { ownerPassword } from '../support/owner.ts';
import { passTime } from '../support/pass-time.ts';
import { tabTo } from '../support/tab-to.ts';
import { requestWords } from '../support/visitor-words.ts';

const neighbor = {
  ...{ name: 'Dora Insley', email: 'dora@insley.example', phone: '(443) 555-0121' },
  ...{
    address: '9 Harrison Street',
    city: 'Easton',
    zipCode: '21601',
    message: 'The hall and the stairs want two coats.',
  },
};

let browser: Browser;
let server: BuiltServer;
let context: BrowserContext;
let stranger: { origin: string; server: Server };

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
}, 60_000);
afterAll(() => browser.close());

beforeEach(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  server = await startBuiltServer({ env: { EMBED_ORIGINS: origin } });
  const embed = `<!doctype html><title>Sister</title><script type="module" src="${server.url}/widgets/v1/embed.js"></script><brushline-estimate-form></brushline-estimate-form>`;
  const page = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(embed));
  stranger = { origin, server: page.listen(port, '127.0.0.1') };
  context = await browser.newContext();
});
afterEach(async () => {
  await context.close();
  stranger.server.close();
  await server[Symbol.asyncDispose]();
});

/** A visitor fills in the form at a URL and sends it, at human speed. */
async function sendForm(url: string, change: Partial<typeof requestWords> = {}): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await fillForm(page, { ...requestWords, ...change });
  await passTime(page);
  await page.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Estimate request sent!').waitFor();
  await page.close();
}

const row = (page: Page, name: string) => page.getByRole('listitem').getByRole('button', { name, expanded: false });

/** The target of a link in the admin. */
async function downloaded(page: Page, start: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await start();
  return readFile(await (await download).path(), 'utf8');
}

/** Files of the server’s data that contain something of Margaret’s. */
async function traces(): Promise<string[]> {
  const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  return files.filter((_, at) => /margaret|tilghman|555-?0187|118 cox|needs two people/i.test(texts[at] ?? ''));
}

describe('the owner’s day', { timeout: 60_000 }, () => {
  it.each([360, 1280])('takes a lead from the site to its end, at %i px', async (width) => {
    await sendForm(`${server.url}/exterior`);
    await sendForm(`${stranger.origin}/cleanouts`, neighbor);
    await waitForMails(server.dataDir, 2);
    const page = await enterAdmin(context, server.url, { width });
    await expect.poll(() => page.title()).toMatch(/^\(2\) /);
    await row(page, requestWords.name).click();
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.getByText(requestWords.message).waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    expect(await lead.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+14105550187');
    expect(await lead.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toContain('mailto:margaret@tilghman');
    expect(await violationsAtRest(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await lead.getByText('Called', { exact: true }).click();
    await lead.getByText('New → Called').waitFor();
    await lead.getByLabel('Add a note').fill('Ladder needs two people');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Ladder needs two people').waitFor();
    await lead.getByText('Scheduled', { exact: true }).click();
    await lead.getByText('Called → Scheduled').waitFor();
    await page.getByText(/Answered in \d+ min/).waitFor();

    await page.reload();
    await page.getByLabel('Search').fill('ladder');
    await page.getByText('1 lead', { exact: true }).waitFor();
    await row(page, requestWords.name).waitFor();
    await page.getByLabel('Search').fill('nobody of this name');
    await page.getByText('No leads here.').waitFor();

    await page.getByRole('link', { name: 'Data', exact: true }).click();
    const csv = page.getByRole('link', { name: 'All leads, as a table (CSV)' });
    const before = await downloaded(page, () => csv.click());
    for (const text of [requestWords.name, 'Ladder needs two people', neighbor.name, stranger.origin]) {
      expect(before).toContain(text);
    }
    await page.getByLabel('Email').fill('Margaret@tilghman.example');
    await page.getByRole('button', { name: 'See what there is' }).click();
    await page.getByText('Found: 1 lead and 0 tracked events.').waitFor();
    const erase = page.getByRole('button', { name: 'Erase for good' });
    expect(await erase.isDisabled()).toBe(true);
    expect(await violationsAtRest(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByLabel('Type ERASE to confirm').fill('ERASE');
    await erase.click();
    await page.getByText('Erased: 1 lead and 0 tracked events.').waitFor();
    const after = await downloaded(page, () => csv.click());
    expect([after.includes(requestWords.name), after.includes(neighbor.name)]).toEqual([false, true]);
    expect(await traces()).toEqual([]);
    expect(server.output()).not.toMatch(/tilghman/i);

    await page.getByRole('link', { name: 'Inbox', exact: true }).click();
    await page.getByText('1 lead', { exact: true }).waitFor();
    await row(page, neighbor.name).waitFor();
  });

  it('names the site and the page that a lead came from', async () => {
    await sendForm(`${stranger.origin}/cleanouts`);
    const page = await enterAdmin(context, server.url);
    await row(page, requestWords.name).click();
    await page
      .getByRole('definition')
      .filter({ hasText: `${stranger.origin}, /cleanouts` })
      .waitFor();
    await page.getByLabel('Site', { exact: true }).selectOption({ value: stranger.origin });
    await page.getByText('1 lead', { exact: true }).waitFor();
  });

  it('keeps a note and shows a status correctly while offline', async () => {
    await sendForm(`${server.url}/exterior`);
    const page = await enterAdmin(context, server.url, { width: 360 });
    await row(page, requestWords.name).click();
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.getByLabel('Add a note').fill('Call after five');
    await context.setOffline(true);
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByText('The note was not saved.').waitFor();
    await lead.getByText('Won', { exact: true }).click();
    await lead.getByText('The status was not saved.').waitFor();
    expect(await lead.getByRole('radio', { name: 'New' }).isChecked()).toBe(true);
    const clock = page.getByLabel('Count the 24 hours');
    await clock.selectOption('business');
    await page.getByText('The clock was not changed.').waitFor();
    expect(await clock.inputValue()).toBe('plain');
    await context.setOffline(false);
    await page.reload();
    await row(page, requestWords.name).click();
    expect(await lead.getByLabel('Add a note').inputValue()).toBe('Call after five');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Call after five').waitFor();
    expect(await lead.getByLabel('Add a note').inputValue()).toBe('');
  });

  it('asks for the password again when the session has ended, and loses nothing that is open', async () => {
    await sendForm(`${server.url}/exterior`);
    const page = await enterAdmin(context, server.url);
    await row(page, requestWords.name).click();
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.getByLabel('Add a note').fill('Half a thought');
    await context.clearCookies();
    await lead.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Password').fill(ownerPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    expect(await lead.getByLabel('Add a note').inputValue()).toBe('Half a thought');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Half a thought').waitFor();
  });

  it('works by keyboard alone', async () => {
    await sendForm(`${server.url}/exterior`);
    const page = await context.newPage();
    await page.goto(`${server.url}/admin`);
    const tab = (name: RegExp) => tabTo(page, name);
    await page.getByRole('button', { name: 'Login', disabled: false }).waitFor();
    await tab(/^Password$/);
    await page.keyboard.type(ownerPassword);
    await page.keyboard.press('Enter');
    await row(page, requestWords.name).waitFor();
    await tab(/Margaret/);
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: requestWords.name }).waitFor();
    await tab(/^New$/);
    await page.keyboard.press('ArrowRight');
    await page.getByText('New → Called').waitFor();
    await tab(/^Add a note$/);
    await page.keyboard.type('By keyboard');
    await tab(/^Save$/);
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').getByText('By keyboard').waitFor();

    await tab(/^Data$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Erase a person' }).waitFor();
    await tab(/^Everything, as JSON$/);
    expect(await downloaded(page, () => page.keyboard.press('Enter'))).toContain('By keyboard');
    await tab(/^Phone$/);
    await page.keyboard.type('410.555.0187');
    await page.keyboard.press('Enter');
    await page.getByText('Found: 1 lead and 0 tracked events.').waitFor();
    await tab(/^Type ERASE to confirm$/);
    await page.keyboard.type('ERASE');
    await page.keyboard.press('Enter');
    await page.getByText('Erased: 1 lead and 0 tracked events.').waitFor();
    await tab(/^Inbox$/);
    await page.keyboard.press('Enter');
    await page.getByText('0 leads', { exact: true }).waitFor();
  });
});
