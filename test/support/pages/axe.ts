import axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { inTime } from './in-time.ts';

/**
 * The axe violations of a page: by default every rule of WCAG 2.2 A and AA and of best practice.
 * @param only one rule instead
 * @returns one line per element
 */
export async function violations(page: Page, only?: string): Promise<string[]> {
  // Injected through the debugger, which the page's policy does not block; half a megabyte, so once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async (rule) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // axe does not check the size of targets by default.
    const options = rule ? { runOnly: [rule] } : { rules: { 'target-size': { enabled: true } } };
    const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, only);
}

/**
 * The same after the page has settled, scrolled to its top, with the pointer away. Otherwise a button half under the
 * page’s header would count as too small, and text during a color transition as too pale.
 */
export async function violationsAtRest(page: Page): Promise<string[]> {
  await inTime(page, 'left by the pointer', page.mouse.move(0, 0));
  return violationsAtTop(page);
}

/** The same for somebody without a mouse. */
export async function violationsAtTop(page: Page): Promise<string[]> {
  const atTop = page.evaluate(async () => {
    // The focused element may still scroll into view, and hover styles may still change.
    for (let frames = 0; frames < 20; frames = scrollY === 0 ? frames + 1 : 0) {
      scrollTo({ top: 0, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await inTime(page, 'at the top', atTop);
  await whenStill(page);
  return inTime(page, 'read by axe', violations(page));
}

/** Waits until every finite transition and animation has ended. */
export async function whenStill(page: Page): Promise<void> {
  const still = page.evaluate(async () => {
    // Recent changes start animating with the next frame.
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await inTime(page, 'still', still);
}
