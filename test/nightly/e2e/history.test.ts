import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { launchBrowser } from '../../support/shared-browser.ts';

let browser: Browser;
let server: BuiltServer;

beforeAll(async () => {
  // Playwright's browser reloads each page on going back, unless the reasons for that are requested.
  browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  server = await startBuiltServer();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

/** Opens a page on a phone, where it is longest. */
async function on(path: string, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(server.url + path);
  await work(page);
  await context.close();
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
/** The scroll position after visible content is laid out; before that, some heights are estimates. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return Math.round(scrollY);
  });
const scrolled = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(scrollY)));

describe('going back and forward', () => {
  it.each(['/', '/services', '/service-areas', '/color-palette', '/blog?q=paint'])(
    'restores the position of %s, and of the next page',
    async (path) => {
      await on(path, async (page) => {
        const middle = await page.evaluate(() => Math.round(document.documentElement.scrollHeight / 2));
        await scrollTo(page, middle);
        const left = await settled(page);
        await page.goto(`${server.url}/privacy-policy`);
        await scrolled(page).toBe(0);
        await scrollTo(page, 500);
        await page.goBack();
        await scrolled(page).toBe(left);
        expect(page.url()).toBe(server.url + path);
        await page.goForward();
        await scrolled(page).toBe(500);
        expect(page.url()).toBe(`${server.url}/privacy-policy`);
      });
    },
  );

  it('may use the back-forward cache: nothing on our pages prevents it', async () => {
    await on('/exterior', async (page) => {
      const reasons: unknown[] = [];
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        reasons.push(...notRestoredExplanations),
      );
      await page.reload();
      await whenNetworkIdle(page);
      await page.goto(`${server.url}/blog`);
      await page.goBack();
      // An automated browser does not use the cache, and reports that among the reasons.
      await expect.poll(() => reasons).not.toEqual([]);
      expect(reasons).not.toContainEqual(expect.objectContaining({ type: 'PageSupportNeeded' }));
    });
  });
});

describe('a link', () => {
  /** Waits until a part of the page is directly below the sticky bar. */
  async function comesIntoPlace(page: Page, selector: string): Promise<void> {
    const top = () => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
    await expect.poll(async () => (await top()) >= bar && (await top()) < bar + 100).toBe(true);
  }

  it('scrolls to its target on the next page, below the sticky bar, even from far below', async () => {
    await on('/', async (page) => {
      const link = page.getByRole('link', { name: 'Get Your Free Estimate' });
      await link.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
      await link.click();
      await page.waitForURL('**/contact#estimate');
      await comesIntoPlace(page, '#estimate');
    });
  });

  it('scrolls to its anchor, below the sticky bar', async () => {
    await on('/privacy-policy', async (page) => {
      const link = page.locator('main nav a[href^="#"]').nth(1);
      const part = (await link.getAttribute('href')) ?? '';
      await link.click();
      await comesIntoPlace(page, part);
      const address = page.url();
      await page.goto(`${server.url}/blog`);
      await page.goto(address);
      await comesIntoPlace(page, part);
    });
  });
});
