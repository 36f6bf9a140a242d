import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { violations, violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin, nothingLoads, openSection } from '../../support/pages/enter-admin.ts';
import { brokenWords } from '../../support/pages/large-text.ts';
import { tabTo } from '../../support/pages/tab-to.ts';
import { postAsBrowser } from '../../support/post-as-browser.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';

const sister = 'https://decks-and-gutters-of-the-upper-eastern-shore.example';

let server: BuiltServer;
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await sharedBrowser();
  server = await startBuiltServer({ env: { EMBED_ORIGINS: sister } });
  const post = (path: string, body: object, origin = server.url) => postAsBrowser(server.url + path, body, { origin });
  const load = { widget: 'estimate-form', version: 'v1', happened: 'load' };
  await post('/api/measure', { funnel: ['estimate seen'], action: ['phone_call'], vital: ['home LCP good'] });
  await post('/api/measure', { embed: [load] }, sister);
  await post('/api/contact', {}, 'https://stranger.example');
  await post('/api/track', { eventType: 'page_view', eventDetails: '/' });
});
afterAll(async () => {
  await closeContexts();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  context = await browser.newContext();
});
afterEach(() => context.close());

const sections = ['Inbox', 'Numbers', 'Content', 'Embeds', 'Data', 'Settings'];
const sectionLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Sections of the office' })
    .getByRole('link', { name, exact: true, includeHidden: true });

/** Touch targets that are too small, except links within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, summary)')]
      .filter((target) => target.checkVisibility() && !target.closest('p > a'))
      .map((target) => [target, (target.closest('label') ?? target).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 44 || height < 44)
      .map(([target, { width, height }]) => `${target.outerHTML.slice(0, 120)}: ${width} × ${height}`),
  );

describe('the sections of the admin', () => {
  it.each(firstOrRest([320, 360, 1280]))(
    'fit the page, without violations, broken words and small targets, at %i px',
    async (width) => {
      const page = await enterAdmin(context, server.url, { width });
      const found: Record<string, unknown> = {};
      for (const name of sections) {
        await openSection(page, name);
        await expect.poll(() => sectionLink(page, name).getAttribute('aria-current')).toBe('page');
        await nothingLoads(page);
        const right = await page.evaluate(() => document.documentElement.scrollWidth);
        const broken = await brokenWords(page.locator('main'));
        found[name] = { right, broken, small: await smallTargets(page), faults: await violationsAtRest(page) };
      }
      const none = { right: width, broken: [], small: [], faults: [] };
      expect(found).toEqual(Object.fromEntries(sections.map((name) => [name, none])));
    },
  );

  it.each([320, 1280])('are all visible at once, after More on a phone, at %i px', async (width) => {
    const page = await enterAdmin(context, server.url, { width });
    if (width === 320) await page.getByRole('button', { name: 'More' }).click();
    for (const name of sections) {
      const { x = -1, width: wide = 0 } = (await sectionLink(page, name).boundingBox()) ?? {};
      expect([name, x >= 0 && x + wide <= width]).toEqual([name, true]);
    }
  });

  it('are each one step in the browser’s history', async () => {
    const page = await enterAdmin(context, server.url);
    await sectionLink(page, 'Data').click();
    await sectionLink(page, 'Settings').click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Data', exact: true }).waitFor();
    expect(await sectionLink(page, 'Data').getAttribute('aria-current')).toBe('page');
    await page.goBack();
    await page.getByRole('heading', { name: 'Leads', level: 2, exact: true }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Data', exact: true }).waitFor();
  });

  it('keep the part and the period that are shown in the URL', async () => {
    const page = await enterAdmin(context, server.url, { section: 'numbers' });
    const year = page.getByRole('radio', { name: '12 months' });
    await year.check();
    await page.reload();
    await expect.poll(() => year.isChecked()).toBe(true);
    await sectionLink(page, 'Settings').click();
    const hours = page.getByRole('heading', { name: 'Hours and the 24-hour clock' });
    const isFocused = () => hours.evaluate((heading) => heading === document.activeElement);
    await page.getByRole('link', { name: 'Hours', exact: true }).click();
    await expect.poll(isFocused).toBe(true);
    await page.reload();
    await expect.poll(isFocused).toBe(true);
    await page.getByRole('link', { name: 'Security', exact: true }).click();
    await expect.poll(isFocused).toBe(false);
    await page.goBack();
    await expect.poll(isFocused).toBe(true);
    await page.goto(`${server.url}/admin#numbers?range=7`);
    await expect.poll(() => page.getByRole('radio', { name: '7 days' }).isChecked()).toBe(true);
  });
});

describe('the embeds’ section', () => {
  it.each([360, 1280])('shows each site’s figures, at %i px', async (width) => {
    const page = await enterAdmin(context, server.url, { section: 'embeds', width });
    const [stranger, known] = [/^stranger\.example/, /^decks-and-gutters/].map((name) =>
      page.getByRole('row', { name }),
    );
    await stranger?.getByText('Site is not registered yet').waitFor();
    await known?.getByText('Fine').waitFor();
    await known?.getByText('1 in all, 1 today').waitFor();
    expect(await known?.getByText('v1').count()).toBe(1);
  });

  it('keeps sites that strangers made up below the registered ones, folded', async () => {
    const page = await enterAdmin(context, server.url);
    const noSite = { widgets: [], loads: [], errors: 0, leads: 0 };
    const madeUp = Array.from({ length: 50 }, (_, at) => ({
      host: `s${at}.example`,
      state: 'unregistered',
      ...noSite,
    }));
    await page.route('**/api/admin/embeds', async (route) => {
      const { sites } = await (await route.fetch()).json();
      await route.fulfill({ json: { sites: [...sites, ...madeUp] } });
    });
    await sectionLink(page, 'Embeds').click();
    await page.getByRole('row', { name: /^decks-and-gutters/ }).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    await page.getByText('51 other sites have tried to send a form').click();
    await page.getByRole('row', { name: /^s49\.example/ }).waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
  });

  it('reports a failure, and loads on a retry by keyboard', async () => {
    const page = await enterAdmin(context, server.url);
    await page.route('**/api/admin/embeds', (route) => route.fulfill({ status: 503, body: '{}' }));
    await sectionLink(page, 'Embeds').press('Enter');
    await page.getByRole('alert').getByText('The sites could not be loaded.').waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.unroute('**/api/admin/embeds');
    await tabTo(page, /^the page for webmasters$/);
    await tabTo(page, /^Try again$/);
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /^stranger\.example/ }).waitFor();
  });
});

describe('the settings', () => {
  const saved = (page: Page) => page.getByRole('status').getByText('Saved').waitFor();
  const letter = (page: Page) => page.getByRole('switch', { name: 'Weekly letter' });

  it('change by keyboard alone, and each is saved at once', async () => {
    const page = await enterAdmin(context, server.url, { section: 'settings' });
    const was = await letter(page).isChecked();
    await tabTo(page, /^Weekly letter$/);
    await page.keyboard.press('Space');
    await saved(page);
    const plain = page.getByRole('radio', { name: 'Around the clock' });
    const wasPlain = await plain.isChecked();
    await tabTo(page, wasPlain ? /^Around the clock/ : /^Only while/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /^Your name in the history/);
    await page.keyboard.type('Walt');
    await expect.poll(() => plain.isChecked()).toBe(!wasPlain);
    await nothingLoads(page);
    expect(await violationsAtRest(page)).toEqual([]);
    await page.reload();
    await letter(page).waitFor();
    expect(await plain.isChecked()).toBe(!wasPlain);
    expect(await letter(page).isChecked()).toBe(!was);
    expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Walt');
  });

  it('keep changes that another page has made meanwhile', async () => {
    const one = await enterAdmin(context, server.url, { section: 'settings' });
    const two = await context.newPage();
    await two.goto(one.url());
    const was = await letter(one).isChecked();
    await letter(two).waitFor();
    await letter(one).click();
    await saved(one);
    const clocks = two.getByRole('group', { name: 'How the office counts' });
    await clocks.getByRole('radio', { checked: false }).check();
    await saved(two);
    await expect.poll(() => letter(two).isChecked()).toBe(!was);
  });

  it('show the server’s state, and report a change that was not saved', async () => {
    const page = await enterAdmin(context, server.url, { section: 'settings', width: 360 });
    const was = await letter(page).isChecked();
    await context.setOffline(true);
    await letter(page).click();
    await page.getByRole('alert').getByText('That did not get through. Please try again.').waitFor();
    expect(await letter(page).isChecked()).toBe(was);
    await context.setOffline(false);
    await letter(page).click();
    await saved(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('report a change that was not saved once, also if the devices could not be loaded either', async () => {
    const page = await enterAdmin(context, server.url, { width: 360 });
    await page.route('**/api/admin/push', (route) => route.abort());
    await openSection(page, 'Settings');
    await page.getByRole('alert').getByText('The devices with alerts could not be loaded.').waitFor();
    await context.setOffline(true);
    await letter(page).click();
    const failure = page.getByText('That did not get through. Please try again.');
    await failure.first().waitFor();
    expect(await failure.count()).toBe(1);
  });

  it('show the confirmation mail, and why it cannot be switched on if mail is written to files', async () => {
    const page = await enterAdmin(context, server.url, { section: 'settings', width: 360 });
    const choice = page.getByRole('switch', { name: 'Confirmation to whoever writes' });
    await page.getByText('It needs a SendGrid key').waitFor();
    await choice.click({ force: true });
    expect([await choice.isChecked(), await choice.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    // The browser may open an initial page and replace it.
    const opening = context.waitForEvent('page', (one) => one.url().endsWith('/settings/receipt'));
    await page.getByRole('link', { name: 'See the mail' }).click();
    const mail = await opening;
    await mail.getByRole('heading', { name: 'We have your request' }).waitFor();
    expect(await mail.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await mail.evaluate(() => innerWidth),
    );
  });

  it.each(['receipt', 'letter'])('show the mail %s in readable colors on a dark screen', async (name) => {
    const page = await enterAdmin(context, server.url, { section: 'settings' });
    await page.goto(`${server.url}/api/admin/settings/${name}`);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([light, await background()]).toEqual(['rgb(251, 248, 241)', 'rgb(14, 26, 43)']);
    expect(await violations(page, 'color-contrast')).toEqual([]);
  });

  it('register a sister site and remove it', async () => {
    const page = await enterAdmin(context, server.url, { section: 'settings' });
    const sites = page.getByRole('region', { name: 'Sister sites' });
    await sites.getByRole('button', { name: 'Register' }).click();
    await sites.getByRole('alert').getByText('Please enter a name').waitFor();
    await sites.getByLabel('Name').fill('Towline');
    await sites.getByLabel('Address').fill('https://new-sister.example/paint');
    await sites.getByRole('button', { name: 'Register' }).click();
    await sites.getByText('new-sister.example · Not seen yet.').waitFor();
    await sites.getByRole('button', { name: 'Remove Towline' }).click();
    await sites.getByText('Towline is removed.').waitFor();
    expect(await sites.getByText('new-sister.example').count()).toBe(0);
  });
});
