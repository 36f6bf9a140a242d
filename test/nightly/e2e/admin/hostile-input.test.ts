import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { builtSite } from '../../../support/built-site.ts';
import { postAsBrowser } from '../../../support/owner.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
import { enterAdmin, leadLink, nothingLoads } from '../../../support/pages/enter-admin.ts';

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

const office = builtSite({});
beforeAll(async () => {
  const { server } = office;
  const headers = {
    origin: server.url,
    'brushline-page': encodeURIComponent(`${server.url}/<script>alert(3)</script>`),
    'brushline-campaign': encodeURIComponent(script),
  };
  const post = (path: string, body: object) => postAsBrowser(server.url + path, body, headers);
  for (const body of [full, mean]) await post('/api/estimates', body);
  await post('/api/contact', fromRight);
  await post('/api/track', { eventType: 'page_view', eventDetails: script });
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
  const page = await enterAdmin(await office.visitor(), office.url, { width: 360 });
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
    await page.goto(`${office.url}/admin#${section}`);
    // Until then, the section before it shows, in which nothing loads.
    await page.locator(`nav [href="#${section}"][aria-current=page]`).waitFor({ state: 'attached' });
    await page.locator('main section h2').first().waitFor();
    await nothingLoads(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  expect(misdeeds).toEqual([]);
});

it('prints a lead under its name', async () => {
  const page = await enterAdmin(await office.visitor(), office.url);
  await leadLink(page, full.name).click();
  await page.getByRole('article').getByRole('button', { name: 'Won' }).click();
  await page.getByRole('button', { name: 'Without an amount' }).click();
  await page.getByText('New → Won').waitFor();
  await page.emulateMedia({ media: 'print' });
  const name = `${full.name} Won`;
  await page.getByRole('article').getByRole('heading', { name }).waitFor();
  await page.getByText(`Interior Painting, ${full.city}`).first().waitFor();
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
});
