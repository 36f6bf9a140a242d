import { isEmbedBuild } from './build-target.ts';

/**
 * Gives a shadow root a sheet that comes late. Our own pages carry every sheet from the start.
 */
export function adoptStylesheet(element: Element, css: string): void {
  const root = isEmbedBuild && element.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
}
