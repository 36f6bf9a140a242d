import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import { type BuiltServer, freePort, startBuiltServer } from '../support/built-server.ts';
import { closeContexts, sharedBrowser } from '../support/shared-browser.ts';
import { audit } from './embeds/audit.ts';
import { type Document, openForeignServer, type Site } from './embeds/foreign-server.ts';

const documents = new Map<string, Document>();
let browser: Browser;
let server: BuiltServer;
let stranger: Site;
let context: BrowserContext;
let complaints: string[];

beforeAll(async () => {
  browser = await sharedBrowser();
  stranger = await openForeignServer(documents);
  const port = await freePort();
  const env = { EMBED_ORIGINS: stranger.origin, PUBLIC_URL: `http://127.0.0.1:${port}` };
  server = await startBuiltServer({ port, env });
});
afterEach(() => context.close());
afterAll(async () => {
  await closeContexts();
  stranger.close();
  await server[Symbol.asyncDispose]();
});

async function open(options = {}): Promise<Page> {
  complaints = [];
  context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`${server.url}/embed`);
  return page;
}

async function openLive(): Promise<Page> {
  const page = await open();
  await page.locator('[data-widget=embed-studio]').scrollIntoViewIfNeeded();
  await page.locator('brushline-estimate-form form').waitFor();
  return page;
}

const choose = (page: Page, label: string, value: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
const snippetIn = async (page: Page) => (await page.locator('pre').first().textContent()) ?? '';

describe('/embed', () => {
  it('shows each widget with its options, without console errors', async () => {
    const page = await openLive();
    expect(await page.locator('brushline-estimate-form [type=radio]').count()).toBe(3);
    await choose(page, 'service', 'interior');
    await expect.poll(() => page.locator('brushline-estimate-form [type=radio]').count()).toBe(0);
    await page.getByLabel('Accent color').fill('#ffc20e');
    const color = () =>
      page
        .locator('brushline-estimate-form [type=submit]')
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect.poll(color).toBe('rgb(255, 194, 14)');
    for (const name of await page.getByRole('combobox').first().locator('option').all()) {
      const widget = await name.getAttribute('value');
      await page.getByRole('combobox').first().selectOption(widget);
      await page.locator(`brushline-${widget}`).waitFor();
      await expect.poll(() => page.locator(`brushline-${widget} >> css=div > *`).count()).toBeGreaterThan(0);
    }
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    expect(await audit(page)).toEqual([]);
  });

  it('gives code that works on another site, in all three ways', async () => {
    const page = await openLive();
    await choose(page, 'service', 'pressure-washing');
    for (const way of ['Module', 'Classic script', 'Placeholder']) {
      await page.getByText(way, { exact: true }).click();
      const lines = await snippetIn(page);
      documents.set('taken', { html: `<!doctype html><title>Elsewhere</title>${lines}` });
      const other = await context.newPage();
      await other.goto(`${stranger.origin}/taken`);
      await other.locator('brushline-estimate-form [value=pressure-washing]').waitFor({ state: 'attached' });
      await other.close();
    }
  });

  it('copies the code, and says so', async () => {
    const page = await openLive();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await snippetIn(page));
    await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  });

  it('sends nothing from its preview', async () => {
    const page = await openLive();
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().endsWith('/api/track')) posts.push(request.url());
    });
    const words = { name: 'A', email: 'a@b.example', phone: '1', address: 'x', city: 'y', zipCode: '1' };
    for (const [name, value] of Object.entries({ ...words, message: 'A long enough message.' }))
      await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole('button', { name: 'Get Free Estimate' }).click();
    await page.getByText('This is a preview: nothing was sent.').waitFor();
    expect(posts).toEqual([]);
    const store = sqliteStore({ dataDir: server.dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
    expect(await store.countLeads('estimate')).toBe(0);
    await store.close();
  });

  it('answers without JavaScript whether a site is registered, and shows the code to copy', async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await snippetIn(page)).toContain(`${server.url}/widgets/v1/embed.js`);
    expect(await page.getByRole('combobox').count()).toBe(0);
    await page.getByLabel('Your site’s address').fill(`${stranger.origin}/some/page`);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByText(`${stranger.origin} is registered.`).waitFor();
  });
});
