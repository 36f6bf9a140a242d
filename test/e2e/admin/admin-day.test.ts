import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltServer, freePort, startBuiltServer } from '../../support/built-server.ts';
import { waitForMails } from '../../support/outbox.ts';
import { ownerPassword } from '../../support/owner.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin, openSection, leadLink as row } from '../../support/pages/enter-admin.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { tabTo } from '../../support/pages/tab-to.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { requestWords } from '../../support/visitor-words.ts';

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
  browser = await sharedBrowser();
}, 60_000);
afterAll(() => closeContexts());

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
  it.each([390, 1280])('takes a lead from the site to its end, at %i px', async (width) => {
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

    await lead.getByRole('button', { name: 'Called', exact: true }).click();
    await lead.getByText('New → Called').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => lead.getByText('New → Called').count()).toBe(0);
    await lead.getByRole('button', { name: 'Called', exact: true }).click();
    await lead.getByText('New → Called').waitFor();
    await lead.getByLabel('Add a note').fill('Ladder needs two people');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Ladder needs two people').waitFor();
    await lead.getByRole('button', { name: 'Call back' }).click();
    await page.getByRole('button', { name: /^Tomorrow morning/ }).click();
    await lead
      .getByText(/^Back tomorrow, 8:00.AM$/)
      .first()
      .waitFor();
    await lead.getByRole('button', { name: 'Date' }).click();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByRole('button', { name: /^Schedule tomorrow, 8:00.AM$/ }).click();
    await lead.getByText(/Called → Scheduled/).waitFor();
    const calendar = await downloaded(page, () => lead.getByRole('link', { name: 'Add to calendar' }).click());
    expect(calendar).toMatch(/^BEGIN:VCALENDAR[\s\S]*DTSTART:\d{8}T1[23]0000Z[\s\S]*END:VCALENDAR/);

    await page.reload();
    await lead.getByText(/Called → Scheduled/).waitFor();
    if (width < 1100) await page.getByRole('link', { name: 'Inbox' }).first().click();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Search', { exact: true }).fill('ladder');
    await page.getByRole('link', { name: /^Scheduled/ }).click();
    await page.getByText('1 lead', { exact: true }).waitFor();
    await row(page, requestWords.name).waitFor();
    await page.getByLabel('Search', { exact: true }).fill('nobody of this name');
    await page.getByText('No leads here.').waitFor();

    await openSection(page, 'Data');
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

    await page.evaluate(() => sessionStorage.clear());
    await openSection(page, 'Inbox');
    await row(page, neighbor.name).waitFor();
    expect(await row(page, requestWords.name).count()).toBe(0);
  });

  it('names the site and the page that a lead came from', async () => {
    await sendForm(`${stranger.origin}/cleanouts`);
    const page = await enterAdmin(context, server.url);
    await row(page, requestWords.name).click();
    await page
      .getByRole('definition')
      .filter({ hasText: `${stranger.origin}, /cleanouts` })
      .waitFor();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Site', { exact: true }).selectOption({ value: stranger.origin });
    await expect.poll(() => new URL(page.url()).hash).toContain(`site=${encodeURIComponent(stranger.origin)}`);
    await row(page, requestWords.name).waitFor();
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
    await lead.getByRole('button', { name: 'Won', exact: true }).click();
    await lead.getByText('The status was not saved.').waitFor();
    expect(await lead.getByRole('button', { name: 'New' }).getAttribute('aria-pressed')).toBe('true');
    await context.setOffline(false);
    await page.reload();
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
    await tab(/^Margaret/);
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: requestWords.name }).waitFor();
    await page.keyboard.press('c');
    await page.getByText('New → Called').waitFor();
    await page.keyboard.press('z');
    await expect.poll(() => page.getByText('New → Called').count()).toBe(0);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: 'Snooze' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Snooze' }).waitFor({ state: 'hidden' });
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
    await page.getByText('Everyone has an answer').waitFor();
  });

  it('leaves the focus where it has gone, when a closed dialog is noticed late', async () => {
    await sendForm(`${server.url}/exterior`);
    const page = await enterAdmin(context, server.url);
    await row(page, requestWords.name).click();
    const note = page.getByRole('article', { name: requestWords.name }).getByLabel('Add a note');
    await note.waitFor();
    // As on a busy machine, where keys come before the event of closing.
    await page.evaluate(() =>
      document.addEventListener(
        'close',
        (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          document.addEventListener('input', () => event.target?.dispatchEvent(new Event('close')), { once: true });
        },
        true,
      ),
    );
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Snooze', includeHidden: true });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await note.focus();
    await page.keyboard.type('B');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.type('y keyboard');
    expect(await note.inputValue()).toBe('By keyboard');
  });

  it('needs one tap for each thing that is done on a ladder', async () => {
    await sendForm(`${server.url}/exterior`);
    await sendForm(`${server.url}/exterior`, neighbor);
    await context.close();
    context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await enterAdmin(context, server.url, { width: 390 });
    await page.setViewportSize({ width: 390, height: 844 });
    const first = row(page, requestWords.name);
    const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
    const barTop = (await page.getByRole('navigation', { name: 'Which leads' }).boundingBox())?.y ?? 0;
    expect(y > 0 && y + height < barTop).toBe(true);
    const dial = page.getByRole('link', { name: `Call ${requestWords.name}` });
    expect(await dial.getAttribute('href')).toBe('tel:+14105550187');

    await first.tap();
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.getByRole('button', { name: 'Called', exact: true }).tap();
    await lead.getByText('New → Called').waitFor();
    await page.getByRole('link', { name: `Next: ${neighbor.name}` }).tap();
    await page.getByRole('article', { name: neighbor.name }).getByRole('button', { name: 'Snooze' }).tap();
    await page.getByRole('button', { name: /^Tomorrow morning/ }).tap();
    await page
      .getByText(/^Back tomorrow/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Inbox' }).first().tap();
    await page.getByText('1 snoozed', { exact: true }).waitFor();
  });

  it('shows two offices each other’s changes within five seconds, and overwrites nobody', async () => {
    await sendForm(`${server.url}/exterior`);
    const [phone, laptop] = [
      await enterAdmin(context, server.url, { width: 390 }),
      await enterAdmin(await browser.newContext(), server.url),
    ];
    for (const page of [phone, laptop]) await row(page, requestWords.name).click();
    const leadOn = (page: Page) => page.getByRole('article', { name: requestWords.name });
    await leadOn(phone).getByRole('button', { name: 'Called', exact: true }).waitFor();
    await leadOn(laptop).getByRole('button', { name: 'Called', exact: true }).click();
    await leadOn(phone).getByText('New → Called').waitFor({ timeout: 5_000 });
    // The phone does not hear of the next change before it makes its own.
    await phone.route('**/leads/summary', (route) => route.abort());
    await leadOn(laptop).getByRole('button', { name: 'Won', exact: true }).click();
    await leadOn(laptop).getByText('Called → Won').waitFor();
    await leadOn(phone).getByRole('button', { name: 'Lost', exact: true }).click();
    await phone.getByText('Somebody else changed this lead in the meantime.').waitFor();
    await leadOn(phone).getByText('Called → Won').waitFor();
    await phone.getByRole('button', { name: /^Change it anyway/ }).click();
    await leadOn(phone).getByText('Won → Lost').waitFor();
    await leadOn(laptop).getByText('Won → Lost').waitFor({ timeout: 5_000 });
    await laptop.context().close();
  });

  it('has an address for each lead, which Back leaves and a reload keeps', async () => {
    await sendForm(`${server.url}/exterior`);
    const page = await enterAdmin(context, server.url, { width: 390 });
    await row(page, requestWords.name).click();
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.waitFor();
    const url = page.url();
    expect(url).toMatch(/#inbox\/[\w-]+$/);
    await page.goBack();
    await row(page, requestWords.name).waitFor();
    expect(await lead.count()).toBe(0);
    await page.goForward();
    await lead.waitFor();
    await page.reload();
    await lead.waitFor();
    const other = await context.newPage();
    await other.goto(url);
    await other.getByRole('article', { name: requestWords.name }).waitFor();
  });
});
