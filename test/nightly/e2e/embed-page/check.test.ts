import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedPage, type StudioPage } from '../../../e2e/embed-page/studio-page.ts';
import { audit } from '../../../e2e/embeds/page-state.ts';
import { type BuiltServer, freePort, startBuiltServer } from '../../../support/built-server.ts';
import { whenIdle } from '../../../support/pages/network-idle.ts';
import { closeContexts, sharedBrowser } from '../../../support/shared-browser.ts';

const registered = 'https://www.towline.example';
let browser: Browser;
let server: BuiltServer;

beforeAll(async () => {
  browser = await sharedBrowser();
  const port = await freePort();
  server = await startBuiltServer({ port, env: { EMBED_ORIGINS: registered, PUBLIC_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await closeContexts();
  await server[Symbol.asyncDispose]();
});

async function ask({ page }: StudioPage, site: string, policy = ''): Promise<void> {
  await page.getByLabel('Your site’s address').fill(site);
  await page.getByLabel('Its Content-Security-Policy, if it has one').fill(policy);
  await page.getByRole('button', { name: 'Look it up' }).click();
}

/** Waits until the check reacts: until then, the browser sends its form. */
async function wake(page: Page): Promise<void> {
  await page.getByLabel('Your site’s address').focus();
  await page.locator('[data-widget=embed-check][data-is-up]').waitFor();
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('the check %s', (_, javaScriptEnabled) => {
  it('says whether a site is registered', async () => {
    const studio = await openEmbedPage(browser, server.url, { javaScriptEnabled });
    for (const [site, verdict] of [
      [`${registered}/some/page`, `${registered} is registered.`],
      // Each verdict differs from the one before it.
      ['no site at all', 'That is not the address of a website.'],
      ['towline.example', 'https://towline.example is not registered.'],
      ['javascript:alert(1)', 'That is not the address of a website.'],
    ] as const) {
      await ask(studio, site);
      await studio.page.getByText(verdict).waitFor();
      expect(await studio.page.getByLabel('Your site’s address').inputValue()).toBe(site);
    }
    expect(await studio.page.getByRole('status').filter({ hasText: 'registered' }).count()).toBe(0);
    await studio.context.close();
  });

  it('marks the additions that a policy needs, and changes nothing else', async () => {
    const studio = await openEmbedPage(browser, server.url, { javaScriptEnabled });
    await ask(studio, '', `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src *">`);
    const merged = studio.page.getByText('Content-Security-Policy: default-src');
    await merged.waitFor();
    expect(await merged.textContent()).toBe(
      `Content-Security-Policy: default-src 'self'; img-src *; script-src 'self' ${server.url}; connect-src 'self' ${server.url}`,
    );
    expect(await merged.locator('mark').count()).toBe(2);
    await ask(studio, '', `script-src "><img src=x onerror=alert(1)>; connect-src *`);
    await studio.page.locator('p', { hasText: 'script-src "><img src=x onerror=alert(1)>' }).waitFor();
    expect(await studio.page.locator('img[src=x]').count()).toBe(0);
    await ask(studio, '', 'img-src *');
    await studio.page.getByText('Your policy lets the widgets work.').waitFor();
    await studio.context.close();
  });
});

describe('the check', () => {
  it('reports that our site did not respond, and keeps the input', async () => {
    const studio = await openEmbedPage(browser, server.url);
    const { page } = studio;
    await wake(page);
    await page.route('**/api/embed-origins*', (route) => route.abort());
    await ask(studio, 'towline.example');
    await page.getByText('We could not look it up.').waitFor();
    await page.unroute('**/api/embed-origins*');
    await page.route('**/api/embed-origins*', (route) => route.fulfill({ status: 429, body: '{}' }));
    const refused = page.waitForResponse((response) => response.status() === 429);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await refused;
    await whenIdle(page);
    await page.getByText('We could not look it up.').waitFor();
    await page.unroute('**/api/embed-origins*');
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByText('https://towline.example is not registered.').waitFor();
    await studio.context.close();
  });

  it('leaves the studio’s choices unchanged, and shows only the latest answer', async () => {
    const studio = await openEmbedPage(browser, server.url);
    const { page } = studio;
    await studio.pick('Side tab');
    await expect.poll(studio.code).toContain('side-tab');
    await wake(page);
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/embed-origins*slow*', async (route) => {
      await isHeld;
      await route.continue();
    });
    const late = page.waitForResponse(/slow/);
    await ask(studio, 'slow.example');
    await ask(studio, registered);
    await page.getByText(`${registered} is registered.`).waitFor();
    letGo();
    await (await late).finished();
    await whenIdle(page);
    expect(await page.getByText('slow.example').count()).toBe(0);
    expect(await studio.code()).toContain('side-tab');
    expect(await audit(page)).toEqual([]);
    await studio.context.close();
  });

  it('opens on the answer that a console message links to', async () => {
    const studio = await openEmbedPage(browser, server.url);
    await studio.page.goto(`${server.url}/embed?site=${encodeURIComponent('https://x.example')}#registered`);
    await studio.page.getByText('https://x.example is not registered.').waitFor();
    await studio.context.close();
  });
});
