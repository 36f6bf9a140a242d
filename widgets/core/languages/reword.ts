import { translate, type Wording } from './translate.ts';

/** Only the forms are translated, on Spanish pages. */
export async function reword(element: Element & { strings?: Wording | undefined }, root: HTMLElement): Promise<void> {
  const isSpanish = /form$/.test(element.localName) && element.matches(':lang(es)');
  const language = isSpanish ? (await import('./spanish.ts')).spanish : undefined;
  // The view's `lang` is English; the page's wording is in the page's language.
  if (language) root.lang = 'es';
  else if (element.strings) root.removeAttribute('lang');
  translate(root, element.strings, language);
}
