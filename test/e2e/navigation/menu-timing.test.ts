import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { visitOf, wide } from './visit.ts';

const site = builtSite();
const on = visitOf(site);

interface MenuEvent {
  event: string;
  at: number;
  /** When the event's timer in the page went off. */
  timer: number;
}

/**
 * Records the times of menu events on the page's own clock. A menu must react before a timer that the page started at
 * the same event, so a machine that runs all timers late does not matter.
 */
const recordMenu = (page: Page) =>
  page.evaluate(() => {
    const log: MenuEvent[] = [];
    const note = (event: string, timerMs = 0) => {
      const entry = { event, at: performance.now(), timer: Number.POSITIVE_INFINITY };
      log.push(entry);
      setTimeout(() => Object.assign(entry, { timer: performance.now() }), timerMs);
    };
    const panel = document.querySelector('#nav-areas') as HTMLElement;
    const button = document.querySelector('[popovertarget=nav-areas]') as HTMLElement;
    for (const part of [button, panel]) {
      part.addEventListener('pointerenter', () => note('enter', 200), true);
      part.addEventListener('pointerleave', () => note('leave', 400), true);
    }
    panel.addEventListener('beforetoggle', (event) => note((event as ToggleEvent).newState));
    Object.assign(window, { menuLog: log });
  });
const menuLog = (page: Page) => page.evaluate(() => (window as unknown as { menuLog: MenuEvent[] }).menuLog);

/** How long after the last event of one kind the first of another came, and whether that was before its timer. */
function reaction(log: readonly MenuEvent[], cause: string, effect: string): { ms: number; isPrompt: boolean } {
  const end = log.find(({ event }) => event === effect)?.at ?? Number.NaN;
  const begin = log.filter(({ event, at }) => event === cause && at < end).at(-1);
  return { ms: end - (begin?.at ?? Number.NaN), isPrompt: begin !== undefined && end <= begin.timer };
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
      const [opening, closing] = [reaction(log, 'enter', 'open'), reaction(log, 'leave', 'closed')];
      expect(opening.ms).toBeGreaterThanOrEqual(99);
      expect(closing.ms).toBeGreaterThanOrEqual(299);
      expect([opening.isPrompt, closing.isPrompt], JSON.stringify(log)).toEqual([true, true]);
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
});
