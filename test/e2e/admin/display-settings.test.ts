import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstOrRest } from '../../support/cases/combinations.ts';
import { postAsBrowser } from '../../support/owner.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin, leadLink, nothingLoads, openSection } from '../../support/pages/enter-admin.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { officeSite } from './office-site.ts';

const office = officeSite();
const sections = ['Numbers', 'Content', 'Embeds', 'Data', 'Settings', 'Inbox'];

async function enter(options: BrowserContextOptions, width: number): Promise<Page> {
  const body = { ...requestWords, state: 'MD', serviceType: 'exterior' };
  await postAsBrowser(`${office.server.url}/api/estimates`, body, { 'brushline-open-ms': '60000' });
  await office.replaceContext({ viewport: { width, height: 844 }, ...options });
  return enterAdmin(office.context, office.server.url, { width });
}

/** Calls `look` on each section, then on an opened lead and a dialog in it. */
async function onEachScreen(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const name of sections) {
    await openSection(page, name);
    const here = page.getByRole('navigation', { name: 'Sections of the office' }).locator('[aria-current=page]');
    await expect.poll(() => here.textContent()).toBe(name);
    await nothingLoads(page);
    await look(name);
  }
  await leadLink(page, requestWords.name).click();
  await page.getByRole('article', { name: requestWords.name }).getByText(requestWords.message).waitFor();
  await look('a lead');
  await page.getByRole('button', { name: 'Snooze' }).first().click();
  await page.getByRole('dialog').waitFor();
  await look('a dialog');
}

describe('the office', () => {
  it.each(firstOrRest([390, 1280]))('scrolls in one direction with text at twice the size, at %i px', async (width) => {
    const page = await enter({}, width);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const before = await leadLink(page, requestWords.name)
      .locator('b')
      .evaluate((name) => getComputedStyle(name).fontSize);
    expect(before).toBe('34px');
    await onEachScreen(page, async (name) => {
      await expect.poll(async () => [name, await page.evaluate(sidewaysScroll)]).toEqual([name, []]);
    });
  });

  it.each(firstOrRest([390, 1280]))('keeps selections recognizable in forced colors, at %i px', async (width) => {
    const page = await enter({ forcedColors: 'active' }, width);
    await onEachScreen(page, async (name) => {
      // The system determines the contrast, which axe cannot measure.
      const faults = (await violationsAtRest(page)).filter((fault) => !fault.startsWith('color-contrast'));
      expect([name, faults]).toEqual([name, []]);
      expect([name, await unmarked(page)]).toEqual([name, []]);
    });
  });

  it.each(firstOrRest([390, 1280]))('moves nothing where motion is reduced, at %i px', async (width) => {
    const page = await enter({ reducedMotion: 'reduce' }, width);
    await watchMotion(page);
    await onEachScreen(page, async () => {});
    await page.getByRole('button', { name: /^Tomorrow morning/ }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await page.evaluate(() => document.body.dataset.moved ?? '')).toBe('');
  });
});

/** The elements that make the page wider than its window; empty if none. */
function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 90))
    .concat(`${scrollWidth} px`)
    .slice(-9);
}

/** Selected elements that do not have the system's highlight color. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
    const { backgroundColor, color } = getComputedStyle(probe);
    const chosen = [
      ...document.querySelectorAll(
        'main :is([aria-current]:not([aria-current=false], [data-lead]), [aria-pressed=true], :checked + span)',
      ),
    ];
    const wrong = chosen.filter((element) => {
      const style = getComputedStyle(element);
      return element.checkVisibility() && (style.backgroundColor !== backgroundColor || style.color !== color);
    });
    probe.remove();
    return chosen.length === 0 ? ['nothing is chosen'] : wrong.map((element) => element.outerHTML.slice(0, 150));
  });

/** Records every animation and transition with a duration on the body, except fading, which is not motion. */
const watchMotion = (page: Page) =>
  page.evaluate(() => {
    const note = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const moving = target.getAnimations().filter(({ effect }) => {
        const names = (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys);
        return (
          Number(effect?.getComputedTiming().duration) > 10 &&
          names.some((name) => /^(transform|translate|scale|rotate|left|top|width|height|inset)/.test(name))
        );
      });
      if (moving.length > 0) document.body.dataset.moved = target.outerHTML.slice(0, 150);
    };
    for (const type of ['transitionrun', 'animationstart']) addEventListener(type, note, true);
  });
