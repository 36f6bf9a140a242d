import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../support/browser.mjs';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';

let browser: Browser;
let server: BuiltServer;

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
  server = await startBuiltServer();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

const wide = { viewport: { width: 1280, height: 900 } };
const narrow = { viewport: { width: 360, height: 740 } };

/** Opens a page and closes it, and the context it stands in, after the test's work. */
async function on(path: string, options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(server.url + path);
  await work(page);
  await context.close();
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('the header’s menus', () => {
  it.each([true, false])('open on a press and close on Escape (JavaScript: %s)', async (javaScriptEnabled) => {
    await on('/', { ...wide, javaScriptEnabled }, async (page) => {
      const link = page.locator('#nav-services').getByRole('link', { name: 'All Services' });
      await page.getByRole('button', { name: 'SERVICES', exact: true }).press('Enter');
      await link.waitFor();
      await page.keyboard.press('Escape');
      await link.waitFor({ state: 'hidden' });
      expect(await page.locator(':focus').innerText()).toBe('SERVICES');
    });
  });

  it('open under the pointer, and by the arrow key with the first link in focus', async () => {
    await on('/', wide, async (page) => {
      const areas = page.getByRole('button', { name: 'SERVICE AREAS' });
      await areas.hover();
      await page.getByRole('link', { name: 'View All Areas →' }).first().waitFor();
      await page.mouse.move(600, 800);
      await page.getByRole('link', { name: 'View All Areas →' }).first().waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'SERVICES', exact: true }).focus();
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focusedText(page)).toBe('All Services');
      await page.keyboard.press('p');
      await expect.poll(() => focusedText(page)).toBe('Pressure Washing');
    });
  });

  it('mark the link of the page that is shown, and no other', async () => {
    await on('/contact', wide, async (page) => {
      const marked = page.getByRole('banner').locator('nav[aria-label=Main] [aria-current=page]');
      expect(await marked.allInnerTexts()).toEqual(['CONTACT']);
    });
  });
});

describe('the drawer', () => {
  it('holds focus, closes on Escape and gives focus back', async () => {
    await on('/', narrow, async (page) => {
      const opener = page.getByRole('button', { name: 'Open the menu' });
      await opener.focus();
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.waitFor();
      expect((await drawer.boundingBox())?.width).toBeCloseTo(300, 1);
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await drawer.evaluate(
          (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
        );
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      expect(await page.locator(':focus').innerText()).toBe('Open the menu');
    });
  });

  it.each([true, false])('leads to the page of a chosen link (JavaScript: %s)', async (javaScriptEnabled) => {
    await on('/', { ...narrow, javaScriptEnabled }, async (page) => {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('**/contact');
      expect(await page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(false);
    });
  });
});

describe('the package carousel', () => {
  it('shows four, after five seconds the other two, and stops under the pointer', async () => {
    await on('/', wide, async (page) => {
      const shown = () =>
        page
          .getByRole('link', { name: 'Get Quote' })
          .evaluateAll((links) => links.filter((link) => link.checkVisibility({ visibilityProperty: true })).length);
      expect(await shown()).toBe(4);
      await expect.poll(shown, { timeout: 7_000 }).toBe(2);
      await expect.poll(shown, { timeout: 7_000 }).toBe(4);
      await page.getByRole('link', { name: 'Get Quote' }).first().hover();
      await page.waitForTimeout(5_500);
      expect(await shown()).toBe(4);
    });
  });

  it('shows all six to whoever wants less motion', async () => {
    await on('/', { ...wide, reducedMotion: 'reduce' }, async (page) => {
      expect(await page.getByRole('link', { name: 'Get Quote' }).count()).toBe(6);
      for (const link of await page.getByRole('link', { name: 'Get Quote' }).all())
        expect(await link.isVisible()).toBe(true);
    });
  });
});
