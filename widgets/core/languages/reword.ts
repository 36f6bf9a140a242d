import { options, type VNode } from 'preact';
import { sentenceOf } from '../../../catalogue/messages/text.en.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';

/** By the English wording. */
type OwnWords = Readonly<Record<string, string>>;

type Worded = Element & { strings?: OwnWords | undefined };

/** The page's words for a text, else its translation. */
function reword(english: unknown, translated: unknown, own: OwnWords): unknown {
  if (typeof english === 'string') return Object.hasOwn(own, english) ? `${own[english]}` : translated;
  if (typeof english === 'function') {
    const inOther = translated as typeof english;
    return (...given: unknown[]) => reword(english(...given), inOther(...given), own);
  }
  const other = Object(translated);
  if (Array.isArray(english)) return english.map((part, index) => reword(part, other[index], own));
  return Object.fromEntries(
    Object.entries(Object(english)).map(([code, part]) => [code, reword(part, other[code], own)]),
  );
}

/** Only the forms have a Spanish. */
export async function languageOf(
  element: Worded,
): Promise<Pick<WidgetHost, 'words' | 'refusal'> & { isSpanish: boolean }> {
  const own = element.strings ?? {};
  const isSpanish = element.localName.endsWith('form') && element.matches(':lang(es)');
  const spanish = isSpanish ? (await import('./spanish.ts')).spanish : undefined;
  return {
    isSpanish,
    // Tables of both languages have the same shape.
    words: (english, name) => reword(english, (name && spanish?.[name]) ?? english, own) as typeof english,
    refusal(code, message = '') {
      if (Object.hasOwn(own, message)) return own[message];
      const figures = message.split(' ').filter((word) => Number.parseInt(word, 10));
      return spanish && code in spanish.messages
        ? sentenceOf(spanish.messages, [code, ...figures].join(' '))
        : undefined;
    },
  };
}

/** Before the first rendering in `root`. */
export async function speakFor(host: WidgetHost, root: HTMLElement): Promise<void> {
  const element = host.element as Worded; // Only elements call this.
  const { isSpanish, words, refusal } = await languageOf(element);
  Object.assign(host, { words, refusal });
  if (element.strings) ownWords.set(element, element.strings);
  // The view's `lang` is English; the page's words are in the page's language.
  if (isSpanish) root.lang = 'es';
  else if (element.strings) root.removeAttribute('lang');
}

/** Of elements whose page has its own words for any text, not only for those of our tables. */
const ownWords = new WeakMap<Element, OwnWords>();
const attributes = ['aria-label', 'placeholder', 'title'];
const rendered = new Set<Element | Text>();
const { diffed } = options;

options.diffed = (node: VNode & { __e?: Element | Text | null }) => {
  diffed?.(node);
  if (typeof node.type === 'function' || !node.__e) return;
  if (rendered.size === 0) queueMicrotask(rewordRendered);
  rendered.add(node.__e);
};

/** Before the browser paints. */
function rewordRendered(): void {
  for (const node of rendered) {
    const own = ownWords.get((node.getRootNode() as ShadowRoot).host);
    if (!own) continue;
    const wordsFor = (text: string | null) => (text && Object.hasOwn(own, text) ? `${own[text]}` : undefined);
    if (node instanceof Text) {
      const text = node.data.trim();
      node.data = node.data.replace(text, () => wordsFor(text) ?? text);
      continue;
    }
    for (const name of attributes) {
      const words = wordsFor(node.getAttribute(name));
      if (words) node.setAttribute(name, words);
    }
  }
  rendered.clear();
}
