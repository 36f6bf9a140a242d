import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { officeSite } from '../../../e2e/admin/office-site.ts';
import { firstOrRest } from '../../../support/cases/combinations.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
import { leadLink, nothingLoads, openSection } from '../../../support/pages/enter-admin.ts';
import { brokenWords, doubleRootSize } from '../../../support/pages/large-text.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { requestWords } from '../../../support/visitor-words.ts';

const office = officeSite('https://decks-and-gutters-of-the-upper-eastern-shore.example');
const sections = ['Numbers', 'Content', 'Embeds', 'Data', 'Settings', 'Inbox'];

async function enter(width: number): Promise<Page> {
  await office.postLead();
  await office.replaceContext({ viewport: { width, height: 844 } });
  return office.enter({ width });
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
  await page.getByRole('article').getByRole('button', { name: 'Lost' }).click();
  await page.getByRole('dialog').waitFor();
  await look('a dialog');
}

describe('the office', () => {
  it.each(firstOrRest([360, 1280, 320]))('fits and is accessible on each screen, at %i px', async (width) => {
    const page = await enter(width);
    await onEachScreen(page, async (name) => {
      const isSection = sections.includes(name);
      expect([name, await violationsAtRest(page)]).toEqual([name, []]);
      expect([name, await page.evaluate(sidewaysScroll)]).toEqual([name, []]);
      expect([name, isSection ? await smallTargets(page) : []]).toEqual([name, []]);
      expect([name, isSection ? await brokenWords(page.locator('main')) : []]).toEqual([name, []]);
      await page.emulateMedia({ forcedColors: 'active' });
      // The system determines the contrast, which axe cannot measure.
      const faults = (await violationsAtRest(page)).filter((fault) => !fault.startsWith('color-contrast'));
      expect([name, faults, await unmarked(page)]).toEqual([name, [], []]);
      await page.emulateMedia({ forcedColors: 'none' });
      if (width < 360) return;
      await doubleRootSize(page);
      await expect.poll(async () => [name, await page.evaluate(sidewaysScroll)]).toEqual([name, []]);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    });
  });
});

/** Touch targets that are too small, except links within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, summary)')]
      .filter((target) => target.checkVisibility() && !target.closest('p > a'))
      .map((target) => [target, (target.closest('label') ?? target).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 44 || height < 44)
      .map(([target, { width, height }]) => `${target.outerHTML.slice(0, 120)}: ${width} × ${height}`),
  );

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

/** Holds what the office asks for until the returned function lets all of it through. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Where the controls are that can be pressed now; later, which of them have moved, and how far. */
async function watchControls(page: Page) {
  const before = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, at: control.getBoundingClientRect() })),
  );
  return {
    count: () => before.evaluate((all) => all.length),
    moved: () =>
      before.evaluate((all) =>
        all.flatMap(({ control, at }) => {
          if (!control.isConnected) return [];
          const { left, top } = control.getBoundingClientRect();
          const [right, down] = [left - at.left, top - at.top];
          return Math.hypot(right, down) < 1 ? [] : [`${control.textContent || control.id}: ${right}, ${down} px`];
        }),
      ),
  };
}

/** The controls of a section that move when its data comes. */
async function movedIn(section: string, width: number): Promise<readonly string[]> {
  const page = await office.context.newPage();
  await page.setViewportSize({ width, height: 800 });
  const answer = await holdAnswers(page);
  await page.goto(`${office.server.url}/admin#${section}`);
  await page.locator('main section h2, main nav h2').first().waitFor();
  const controls = await watchControls(page);
  expect(await controls.count(), section).toBeGreaterThan(3);
  answer();
  await nothingLoads(page);
  await whenNetworkIdle(page);
  const moved = await controls.moved();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return moved;
}

describe('the office, whose data comes late', () => {
  it.each([1280, 1250, 1100, 360])('keeps every control in its place when it comes, at %i px', async (width) => {
    await office.postTwoLeads();
    const early = await office.enter({ width });
    await leadLink(early, requestWords.name).waitFor();
    const moved: Record<string, readonly string[]> = {};
    for (const name of ['inbox', 'numbers', 'content', 'embeds', 'data', 'settings'])
      moved[name] = await movedIn(name, width);
    expect(Object.values(moved).flat(), JSON.stringify(moved)).toEqual([]);
  });
});
