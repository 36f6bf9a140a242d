import { isEmbedBuild } from './build-target.ts';

/**
 * A stylesheet that any number of shadow roots adopt. Safari before 16.4 cannot construct one, so each root gets an
 * element there.
 * @returns adds it to a root
 */
export function shadowSheet(css: string): (root: ShadowRoot) => void {
  if (!('adoptedStyleSheets' in document))
    return (root) => root.append(Object.assign(document.createElement('style'), { textContent: css }));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return (root) => root.adoptedStyleSheets.push(sheet);
}

/** Adds a lazily loaded stylesheet to a shadow root. Our own pages contain it from the start. */
export function adoptStylesheet(element: Element, css: string): void {
  if (!isEmbedBuild) return;
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) shadowSheet(css)(root);
}
