import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

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
  await page.mouse.move(0, 0);
  return violationsAtTop(page);
}

/** The same for somebody without a mouse. */
export async function violationsAtTop(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // The focused element may still scroll into view, and hover styles may still change.
    for (let atTop = 0; atTop < 20; atTop = scrollY === 0 ? atTop + 1 : 0) {
      scrollTo({ top: 0, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await whenStill(page);
  return violations(page);
}

/** Waits until every finite transition and animation has ended. */
export async function whenStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Recent changes start animating with the next frame.
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
