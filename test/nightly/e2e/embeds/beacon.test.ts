import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmbedHealth } from '../../../../catalogue/contracts/admin/sister-site.ts';
import type { Metric } from '../../../../catalogue/contracts/metric.ts';
import { type Document, openForeignServer, type Site } from '../../../e2e/embeds/foreign-site.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { enterAdmin } from '../../../support/pages/enter-admin.ts';
import { closeContexts, sharedBrowser } from '../../../support/shared-browser.ts';
import { requestWords } from '../../../support/visitor-words.ts';

/** A normal browser's user agent; headless ones are not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
/** Beacons collect events for a while before they are sent. */
const soon = { timeout: timeLimitMs(20_000) };

let browser: Browser;
let office: BrowserContext;
let server: BuiltServer;
let sister: Site;
let stranger: Site;

// New for each test, because a failed attempt's counts would remain.
beforeEach(async () => {
  const documents = new Map<string, Document>();
  [sister, stranger] = await Promise.all([openForeignServer(documents), openForeignServer(documents)]);
  server = await startBuiltServer({ env: { EMBED_ORIGINS: sister.origin } });
  for (const name of ['estimate-form', 'testimonials']) {
    const html = `<!doctype html><html lang="en-US"><title>Decks</title><script type="module"
      src="${server.url}/widgets/v1/embed.js"></script><brushline-${name}></brushline-${name}></html>`;
    documents.set(name, { html });
  }
  browser = await sharedBrowser();
  office = await browser.newContext();
  await enterAdmin(office, server.url);
});
afterEach(async () => {
  await closeContexts();
  for (const site of [sister, stranger]) site.close();
  await server[Symbol.asyncDispose]();
});

/** Opens a page with one widget and records the metrics that it sends and our server takes. */
async function open(site: Site, widget: string, meddle?: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  const told: Partial<Metric>[] = [];
  const cookies: (string | null)[] = [];
  page.on('response', async (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !request.url().endsWith('/api/measure')) return;
    // A server on a busy machine refuses counts, and the page forgets them.
    if (response.status() === 503)
      return page.evaluate(sendAgain, { url: request.url(), body: request.postData() }).catch(() => {});
    told.push(request.postDataJSON());
    // A page may be closed while it sends its last counts.
    cookies.push(await request.headerValue('cookie').catch(() => null));
  });
  await meddle?.(page);
  await page.goto(`${site.origin}/${widget}`);
  const all = (part: keyof Metric) => told.flatMap((one): unknown[] => one[part] ?? []);
  return { page, told, all, cookies, close: () => context.close() };
}

/** Runs in the page. */
function sendAgain({ url, body }: { url: string; body: string | null }) {
  setTimeout(() => fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }), 500);
}

/** A site's health in the office. */
async function healthOf(site: Site) {
  const { sites } = (await (await office.request.get(`${server.url}/api/admin/embeds`)).json()) as EmbedHealth;
  return sites.find(({ host }) => site.origin.endsWith(host));
}

/** Waits for a row of a table in the office that contains all of the texts. */
async function seesRow(section: string, ...says: string[]) {
  const page = await office.newPage();
  await page.goto(`${server.url}/admin#${section}`);
  await says.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row')).waitFor();
  await page.close();
}

describe('a widget on another site', () => {
  it('reports that it was loaded and how far visitors got in its form, without personal data', async () => {
    const { page, told, all, cookies, close } = await open(sister, 'estimate-form', (page) =>
      page.addInitScript(() => {
        const calls: unknown[] = [];
        Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call) });
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      }),
    );
    const load = { widget: 'estimate-form', version: 'v1', happened: 'load' };
    await expect.poll(() => all('embed'), soon).toEqual([load]);
    const form = page.locator('brushline-estimate-form');
    for (const [name, value] of Object.entries(requestWords)) await form.locator(`[name=${name}]`).fill(value);
    await form.getByRole('button', { name: 'Get Free Estimate' }).click();
    await form.getByText('Estimate request sent!').first().waitFor();
    await expect.poll(() => all('funnel'), soon).toEqual(['estimate seen', 'estimate started', 'estimate sent']);
    expect(all('embed')).toEqual([load]);
    expect(Object.keys(Object.assign({}, ...told)).sort()).toEqual(['embed', 'funnel']);
    expect(cookies.filter(Boolean)).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls)).toEqual([]);
    await close();

    await expect
      .poll(() => healthOf(sister), soon)
      .toMatchObject({
        state: 'fine',
        version: 'v1',
        widgets: ['estimate-form'],
        errors: 0,
        leads: 1,
      });
    expect((await healthOf(sister))?.loads.reduce((sum, count) => sum + count)).toBe(1);
    await seesRow('numbers', 'Estimate', '100%');
  });

  it('reports a failure, even from before counting started', async () => {
    const { all, close } = await open(sister, 'testimonials', async (page) => {
      await page.route('**/api/testimonials*', (route) => route.fulfill({ status: 500, body: 'no' }));
      await page.route('**/embed-use-*', (route) => setTimeout(() => void route.continue(), 1500));
    });
    const told = (happened: string) => ({ widget: 'testimonials', version: 'v1', happened });
    await expect.poll(() => all('embed'), soon).toEqual([told('load'), told('error')]);
    await close();
    await expect.poll(() => healthOf(sister), soon).toMatchObject({ state: 'errors', errors: 1 });
    await seesRow('embeds', new URL(sister.origin).host, 'A widget failed there');
  });

  it('is shown to the owner if its site is not registered, and is not counted', async () => {
    const { page, close } = await open(stranger, 'estimate-form');
    await page.locator('brushline-estimate-form form').waitFor();
    await expect.poll(() => healthOf(stranger), soon).toMatchObject({ state: 'unregistered', leads: 0, errors: 0 });
    expect((await healthOf(stranger))?.loads.some((count) => count > 0)).toBe(false);
    await close();
    await seesRow('embeds', new URL(stranger.origin).host, 'Site is not registered yet');
  });
});
