import { translate, type Wording } from './translate.ts';

/**
 * Shows a widget with the page's wording, and in Spanish on Spanish pages; only the forms are translated.
 * @param root the widget's part of its shadow root
 */
export async function reword(element: Element & { strings?: Wording | undefined }, root: HTMLElement): Promise<void> {
  const isSpanish = /form$/.test(element.localName) && element.matches(':lang(es)');
  const language = isSpanish ? (await import('./spanish.ts')).spanish : undefined;
  // Its `lang` is English, which no longer applies; the page's wording is in the page's language.
  if (language) root.lang = 'es';
  else if (element.strings) root.removeAttribute('lang');
  translate(root, element.strings, language);
}
