import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedPaths } from '../../host/routes.ts';
import { violations } from '../support/axe.ts';
import { launchOptions } from '../support/browser.mjs';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { openWatched } from '../support/watched-page.ts';

let browser: Browser;
let phone: BrowserContext;
let desk: BrowserContext;
let server: BuiltServer;

const fonts = /\.woff2$/;
/** What the headings' face may move when it comes: a third of what counts as good (https://web.dev/articles/cls). */
const swapLimit = 0.03;

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
  phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // So that whatever moves there moves by our doing.
  await desk.route(fonts, (route) => route.abort());
  server = await startBuiltServer();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

const paths = Object.values(pageKinds).flatMap((kinds) => kinds.map(({ path }) => path));

describe.concurrent('every page', { timeout: 60_000 }, () => {
  it.each(paths)('%s on a phone says and throws nothing, asks nobody else, and is open to everyone', async (path) => {
    const { page, misdeeds, layoutShift } = await openWatched(phone, server.url + path);
    await scrollThrough(page);
    expect(await layoutShift()).toBeLessThan(swapLimit);
    // Nothing is judged while it fades.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(misdeeds).toEqual([]);
    await page.close();
  });

  it.each(paths)('%s on a desk does so too, and nothing on it moves by itself', async (path) => {
    const { page, misdeeds, layoutShift } = await openWatched(desk, server.url + path, fonts);
    await scrollThrough(page);
    expect(await layoutShift()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    expect(misdeeds).toEqual([]);
    await page.close();
  });
});

it('no fixed page is left out here', () => {
  expect(pageKinds.fixed.map(({ path }) => path)).toEqual(fixedPaths);
});
