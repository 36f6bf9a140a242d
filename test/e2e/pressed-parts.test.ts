import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { narrow, wide } from './navigation/visit.ts';

const site = builtSite();

/** What a visitor sees change, once all transitions have ended. */
const look = (part: Locator) =>
  part.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const { translate, boxShadow, borderColor } = getComputedStyle(element);
    return [translate, boxShadow, borderColor].join(' ');
  });

describe('home', () => {
  it.each([
    ['a chip of the house', 'main fieldset label:nth-of-type(2)', wide],
    ['a chip of the house on a phone', 'main fieldset label:nth-of-type(2)', narrow],
    ['a service’s card', 'main a[href="/interior"]', wide],
    ['a service’s card on a phone', 'main a[href="/interior"]', narrow],
  ])('%s answers to the pointer and to a press', async (_what, selector, options) => {
    const page = await site.open('/', options);
    const part = page.locator(selector).first();
    const atRest = await look(part);
    await part.hover();
    const hovered = await look(part);
    await page.mouse.down();
    const pressed = await look(part);
    expect(new Set([atRest, hovered, pressed]).size).toBe(3);
  });
});
