import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite, narrow, type VisitOptions, wide } from '../support/built-site.ts';

const site = builtSite();

describe('the package carousel', () => {
  const open = (options: VisitOptions) => site.open('/', { reducedMotion: 'no-preference', ...options });
  const quotes = (page: Page) => page.getByRole('link', { name: 'Get Quote' });
  const shown = (page: Page) =>
    quotes(page).evaluateAll(
      (links) => links.filter((link) => link.checkVisibility({ visibilityProperty: true })).length,
    );

  /** Whether and how fast its two pages alternate. */
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
    const page = await open(wide);
    expect(await turning(page)).toEqual(['running 1', 'running 1']);
    // A role locator would leave out hidden ones.
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

  it.each(['pointer', 'focus'])('stops with %s', async (sign) => {
    const page = await open(wide);
    if (sign === 'pointer') await quotes(page).first().hover();
    else await quotes(page).first().focus();
    // On a slow machine, its second page may have come before the pointer.
    expect([4, 2]).toContain(await shown(page));
    expect(await turning(page)).toEqual(['paused 1', 'paused 1']);
  });

  it('shows all six with reduced motion, and without scripts', async () => {
    for (const options of [{ reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const) {
      const page = await open({ ...wide, ...options });
      expect(await quotes(page).count()).toBe(6);
      for (const link of await quotes(page).all()) expect(await link.isVisible()).toBe(true);
    }
  });

  it('has one control, always visible, which stops it and shows all six', async () => {
    const page = await open(wide);
    const pause = page.getByRole('checkbox', { name: 'Pause, and show all six packages' });
    expect(await pause.isVisible()).toBe(true);
    const section = page.locator('section').filter({ hasText: 'Premium Service Packages' });
    expect(await section.getByRole('button').count()).toBe(0);
    await pause.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => shown(page)).toBe(6);
    await pause.evaluate((box) => (box as HTMLElement).blur());
    expect(await turning(page)).toEqual([]);
    expect(await shown(page)).toBe(6);
  });

  it.each([
    ['a mouse', wide],
    ['a finger', { ...narrow, isMobile: true, hasTouch: true }],
  ])('stops with a press of %s on either page', async (pointer, options) => {
    const page = await open({ ...options, waitUntil: 'idle' });
    const control = page.getByText('Pause, and show all six packages');
    for (const ms of [1_000, 6_000]) {
      await control.evaluate((label, ms) => {
        const lists = [...(label.parentElement?.querySelectorAll('ul') ?? [])];
        for (const list of lists) for (const animation of list.getAnimations()) animation.currentTime = ms;
      }, ms);
      const press = () => (pointer === 'a finger' ? control.tap() : control.click());
      await press();
      await expect.poll(() => shown(page)).toBe(6);
      await press();
      // A tap may become a click only after it has been sent.
      await expect.poll(() => shown(page)).toBeLessThan(6);
    }
  });
});

/** What a visitor sees change, once all transitions have ended. */
const look = (part: Locator) =>
  part.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const { translate, boxShadow, borderColor } = getComputedStyle(element);
    return [translate, boxShadow, borderColor].join(' ');
  });

it.each([
  ['a desk', wide],
  ['a phone', narrow],
])('a chip of the house and a service’s card answer to the pointer and to a press on %s', async (_, options) => {
  const page = await site.open('/', options);
  for (const selector of ['main fieldset label:nth-of-type(2)', 'main a[href="/interior"]']) {
    await page.mouse.up();
    const part = page.locator(selector).first();
    const atRest = await look(part);
    await part.hover();
    const hovered = await look(part);
    await page.mouse.down();
    const pressed = await look(part);
    expect([selector, new Set([atRest, hovered, pressed]).size]).toEqual([selector, 3]);
  }
});

it('keeps the header’s button usable beside the page’s own', async () => {
  const page = await site.open('/', wide);
  await page.locator('#ask[data-aside]').waitFor();
  await page.locator('#ask').getByRole('link', { name: 'Free Estimate' }).click({ trial: true });
});

it('offers more reviews only in windows that show fewer than there are', async () => {
  const page = await site.open('/about', wide);
  await page.locator('#reviews li:nth-child(n + 4)').evaluateAll((items) => {
    for (const item of items) item.remove();
  });
  const more = page.getByText('More reviews');
  expect(await more.isVisible()).toBe(false);
  await page.setViewportSize(narrow.viewport);
  expect(await more.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await more.isVisible()).toBe(false);
});

describe('before and after', () => {
  it('paints the picture with the keyboard, a press on the picture and a press on a state', async () => {
    const page = await site.open('/exterior', { ...wide, waitUntil: 'idle' });
    const range = page.getByRole('slider', { name: 'A clapboard wall, from before to after' });
    const said = () => range.getAttribute('aria-valuetext');
    await page.getByText('As we find it').scrollIntoViewIfNeeded();
    await expect.poll(said).toBe('Primed');
    await range.press('End');
    expect(await said()).toBe('Painted');
    const painted = page.getByRole('img', { name: 'A clapboard wall, painted' });
    expect(await painted.evaluate((picture) => getComputedStyle(picture).clipPath)).toMatch(/^inset\(0(px|%) 0/);
    const box = await range.boundingBox();
    await range.click({ position: { x: (box?.width ?? 0) * 0.3, y: 20 } });
    expect(await said()).toBe('Washed');
    await page.getByText('As we find it').click();
    expect(await said()).toBe('Peeling');
  });

  it('shows the job that is chosen on the home page', async () => {
    const page = await site.open('/', { ...wide, waitUntil: 'idle' });
    await page.getByText('Drawn, until').scrollIntoViewIfNeeded();
    await page.getByRole('radio', { name: 'Cabinets' }).check({ force: true });
    expect(await page.getByRole('slider', { name: 'Kitchen cabinets' }).count()).toBe(1);
    expect(await page.getByRole('img', { name: 'Kitchen cabinets, worn' }).count()).toBe(1);
  });

  it('is four pictures side by side without scripts', async () => {
    const page = await site.open('/exterior', { ...wide, javaScriptEnabled: false });
    const pictures = await page.getByRole('img', { name: 'A clapboard wall' }).all();
    const places = await Promise.all(pictures.map((picture) => picture.boundingBox()));
    expect(new Set(places.map((box) => `${box?.x} ${box?.y}`)).size).toBe(4);
    expect(await page.getByRole('slider').count()).toBe(0);
  });
});
