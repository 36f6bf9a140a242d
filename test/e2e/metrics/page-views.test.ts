import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';

const site = builtSite();

/** Opens a page and records the bodies of its posts to /api/track. */
async function watchedPage(): Promise<{ page: Page; views: () => unknown[] }> {
  const page = await site.browser.newPage();
  const views: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/track')) views.push(request.postDataJSON());
  });
  return { page, views: () => views };
}

const view = (eventDetails: string) => ({ eventType: 'page_view', eventDetails });

describe('page views', () => {
  it('are counted once per page, with its location, in order', async () => {
    const { page, views } = await watchedPage();
    await page.goto(`${site.url}/`);
    await page.goto(`${site.url}/contact?service=interior&gbraid=0AAA&from=card&email=jane@example.com`);
    await expect.poll(views).toHaveLength(2);
    await page.goto(`${site.url}/blog?q=jane@example.com&category=Go+Green`);
    await expect
      .poll(views)
      .toEqual([view('/'), view('/contact?service=interior&gbraid=0AAA'), view('/blog?category=Go+Green')]);
    await page.close();
  });

  it('wait until a prerendered page is shown', async () => {
    const { page, views } = await watchedPage();
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
    );
    await page.goto(`${site.url}/interior`);
    await whenNetworkIdle(page);
    expect(views()).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(views).toEqual([view('/interior')]);
    await page.close();
  });

  it('are counted again when the browser restores a page', async () => {
    const { page, views } = await watchedPage();
    await page.goto(`${site.url}/exterior`);
    await expect.poll(views).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(views).toEqual([view('/exterior'), view('/exterior')]);
    await page.close();
  });
});
