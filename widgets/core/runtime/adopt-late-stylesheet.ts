import { adoptStylesheet } from './adopt-stylesheet.ts';
import { isEmbedBuild } from './build-target.ts';

/** Adds the stylesheet of a part with styles in `*.late.css.ts`, which documents of our pages leave out. */
export function adoptLateStylesheet(element: Element, css: string): void {
  adoptStylesheet(element, css);
  if (isEmbedBuild) return;
  const [sheet] = document.styleSheets;
  // As one rule of the page's sheet: its policy allows no other, and iOS before 16.4 cannot adopt sheets in documents.
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length);
}
