import { describe, expect, it } from 'vitest';
import { builtSite } from '../../support/built-site.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { visitOf, wide } from './visit.ts';

const site = builtSite();
const on = visitOf(site);

describe('the timing of the menus', () => {
  it('opens them 100 ms after the pointer arrives and closes them 300 ms after it leaves, not sooner', async () => {
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
});
