import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { postAsBrowser } from '../../support/owner.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin, leadLink, nothingLoads } from '../../support/pages/enter-admin.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';

const script = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
const full = {
  name: 'W'.repeat(100),
  email: `${'e'.repeat(60)}@${'d'.repeat(60)}.example`,
  phone: '4'.repeat(40),
  address: 'A'.repeat(200),
  city: 'C'.repeat(100),
  state: 'S'.repeat(100),
  zipCode: '9'.repeat(20),
  message: 'm'.repeat(5000),
  serviceType: 'interior',
};
const mean = {
  ...{ name: script, email: 'mean@example.com', phone: '=1+1 (410) 555-0199', address: script, city: script },
  ...{ state: 'MD', zipCode: '<b>21601</b>', message: script.repeat(3), serviceType: 'exterior' },
};
const fromRight = {
  ...{ firstName: 'أحمد', lastName: '\u202Eevil\u202C 👩‍👩‍👧‍👦', email: 'ahmad@example.com', phone: '+1 410 555 0121' },
  // Without a town of ours, it would be held as an offer.
  ...{ subject: '😀'.repeat(60), message: `${'مرحبا '.repeat(50)}Easton` },
};

let server: BuiltServer;
let browser: Browser;
const ids: string[] = [];
beforeAll(async () => {
  browser = await sharedBrowser();
  server = await startBuiltServer();
  const headers = {
    origin: server.url,
    'brushline-page': encodeURIComponent(`${server.url}/<script>alert(3)</script>`),
    'brushline-campaign': encodeURIComponent(script),
  };
  const post = (path: string, body: object) => postAsBrowser(server.url + path, body, headers);
  for (const body of [full, mean]) ids.push(((await (await post('/api/estimates', body)).json()) as { id: string }).id);
  ids.push(((await (await post('/api/contact', fromRight)).json()) as { id: string }).id);
  await post('/api/track', { eventType: 'page_view', eventDetails: script });
});
afterAll(async () => {
  await closeContexts();
  await server[Symbol.asyncDispose]();
});

/** Records everything that a page must not do. */
function misdeedsOf(page: Page): string[] {
  const misdeeds: string[] = [];
  page.on('dialog', (dialog) => {
    misdeeds.push(`asks ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => misdeeds.push(`throws ${message}`));
  page.on('console', (message) => message.type() === 'error' && misdeeds.push(`says ${message.text()}`));
  return misdeeds;
}

it('shows hostile input as text, within the width of a phone', async () => {
  const page = await enterAdmin(browser, server.url, { width: 360 });
  const misdeeds = misdeedsOf(page);
  const found: unknown[] = [];
  for (const name of [full.name, mean.name, fromRight.firstName]) {
    await leadLink(page, name).click();
    await page.getByRole('article').waitFor();
    const right = await page.evaluate(() => document.documentElement.scrollWidth);
    found.push([name, right, await violationsAtRest(page)]);
    await page.goBack();
  }
  expect(found).toEqual([full.name, mean.name, fromRight.firstName].map((name) => [name, 360, []]));
  for (const section of ['numbers', 'content', 'data']) {
    await page.goto(`${server.url}/admin#${section}`);
    // Until then, the section before it shows, in which nothing loads.
    await page.locator(`nav [href="#${section}"][aria-current=page]`).waitFor({ state: 'attached' });
    await page.locator('main section h2').first().waitFor();
    await nothingLoads(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  expect(misdeeds).toEqual([]);
  await page.close();
});

it('keeps a hundred notes on one lead, from two open pages, and prints it under its name', async () => {
  const context = await browser.newContext();
  const one = await enterAdmin(context, server.url, { width: 360 });
  const two = await context.newPage();
  await two.goto(one.url());
  const note = (page: Page, at: number) =>
    page.evaluate(
      ([id, at]) =>
        fetch(`/api/admin/leads/${id}/notes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id: `note-${1000 + Number(at)}`, text: `Note ${at}`, by: '' }),
        }).then(({ status }) => status),
      [ids[0], at] as const,
    );
  const statuses = await Promise.all(Array.from({ length: 100 }, (_, at) => note(at % 2 ? one : two, at)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const page of [one, two]) {
    await leadLink(page, full.name).click();
    const notes = page.getByRole('article').locator('ol > li', { hasText: /Note \d+/ });
    await expect.poll(() => notes.count()).toBe(100);
  }
  await one.getByRole('article').getByRole('button', { name: 'Lost' }).click();
  await two.getByText('New → Lost').waitFor();
  await two.getByRole('article').getByRole('button', { name: 'Won' }).click();
  await two.getByText('Lost → Won').waitFor();
  await two.emulateMedia({ media: 'print' });
  await two
    .getByRole('article')
    .getByRole('heading', { name: `${full.name} Won` })
    .waitFor();
  await two.getByText(`Interior Painting, ${full.city}`).first().waitFor();
  expect(await two.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  await context.close();
});
