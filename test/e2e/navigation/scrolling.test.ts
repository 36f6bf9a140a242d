import { describe, expect, it } from 'vitest';
import { builtSite, narrow, wide } from '../../support/built-site.ts';

const site = builtSite();

describe('while scrolling', () => {
  it.each([
    ['/', 'the bar', 'header', wide],
    ['/service-areas', 'the bar', 'header', narrow],
    ['/exterior', 'the estimate form', 'form:has([name=zipCode])', wide],
  ] as const)('keeps, on %s, %s in place', async (path, _part, selector, window) => {
    const page = await site.open(path, window);
    const top = async () => (await page.locator(selector).first().boundingBox())?.y;
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    const before = await top();
    expect(before).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => scrollTo({ top: 1_700, behavior: 'instant' }));
    expect([await page.evaluate(() => scrollY), await top()]).toEqual([1_700, before]);
  });
});

it('keeps the ring around the focused part in the window', async () => {
  const page = await site.open('/easton-services', {
    viewport: { width: 768, height: 1024 },
    reducedMotion: 'reduce',
    waitUntil: 'idle',
  });
  const cut: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(async () => {
      // The ring and its distance from the part.
      const ring = 6;
      const focused = document.activeElement;
      const isWhole = () => (focused?.getBoundingClientRect().bottom ?? 0) + ring <= innerHeight;
      for (let frames = 0; frames < 20 && !isWhole(); frames += 1) await new Promise(requestAnimationFrame);
      return isWhole() ? '' : `${focused?.textContent}`;
    });
    if (fault) cut.push(fault);
  }
  expect(cut).toEqual([]);
});

it('scrolls smoothly, but not for keys, which may focus what then leaves the window, nor if asked for no motion', async () => {
  const page = await site.open('/privacy-policy', { reducedMotion: 'no-preference' });
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await expect.poll(behavior).toBe('smooth');
  await page.keyboard.press('Tab');
  await expect.poll(behavior).toBe('auto');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(behavior).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(behavior).toBe('auto');
});
