/**
 * Gives a shadow root a sheet that comes late.
 * @param css empty in what is built for our own pages, which carry every sheet from the start
 */
export function adopt(element: Element, css: string): void {
  const root = element.getRootNode();
  if (!css || !(root instanceof ShadowRoot)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
}
