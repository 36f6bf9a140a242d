import type { Evaluates } from './page-part.ts';

/**
 * Scrolls every twentieth of a page's parts into view at once, like a link or the Tab key, last one first.
 * @returns how far any of the parts in view then moved within the next frames, in pixels
 */
export const shiftInView = (page: Evaluates, selector: string): Promise<number> =>
  page.evaluate(async (selector) => {
    const parts = [...document.querySelectorAll(selector)];
    if (parts.length === 0) throw new Error(`No ${selector}`);
    const topOf = (part: Element) => part.getBoundingClientRect().top;
    const isInView = (part: Element) => topOf(part) < innerHeight && part.getBoundingClientRect().bottom > 0;
    let shift = 0;
    for (const part of parts.filter((_, at) => at % 20 === 0).reverse()) {
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = parts.filter(isInView).map((each) => [each, topOf(each)] as const);
      // Engines lay out skipped content some frames after it comes into view.
      for (let frame = 0; frame < 8; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const [each, top] of before) shift = Math.max(shift, Math.abs(topOf(each) - top));
    }
    return shift;
  }, selector);
