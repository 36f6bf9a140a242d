import { describe, expect, it } from 'vitest';
import { whenLive } from '../../../e2e/palette/palette-site.ts';
import { builtSite } from '../../../support/built-site.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { shiftInView } from '../../../support/pages/scroll-through.ts';

const site = builtSite();

describe('the next button after choosing a color', () => {
  it.each([
    [1280, 800],
    [768, 1024],
    [360, 740],
  ])('keeps its position at %i × %i while the rest loads', async (width, height) => {
    const page = await site.open('/color-palette?q=alabaster', { viewport: { width, height } });
    await whenNetworkIdle(page);
    await whenLive(page);
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Select Alabaster' }).click();
    const mail = page.getByRole('button', { name: 'Email My Color List' });
    // At the end of the page the tray no longer sticks, so any change of its height would move the button.
    await mail.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await mail.boundingBox();
    letGo();
    await page.getByRole('button', { name: 'Remove Alabaster' }).waitFor();
    await page.getByRole('img', { name: /Siding Alabaster/ }).waitFor();
    expect(await mail.boundingBox()).toEqual(before);
  });
});

describe('the grid of colors', () => {
  it.each([
    [1280, 800],
    [768, 1024],
    [360, 740],
  ])('keeps its position at %i × %i when a part far down comes into view', async (width, height) => {
    const page = await site.open('/color-palette', { viewport: { width, height } });
    expect(await shiftInView(page, 'main section > ul > li')).toBeLessThanOrEqual(0.5);
  });
});
