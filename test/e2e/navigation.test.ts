import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite, type VisitOptions } from '../support/built-site.ts';
import { passTime } from '../support/pages/pass-time.ts';

const site = builtSite();

const wide = { viewport: { width: 1280, height: 900 } };
const narrow = { viewport: { width: 360, height: 740 } };

const on = async (path: string, options: VisitOptions, work: (page: Page) => Promise<void>) =>
  work(await site.open(path, options));

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('the header’s menus', () => {
  it('scroll in a low window', async () => {
    await on('/', { viewport: { width: 1280, height: 360 } }, async (page) => {
      await page.getByRole('button', { name: 'SERVICE AREAS' }).click();
      const menu = page.locator('#nav-areas');
      await menu.waitFor();
      const box = await menu.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
      await menu.getByRole('link').last().scrollIntoViewIfNeeded();
      const link = await menu.getByRole('link').last().boundingBox();
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(360);
    });
  });

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

  it('open on hover, and with the arrow key with the first link in focus', async () => {
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

  it('open on hover once their script can be loaded, even if it failed at first', async () => {
    await on('/', wide, async (page) => {
      const module = '**/assets/site-nav-*.js*';
      await page.route(module, (route) => route.abort());
      const areas = page.getByRole('button', { name: 'SERVICE AREAS' });
      await Promise.all([page.waitForEvent('requestfailed'), areas.hover()]);
      await page.unroute(module);
      await page.mouse.move(600, 800);
      await Promise.all([page.waitForResponse(module), areas.hover()]);
      await page.mouse.move(600, 800);
      await areas.hover();
      await page.getByRole('link', { name: 'View All Areas →' }).first().waitFor();
    });
  });

  it('mark the link of the current page, and no other', async () => {
    await on('/contact', wide, async (page) => {
      const marked = page.getByRole('banner').locator('nav[aria-label=Main] [aria-current=page]');
      expect(await marked.allInnerTexts()).toEqual(['CONTACT']);
    });
  });
});

describe('while scrolling', () => {
  it.each([
    ['/', 'the bar', 'header', wide],
    ['/service-areas', 'the bar', 'header', narrow],
    ['/exterior', 'the estimate form', 'form:has([name=zipCode])', wide],
  ] as const)('on %s %s stays', async (path, _part, selector, window) => {
    await on(path, window, async (page) => {
      const top = async () => (await page.locator(selector).first().boundingBox())?.y;
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
      const before = await top();
      expect(before).toBeGreaterThanOrEqual(0);
      await page.evaluate(() => scrollTo({ top: 1_700, behavior: 'instant' }));
      expect([await page.evaluate(() => scrollY), await top()]).toEqual([1_700, before]);
    });
  });
});

describe('the drawer', () => {
  it.each([
    [360, 300],
    [768, 400],
  ])('is, in a window of %i px, %i px wide', async (width, expected) => {
    await on('/', { viewport: { width, height: 740 }, reducedMotion: 'reduce' }, async (page) => {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.waitFor();
      expect((await drawer.boundingBox())?.width).toBeCloseTo(expected, 1);
    });
  });

  it('closes when a tablet is turned to the wide side', async () => {
    await on('/', { viewport: { width: 800, height: 1200 } }, async (page) => {
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.waitFor();
      await page.locator('[aria-expanded=true][popovertarget]').waitFor({ state: 'attached' });
      await page.setViewportSize({ width: 1200, height: 800 });
      await drawer.waitFor({ state: 'hidden' });
    });
  });

  it('traps focus, closes on Escape and returns focus', async () => {
    await on('/', narrow, async (page) => {
      const opener = page.getByRole('button', { name: 'Open the menu' });
      await opener.focus();
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.waitFor();
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

/** When something happened in the page, in its own milliseconds: independent of the machine's speed. */
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

/** The time from the last of one event to the first of another. */
function msBetween(log: readonly { event: string; at: number }[], from: string, to: string): number {
  const end = log.find(({ event }) => event === to)?.at ?? Number.NaN;
  return end - (log.filter(({ event, at }) => event === from && at < end).at(-1)?.at ?? Number.NaN);
}

describe('the timing of the menus', () => {
  it('open 100 ms after the pointer arrives and close 300 ms after it leaves', async () => {
    await on('/', wide, async (page) => {
      const opener = page.getByRole('button', { name: 'SERVICE AREAS' });
      await opener.focus();
      await page.waitForLoadState('networkidle');
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

  it('tolerate a pointer that leaves for less than 300 ms, and ignore one that rests for less than 100', async () => {
    await on('/', wide, async (page) => {
      await page.getByRole('button', { name: 'SERVICE AREAS' }).focus();
      await page.waitForLoadState('networkidle');
      // All within the page, so that a slow machine delays no pointer.
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

  it('start a new word a second after the last letter', async () => {
    await on('/', wide, async (page) => {
      const opener = page.getByRole('button', { name: 'SERVICE AREAS' });
      await opener.focus();
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('ca');
      await expect.poll(() => focusedText(page)).toBe('Cambridge');
      await passTime(page, 1_000);
      await page.keyboard.type('e');
      await expect.poll(() => focusedText(page)).toBe('Easton');
    });
  });
});

describe('the package carousel', () => {
  const quotes = (page: Page) => page.getByRole('link', { name: 'Get Quote' });
  const shown = (page: Page) =>
    quotes(page).evaluateAll(
      (links) => links.filter((link) => link.checkVisibility({ visibilityProperty: true })).length,
    );

  /** Whether and how fast its two pages turn. */
  const turning = (page: Page) =>
    quotes(page)
      .first()
      .evaluate((link) => {
        const lists = [...(link.closest('ul')?.parentElement?.children ?? [])];
        return lists
          .flatMap((list) => list.getAnimations())
          .map(({ playState, playbackRate }) => `${playState} ${playbackRate}`);
      });

  it('shows four, then the other two, 5000 ms each', async () => {
    await on('/', wide, async (page) => {
      expect(await turning(page)).toEqual(['running 1', 'running 1']);
      // By role, those that are hidden would be left out.
      const all = page.locator('main a', { hasText: 'Get Quote' });
      const counts = await all.evaluateAll((links) => {
        const animations = links[0]?.closest('ul')?.parentElement?.getAnimations({ subtree: true }) ?? [];
        return [100, 4_900, 5_100, 9_900, 10_100, 14_900, 15_100].map((ms) => {
          for (const animation of animations) animation.currentTime = ms;
          return links.filter((link) => link.checkVisibility({ visibilityProperty: true })).length;
        });
      });
      expect(counts).toEqual([4, 4, 2, 2, 4, 4, 2]);
    });
  });

  it.each(['pointer', 'focus'])('stops with %s', async (sign) => {
    await on('/', wide, async (page) => {
      if (sign === 'pointer') await quotes(page).first().hover();
      else await quotes(page).first().focus();
      expect(await shown(page)).toBe(4);
      expect(await turning(page)).toEqual(['paused 1', 'paused 1']);
    });
  });

  it('shows all six with reduced motion, and without scripts', async () => {
    for (const options of [{ reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const) {
      await on('/', { ...wide, ...options }, async (page) => {
        expect(await quotes(page).count()).toBe(6);
        for (const link of await quotes(page).all()) expect(await link.isVisible()).toBe(true);
      });
    }
  });

  it('has one control, always in sight: it shows all six and keeps them', async () => {
    await on('/', wide, async (page) => {
      const pause = page.getByRole('checkbox', { name: 'Pause, and show all six packages' });
      expect(await pause.isVisible()).toBe(true);
      await page.getByText('Premium Service Packages').scrollIntoViewIfNeeded();
      const section = page.locator('section').filter({ hasText: 'Premium Service Packages' });
      expect(await section.getByRole('button').count()).toBe(0);
      await pause.focus();
      await page.keyboard.press('Space');
      await expect.poll(() => shown(page)).toBe(6);
      await pause.evaluate((box) => (box as HTMLElement).blur());
      expect(await turning(page)).toEqual([]);
      expect(await shown(page)).toBe(6);
    });
  });
});
