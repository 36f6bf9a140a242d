import type { Page } from 'playwright-core';

/** How every part of a widget measures and looks, to be compared between pages. */
export const lookOf = (page: Page, tag: string): Promise<string[]> =>
  page.evaluate((tag) => {
    const properties = [
      'display',
      'font-size',
      'line-height',
      'letter-spacing',
      'word-spacing',
      'text-transform',
      'text-align',
      'float',
      'color',
      'background-color',
      'border-radius',
      'margin-top',
    ];
    return [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('*') ?? [])].map((part) => {
      const style = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      const values = properties.map((name) => style.getPropertyValue(name));
      return [part.localName, Math.round(width), Math.round(height), ...values].join(' | ');
    });
  }, tag);

/** How wide a widget is, in CSS pixels. */
export const widthOf = (page: Page, tag: string): Promise<number> =>
  page.evaluate((tag) => document.querySelector(tag)?.getBoundingClientRect().width ?? 0, tag);
