import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite, narrow, wide } from '../../support/built-site.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';

const site = builtSite();

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('the header’s menus', () => {
  it('scroll in a low window', async () => {
    const page = await site.open('/', { viewport: { width: 1280, height: 360 } });
    await page.getByRole('button', { name: 'SERVICE AREAS' }).click();
    const menu = page.locator('#nav-areas');
    await menu.waitFor();
    const box = await menu.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
    await menu.getByRole('link').last().scrollIntoViewIfNeeded();
    const link = await menu.getByRole('link').last().boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(360);
  });

  it.each([true, false])('open on a press and close on Escape (JavaScript: %s)', async (javaScriptEnabled) => {
    const page = await site.open('/', { ...wide, javaScriptEnabled });
    const link = page.locator('#nav-services').getByRole('link', { name: 'All Services' });
    await page.getByRole('button', { name: 'SERVICES', exact: true }).press('Enter');
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    expect(await page.locator(':focus').innerText()).toBe('SERVICES');
  });

  it('close when the window gets too narrow for them', async () => {
    const page = await site.open('/', wide);
    await page.getByRole('button', { name: 'SERVICES', exact: true }).press('Enter');
    await page.locator('[aria-expanded=true]').waitFor();
    await page.setViewportSize(narrow.viewport);
    await page.locator('[aria-expanded=true]').waitFor({ state: 'detached' });
    await page.setViewportSize(wide.viewport);
    expect(await page.locator('#nav-services').isVisible()).toBe(false);
  });

  it('open on hover, and with the arrow key, which focuses the first link', async () => {
    const page = await site.open('/', wide);
    const areas = page.getByRole('button', { name: 'SERVICE AREAS' });
    await areas.hover();
    await page.getByRole('link', { name: 'View All Areas →' }).first().waitFor();
    await page.mouse.move(600, 800);
    await page.getByRole('link', { name: 'View All Areas →' }).first().waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'SERVICES', exact: true }).focus();
    await whenNetworkIdle(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedText(page)).toBe('All Services');
    await page.keyboard.press('p');
    await expect.poll(() => focusedText(page)).toBe('Pressure Washing');
  });

  it('open on hover once their script has loaded, even if it failed at first', async () => {
    const page = await site.open('/', wide);
    const module = '**/assets/site-nav-*.js*';
    await page.route(module, (route) => route.abort());
    const areas = page.getByRole('button', { name: 'SERVICE AREAS' });
    await areas.hover();
    // The page has noticed the failure; until then, it would not load the script again.
    await page.locator('[data-src$="#"]').waitFor({ state: 'attached' });
    await page.unroute(module);
    await page.mouse.move(600, 800);
    await Promise.all([page.waitForResponse(module), areas.hover()]);
    await page.mouse.move(600, 800);
    await areas.hover();
    await page.getByRole('link', { name: 'View All Areas →' }).first().waitFor();
  });

  it('open 100 ms after the pointer arrives and close 300 ms after it leaves, not sooner', async () => {
    const page = await site.open('/', wide);
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
      point('pointerleave');
      await pause(250);
      seen.push(isOpen());
      await pause(150);
      seen.push(isOpen());
      return seen;
    });
    expect(states).toEqual([false, true, true, true, false]);
  });
});
