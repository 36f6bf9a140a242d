import type { Evaluates } from '../../support/pages/page-part.ts';

/** The size and styles of every part of a widget, visible or not, to compare between pages. */
export const lookOf = (page: Evaluates, tag: string): Promise<string[]> =>
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
    const root = window.widgetOf(tag)?.shadowRoot;
    if (!root) return [];
    return [...root.querySelectorAll('*')].map((part) => {
      const style = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      const values = properties.map((name) => style.getPropertyValue(name));
      return [part.localName, Math.round(width), Math.round(height), ...values].join(' | ');
    });
  }, tag);

/** The width of a widget, in CSS pixels. */
export const widthOf = (page: Evaluates, tag: string): Promise<number> =>
  page.evaluate((tag) => window.widgetOf(tag)?.getBoundingClientRect().width ?? 0, tag);

/** The targets of a widget's links and forms, with their tabs; excludes phone and mail links. */
export const waysOut = (page: Evaluates, tag: string): Promise<string[]> =>
  page.evaluate((tag) => {
    const parts = window.widgetOf(tag)?.shadowRoot?.querySelectorAll('a[href], form[action]') ?? [];
    return [...parts]
      .map((part) => `${part.getAttribute('target')} ${part.getAttribute('href') ?? part.getAttribute('action')}`)
      .filter((way) => !/^null (tel|mailto):/.test(way));
  }, tag);
