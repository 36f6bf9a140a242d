import { translate, type Wording } from './translate.ts';

/**
 * Shows a widget in the wording of its page, and in Spanish where the page is; only the forms are translated.
 * @param root the widget's own part of its shadow root
 */
export async function reword(element: Element & { strings?: Wording | undefined }, root: HTMLElement): Promise<void> {
  const isSpanish = /form$/.test(element.localName) && element.matches(':lang(es)');
  const language = isSpanish ? (await import('./spanish.ts')).spanish : undefined;
  // It says that it is in English, which is no longer so; the page's own wording is in the page's language.
  if (language) root.lang = 'es';
  else if (element.strings) root.removeAttribute('lang');
  translate(root, element.strings, language);
}
