import { isEmbedBuild } from './build-target.ts';

/** Adds a lazily loaded stylesheet to a shadow root. Our own pages contain it from the start. */
export function adoptStylesheet(element: Element, css: string): void {
  const root = isEmbedBuild && element.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
}
