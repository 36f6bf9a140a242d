import type { Locator, Page } from 'playwright-core';

/** Emulates a browser's text size of 200 %. */
export async function doubleRootSize(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** Emulates a browser that enlarges only text: doubles every font size, even in px and in open shadow roots. */
export async function doubleTextAlone(part: Locator): Promise<void> {
  await part.evaluate((root) => {
    const all: (HTMLElement | SVGElement)[] = [];
    const collect = (parent: Element | ShadowRoot) => {
      for (const element of parent.querySelectorAll<HTMLElement | SVGElement>('*')) {
        all.push(element);
        if (element.shadowRoot) collect(element.shadowRoot);
      }
    };
    collect(root);
    if (root.shadowRoot) collect(root.shadowRoot);
    const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    all.forEach((element, index) => {
      element.style.fontSize = `${2 * (sizes[index] ?? 0)}px`;
    });
  });
}

/** Replaces the day of the week in every text with the longest, so that a test does not depend on today’s. */
export async function showLongestDay(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      node.data = node.data.replace(/\b(Sun|Mon|Tues|Thurs|Fri|Satur)day\b/g, 'Wednesday');
    }
  });
}

/**
 * The visible words that are broken across lines, also in open shadow roots, with their font sizes. Ignores code, URLs
 * and names with an underscore, which may break anywhere.
 */
export function brokenWords(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const broken = new Set<string>();
    const names = /_|:\/\/|^\W*\/|\.\w+\.\w/;
    const tokenAt = (text: string, index: number) =>
      `${text.slice(0, index).match(/\S*$/)?.[0]}${text.slice(index).match(/^\S*/)?.[0]}`;
    const read = (parent: Node) => {
      const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walker.currentNode as Node | null; node; node = walker.nextNode()) {
        if (node instanceof Element) {
          if (node.shadowRoot) read(node.shadowRoot);
          continue;
        }
        const element = node.parentElement;
        if (!(node instanceof Text) || !element || element.closest('svg, code')) continue;
        // Text for screen readers alone is clipped away, by itself or with all around it.
        let part: Element | null = element;
        while (part && getComputedStyle(part).clipPath !== 'inset(50%)') part = part.parentElement;
        if (part) continue;
        if (/^(script|style|template|noscript|option)$/i.test(element.tagName) || !element.checkVisibility()) continue;
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          if (names.test(tokenAt(node.data, index))) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const [first] = boxes;
          if (first && boxes.some(({ top }) => Math.abs(top - first.top) > first.height / 2)) {
            broken.add(`${word} ${getComputedStyle(element).fontSize}`);
          }
        }
      }
    };
    read(root);
    return [...broken];
  });
}
