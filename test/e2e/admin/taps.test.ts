import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Sqlite } from '../../../server/store/sqlite/database/driver.ts';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { ownerPassword, postAsBrowser } from '../../support/owner.ts';
import { leadLink, nothingLoads, openSection, whenDialogLeft } from '../../support/pages/enter-admin.ts';
import { alertsOf, allowAlerts } from '../../support/pages/office-alerts.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { requestWords } from '../../support/visitor-words.ts';

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(closeContexts);
beforeEach(async () => {
  server = await startBuiltServer();
  return () => server[Symbol.asyncDispose]();
});

const neighbor = { ...requestWords, name: 'Dora Insley', email: 'dora@insley.example', phone: '(443) 555-0121' };
const robot = { ...requestWords, name: 'Best Rank', email: 'rank@seo.example', phone: '(443) 555-0199' };

/** @returns the id of the lead, and the URL of its private page on this server */
async function send(words: typeof requestWords, openMs = 60_000): Promise<{ id: string; privatePage: string }> {
  const message = `${words.message} ${words.name}`;
  const body = { ...words, message, state: 'MD', serviceType: 'exterior' };
  const headers = { 'brushline-open-ms': String(openMs) };
  const answer = await postAsBrowser(`${server.url}/api/estimates`, body, headers);
  const { id, link } = (await answer.json()) as { id: string; link: string };
  return { id, privatePage: server.url + new URL(link).pathname };
}

/** Presses targets, by touch on touch screens, and counts the presses. */
function counting(hasTouch: boolean) {
  let count = 0;
  return {
    async press(target: Locator) {
      count += 1;
      await (hasTouch ? target.tap() : target.click());
    },
    /** The number of presses since the last call. */
    taken() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

/** Ends the snooze of a lead as if its time had passed. */
function passSnooze(id: string): void {
  const db = new Sqlite(path.join(server.dataDir, 'brushline.db'));
  const { changes } = db.prepare('update lead set snoozed_until = ? where id = ?').run(Date.now(), id);
  db.close();
  expect(changes).toBe(1);
}

/** The properties of a calendar file's only event, with unfolded lines (RFC 5545, 3.1). */
function eventOf(calendar: string): Record<string, string> {
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('BEGIN:VALARM'));
  return Object.fromEntries(
    event.map((line) => [line.slice(0, line.search(/[:;]/)), line.slice(line.indexOf(':') + 1)]),
  );
}

const formatted = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Date(iso).toLocaleString('en-US', { timeZone: 'America/New_York', ...options });

async function downloaded(page: Page, start: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await start();
  return readFile(await (await download).path(), 'utf8');
}

it.each(firstOrRest([390, 1280]))('an owner’s day takes the minimum number of presses, at %i px', async (width) => {
  const isPhone = width < 1100;
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 800 },
    ...(isPhone && { hasTouch: true, isMobile: true }),
  });
  await allowAlerts(context, server.url);
  // Another device, without a session in the office.
  const atHome: BrowserContext = await browser.newContext({ viewport: { width, height: 844 } });
  const homeowner = await atHome.newPage();
  const page = await context.newPage();
  const { press, taken } = counting(isPhone);

  await page.goto(`${server.url}/admin#settings`);
  await page.getByRole('button', { name: 'Login', disabled: false }).waitFor();
  await press(page.getByLabel('Password'));
  await page.keyboard.type(ownerPassword);
  await press(page.getByRole('button', { name: 'Login' }));
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(['to log in', taken()]).toEqual(['to log in', 2]);
  await press(page.getByRole('switch', { name: 'This device' }));
  await page.getByText('Alerts are on for this device.').waitFor();
  expect(['for alerts', taken()]).toEqual(['for alerts', 1]);

  const { id, privatePage } = await send(requestWords);
  await homeowner.goto(privatePage);
  await homeowner.getByRole('heading', { level: 1, name: /^We’ll call you by/ }).waitFor();
  await send(neighbor);
  await send(robot, 1);
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const alerts = await alertsOf(page, server.url);
  const about = { title: 'Exterior Painting, Stevensville', body: 'New request.', tag: id };
  await alerts.deliver({ ...about, path: `/admin#inbox/${id}` });
  await expect.poll(async () => (await alerts.shown()).length).toBe(1);
  await alerts.pressFirst();
  const lead = page.getByRole('article', { name: requestWords.name });
  await lead.getByText(requestWords.message).waitFor();
  expect(['to the first lead', taken()]).toEqual(['to the first lead', 0]);

  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link?.protocol.startsWith('tel')) return;
      event.preventDefault();
      document.body.dataset.dialed = link.href;
    }),
  );
  await press(lead.getByRole('link', { name: 'Call' }));
  // The click comes after the touch.
  await expect.poll(() => page.locator('body').getAttribute('data-dialed')).toBe('tel:+14105550187');
  expect(['to call', taken()]).toEqual(['to call', 1]);
  await press(lead.getByRole('button', { name: 'Called', exact: true }));
  await lead.getByText('New → Called').waitFor();
  expect(['called', taken()]).toEqual(['called', 1]);
  // The note's field is moving to the top.
  await lead
    .locator('form', { has: page.getByLabel('Add a note') })
    .and(lead.locator('header + form'))
    .waitFor();
  await press(lead.getByLabel('Add a note'));
  await page.keyboard.type('Ladder needs two people');
  await press(lead.getByRole('button', { name: 'Save' }));
  await lead.getByRole('listitem').getByText('Ladder needs two people').waitFor();
  expect(['for a note', taken()]).toEqual(['for a note', 2]);
  await press(lead.getByRole('button', { name: 'Call back' }));
  await press(page.getByRole('button', { name: /^Tomorrow morning/ }));
  await lead
    .getByText(/^Back tomorrow, 8:00.AM$/)
    .first()
    .waitFor();
  expect(['to snooze', taken()]).toEqual(['to snooze', 2]);
  await whenDialogLeft(page);
  await press(page.getByRole('link', { name: `Next: ${neighbor.name}` }));
  await page.getByRole('article', { name: neighbor.name }).waitFor();
  expect(['to the next lead', taken()]).toEqual(['to the next lead', 1]);

  passSnooze(id);
  await page.goto(`${server.url}/admin`);
  const back = page.getByRole('region', { name: 'Back now' }).locator('[data-lead]');
  await back.filter({ hasText: requestWords.name }).waitFor();
  expect(['to what is back', taken()]).toEqual(['to what is back', 0]);
  await press(page.getByRole('link', { name: /^1 held as spam today/ }));
  await press(page.getByRole('button', { name: `Not spam: ${robot.name}` }));
  await page.getByText(`${robot.name}: not spam`).waitFor();
  expect(['out of spam', taken()]).toEqual(['out of spam', 2]);

  await page.goto(`${server.url}/admin`);
  await press(leadLink(page, requestWords.name));
  await press(lead.getByRole('button', { name: 'Date' }));
  await page.locator('dialog [type=time]').waitFor();
  const { minutes, day } = await page.evaluate(() => ({
    day: document.querySelector<HTMLInputElement>('dialog [type=date]')?.value ?? '',
    minutes: document.querySelector<HTMLInputElement>('dialog [type=time]')?.value,
  }));
  expect(minutes).toBe('08:00');
  await press(page.getByRole('button', { name: /^Schedule tomorrow, 8:00.AM$/ }));
  await lead.getByText(/Called → Scheduled/).waitFor();
  expect(['to a date', taken()]).toEqual(['to a date', 3]);
  await whenDialogLeft(page);
  const event = eventOf(await downloaded(page, () => press(lead.getByRole('link', { name: 'Add to calendar' }))));
  const start = (event.DTSTART ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const inNewYork = new Date(start).toLocaleString('sv-SE', { timeZone: 'America/New_York' });
  expect(inNewYork).toBe(`${day} 08:00:00`);
  expect(event).toMatchObject({
    SUMMARY: `Exterior Painting: ${requestWords.name}`,
    LOCATION: '118 Cox Creek Road\\, Stevensville\\, MD 21666',
    DURATION: 'PT60M',
    UID: expect.stringContaining(id),
  });

  await homeowner.reload();
  const visit = formatted(start, { weekday: 'long', month: 'long', day: 'numeric' });
  await homeowner.getByRole('heading', { level: 1, name: `See you ${visit}, 8:00\u00a0AM.` }).waitFor();
  const theirs = eventOf(
    await downloaded(homeowner, () => homeowner.getByRole('link', { name: 'Add to my calendar' }).click()),
  );
  expect(theirs).toMatchObject({ DTSTART: event.DTSTART, LOCATION: event.LOCATION });
  expect(await homeowner.content()).not.toContain('Ladder needs two people');

  await press(lead.getByRole('button', { name: 'Won', exact: true }));
  await lead.getByText('Scheduled → Won').waitFor();
  await homeowner.reload();
  await homeowner.getByRole('heading', { level: 1, name: 'It is agreed. Thank you.' }).waitFor();
  taken();
  await openSection(page, 'Numbers');
  await nothingLoads(page);
  const estimates = page.getByRole('listitem').filter({ hasText: 'Estimate requests' });
  await estimates.getByText('3', { exact: true }).first().waitFor();
  await estimates.getByText('None in the 30 days before').waitFor();
  await page.getByRole('row', { name: /^Half are answered within/ }).waitFor();
  await context.close();
  await atHome.close();
});
