import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What is wrong with the focus for somebody who sees and has no mouse; undefined if it is somewhere, in the window, and
 * drawn there.
 */
export async function focusTrouble(page: Page): Promise<string | undefined> {
  await whenStill(page);
  return page.evaluate(() => {
    const { activeElement: at } = document;
    if (!(at instanceof HTMLElement) || at === document.body) return 'The focus is nowhere';
    const name = `${at.tagName} ${at.getAttribute('name') ?? at.textContent?.trim().slice(0, 40)}`;
    // A control that is drawn by its label is as large as that.
    const drawn = [at, at.closest('label'), at.nextElementSibling, at.parentElement].filter((part) => part !== null);
    const isInWindow = drawn.some((part) => {
      const { top, bottom, left, right, width, height } = part.getBoundingClientRect();
      return width > 1 && height > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    if (!isInWindow) return `${name} is outside of the window`;
    // A heading or region that a script focused is announced, not operated.
    if (at.tabIndex < 0) return undefined;
    const isOutlined = drawn.some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    return at.matches(':focus-visible') && isOutlined ? undefined : `${name} does not show its focus`;
  });
}

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
    for (let frames = 0; frames < 20; frames = scrollY === 0 ? frames + 1 : 0) {
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
