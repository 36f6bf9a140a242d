import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { whenNetworkIdle } from '../support/pages/network-idle.ts';

/** Something that moves, or changes, under the pointer. */
interface Motion {
  name: string;
  path: string;
  /** What the pointer enters and presses. */
  target: string;
  /** A press of it opens another page. */
  isLink?: boolean;
}

/** What moves or changes under the pointer, and the way to the next page. */
export const motions: readonly Motion[] = [
  { name: 'button', path: '/', target: 'main a[href="/contact#estimate"]' },
  { name: 'line-button', path: '/', target: 'main a[href="/color-palette"]' },
  { name: 'chip', path: '/', target: 'main fieldset label:nth-of-type(2)' },
  { name: 'service-card', path: '/', target: 'main a[href="/interior"]' },
  { name: 'package', path: '/', target: 'main li:has(a[href*="package="])' },
  { name: 'swatch', path: '/color-palette', target: '#sw-6244 > button' },
  { name: 'category', path: '/color-palette', target: 'main a[href*="category="], main label:has([name=category])' },
  { name: 'post-card', path: '/blog', target: 'main li:has(h2, h3)' },
  { name: 'portfolio-card', path: '/all-services', target: 'main li a' },
  { name: 'service-row', path: '/services', target: 'main li a' },
  { name: 'town-row', path: '/service-areas', target: 'main li a' },
  { name: 'town-service', path: '/chestertown-services', target: 'main li a' },
  { name: 'review-door', path: '/review-us', target: 'main li a' },
  { name: 'next-page', path: '/', target: 'main a[href="/interior"]', isLink: true },
];

const viewport = { width: 1280, height: 900 };

/** When each frame is taken, in milliseconds after the change. */
const framesMs = [0, 60, 120, 240];

/**
 * Frames of a motion side by side, once with and once without reduced motion: at rest, while the pointer enters, and
 * while it presses.
 * @returns the files written
 */
export async function recordMotion(
  browser: Browser,
  motion: Motion,
  { url, into }: { url: string; into: string },
): Promise<string[]> {
  const written: string[] = [];
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const options = { viewport, reducedMotion };
    const file = path.join(into, `motion-${motion.name}-${reducedMotion === 'reduce' ? 'calm' : 'lively'}.png`);
    await strip(await record(browser, url, motion, options), file);
    written.push(file);
  }
  return written;
}

async function record(browser: Browser, url: string, motion: Motion, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    if (motion.isLink) await page.addInitScript(stopViewTransition);
    await page.goto(url + motion.path);
    await whenNetworkIdle(page);
    const target = page.locator(motion.target).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${motion.name} is not visible`);
    const clip = motion.isLink ? { x: 0, y: 0, ...viewport } : await around(page, box);
    const frames = [await page.screenshot({ clip })];
    const at = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)] as const;
    if (!motion.isLink) {
      await page.mouse.move(...at);
      frames.push(...(await framesOf(page, clip)));
      await page.mouse.down();
      frames.push(...(await framesOf(page, clip)));
      return frames;
    }
    await page.mouse.click(...at);
    await page.waitForURL((address) => address.pathname !== motion.path);
    await whenNetworkIdle(page);
    frames.push(...(await framesOf(page, clip)));
    return frames;
  } finally {
    await context.close();
  }
}

/** With room for what moves out of its box. */
async function around(page: Page, box: { x: number; y: number; width: number; height: number }) {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [Math.max(0, box.x - 24), Math.max(0, box.y - 24)];
  return {
    x,
    y,
    width: Math.min(box.width + 48, window.width - x),
    height: Math.min(box.height + 48, window.height - y),
  };
}

/** Sets the running animations to each frame's time, so that a slow machine takes the same pictures. */
async function framesOf(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  for (const ms of framesMs) {
    await page.evaluate((ms) => {
      for (const animation of document.getAnimations()) {
        // The packages' turning does not end.
        if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) continue;
        animation.pause();
        animation.currentTime = ms;
      }
    }, ms);
    frames.push(await page.screenshot({ clip }));
  }
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.playState === 'paused') animation.play();
  });
  return frames;
}

/** Runs in the page: holds the transition from the previous page at its start. */
function stopViewTransition(): void {
  addEventListener('pagereveal', (event) => {
    const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } };
    void viewTransition?.ready.then(() => {
      for (const animation of document.getAnimations()) animation.pause();
    });
  });
}

async function strip(frames: readonly Buffer[], file: string): Promise<void> {
  const gap = 8;
  const sized = await Promise.all(
    frames.map((frame) =>
      sharp(frame).resize({ width: 480, withoutEnlargement: true }).toBuffer({ resolveWithObject: true }),
    ),
  );
  const width = Math.max(...sized.map(({ info }) => info.width)) + gap;
  const height = Math.max(...sized.map(({ info }) => info.height));
  await sharp({ create: { width: width * sized.length, height, channels: 3, background: '#888' } })
    .composite(sized.map(({ data }, at) => ({ input: data, left: at * width, top: 0 })))
    .png()
    .toFile(file);
}
