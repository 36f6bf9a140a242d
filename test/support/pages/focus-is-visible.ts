import type { Page } from 'playwright-core';
import { whenStill } from './axe.ts';

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
