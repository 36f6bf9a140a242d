import type { Page } from 'playwright-core';
import { whenNetworkIdle } from '../support/pages/network-idle.ts';

/** The maximum height of a screenshot in Chromium. */
export const tallest = 16_000;

/**
 * Takes pictures of the entire page in pieces of `height` px, or of only its first piece.
 * @param file returns the path of a piece's PNG; `piece` is undefined if there is only one
 * @returns the files written
 */
export async function takePictures(
  page: Page,
  { height, isFirstOnly }: { height: number; isFirstOnly: boolean },
  file: (piece: number | undefined) => string,
): Promise<string[]> {
  await seeItAll(page);
  const whole = await page.evaluate(() => ({
    width: innerWidth,
    height: Math.max(innerHeight, document.documentElement.scrollHeight),
  }));
  const count = isFirstOnly ? 1 : Math.ceil(whole.height / height);
  const written: string[] = [];
  for (let piece = 0; piece < count; piece += 1) {
    const path = file(count > 1 ? piece + 1 : undefined);
    const y = piece * height;
    const clip = { x: 0, y, width: whole.width, height: Math.min(height, whole.height - y) };
    await page.screenshot({ path, fullPage: true, clip });
    written.push(path);
  }
  return written;
}

/** Takes a picture of the window's visible part. @returns the file written, in a list */
export async function takeScreen(page: Page, file: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await whenNetworkIdle(page);
  await page.screenshot({ path: file });
  return [file];
}

/** Scrolls through the page, so that lazy content loads, and returns to the previous position. */
async function seeItAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const top = scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo({ top, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await whenNetworkIdle(page);
}
