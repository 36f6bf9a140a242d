import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { focusedText, visitOf, wide } from './visit.ts';

const site = builtSite();
const on = visitOf(site);

/** Records the times of menu events on the page's own clock, which do not depend on the test's speed. */
const recordMenu = (page: Page) =>
  page.evaluate(() => {
    const log: { event: string; at: number }[] = [];
    const note = (event: string) => log.push({ event, at: performance.now() });
    const panel = document.querySelector('#nav-areas') as HTMLElement;
    const button = document.querySelector('[popovertarget=nav-areas]') as HTMLElement;
    for (const part of [button, panel]) {
      part.addEventListener('pointerenter', () => note('enter'), true);
      part.addEventListener('pointerleave', () => note('leave'), true);
    }
    panel.addEventListener('beforetoggle', (event) => note((event as ToggleEvent).newState));
    Object.assign(window, { menuLog: log });
  });
const menuLog = (page: Page) =>
  page.evaluate(() => (window as unknown as { menuLog: { event: string; at: number }[] }).menuLog);

/** The time from the last occurrence of one event to the first of another. */
function msBetween(log: readonly { event: string; at: number }[], from: string, to: string): number {
  const end = log.find(({ event }) => event === to)?.at ?? Number.NaN;
  return end - (log.filter(({ event, at }) => event === from && at < end).at(-1)?.at ?? Number.NaN);
}

describe('the timing of the menus', () => {
  it('opens them 100 ms after the pointer arrives and closes them 300 ms after it leaves', async () => {
    await on('/', wide, async (page) => {
      const opener = page.getByRole('button', { name: 'SERVICE AREAS' });
      await opener.focus();
      await whenNetworkIdle(page);
      await recordMenu(page);
      const isOpen = () => page.locator('#nav-areas').evaluate((panel) => panel.matches(':popover-open'));
      await opener.hover();
      await expect.poll(isOpen).toBe(true);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.mouse.move(640, 850);
      await expect.poll(isOpen).toBe(false);
      const log = await menuLog(page);
      expect(msBetween(log, 'enter', 'open')).toBeGreaterThanOrEqual(99);
      expect(msBetween(log, 'enter', 'open')).toBeLessThan(250);
      expect(msBetween(log, 'leave', 'closed')).toBeGreaterThanOrEqual(299);
      expect(msBetween(log, 'leave', 'closed')).toBeLessThan(450);
    });
  });

  it('tolerates a pointer that leaves for less than 300 ms, and ignores one that rests for less than 100', async () => {
    await on('/', wide, async (page) => {
      await page.getByRole('button', { name: 'SERVICE AREAS' }).focus();
      await whenNetworkIdle(page);
      // All within the page, so that a slow machine does not delay the pointer.
      const states = await page.evaluate(async () => {
        const panel = document.querySelector('#nav-areas') as HTMLElement;
        const button = document.querySelector('[popovertarget=nav-areas]') as HTMLElement;
        const point = (type: string) => button.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
        const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        const isOpen = () => panel.matches(':popover-open');
        const seen: boolean[] = [];
        (document.activeElement as HTMLElement).blur();
        point('pointerenter');
        point('pointerleave');
        await pause(200);
        seen.push(isOpen());
        point('pointerenter');
        await pause(200);
        seen.push(isOpen());
        point('pointerleave');
        await pause(100);
        point('pointerenter');
        await pause(500);
        seen.push(isOpen());
        return seen;
      });
      expect(states).toEqual([false, true, true]);
    });
  });

  it('starts a new word one second after the last letter', async () => {
    await on('/', wide, async (page) => {
      const opener = page.getByRole('button', { name: 'SERVICE AREAS' });
      await opener.focus();
      await whenNetworkIdle(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('ca');
      await expect.poll(() => focusedText(page)).toBe('Cambridge');
      await passTime(page, 1_000);
      await page.keyboard.type('e');
      await expect.poll(() => focusedText(page)).toBe('Easton');
    });
  });
});
