/** By the English wording. */
export type Wording = Readonly<Record<string, string>>;

/** For texts with a number or a name. */
export type Pattern = readonly [pattern: RegExp, replacement: string | ((text: string, ...groups: string[]) => string)];

export interface Language {
  wording: Wording;
  patterns: readonly Pattern[];
}

const attributes = ['aria-label', 'placeholder', 'title'];

/** The page's wording overrides the language's. */
export function reworded(text: string, own: Wording | undefined, language: Language | undefined): string | undefined {
  for (const wording of [own, language?.wording])
    if (wording && Object.hasOwn(wording, text)) return `${wording[text]}`;
  const [pattern, replacement] = language?.patterns.find(([pattern]) => pattern.test(text)) ?? [];
  if (!pattern || replacement === undefined) return undefined;
  return typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement);
}

const watched = new WeakMap<Element, MutationObserver>();

/** Also after every rendering, before the browser paints. */
export function translate(root: Element, own?: Wording, language?: Language): void {
  function rewordText(node: CharacterData): void {
    const text = node.data.trim();
    const words = text && reworded(text, own, language);
    if (words && words !== text) node.data = node.data.replace(text, () => words);
  }
  function rewordAttributes(element: Element): void {
    for (const name of attributes) {
      const text = element.getAttribute(name);
      const words = text && reworded(text, own, language);
      if (words && words !== text) element.setAttribute(name, words);
    }
  }
  function rewordTree(top: Node): void {
    if (top instanceof Text) rewordText(top);
    if (!(top instanceof HTMLElement)) return;
    rewordAttributes(top);
    for (const child of top.childNodes) rewordTree(child);
  }

  watched.get(root)?.disconnect();
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') rewordText(target as Text);
      if (type === 'attributes') rewordAttributes(target as Element);
      for (const node of addedNodes) rewordTree(node);
    }
  });
  observer.observe(root, { childList: true, characterData: true, attributeFilter: attributes, subtree: true });
  watched.set(root, observer);
  rewordTree(root);
}

/** Only the forms are translated, on Spanish pages. */
export async function reword(element: Element & { strings?: Wording | undefined }, root: HTMLElement): Promise<void> {
  const isSpanish = /form$/.test(element.localName) && element.matches(':lang(es)');
  const language = isSpanish ? (await import('./spanish.ts')).spanish : undefined;
  // The view's `lang` is English; the page's wording is in the page's language.
  if (language) root.lang = 'es';
  else if (element.strings) root.removeAttribute('lang');
  translate(root, element.strings, language);
}
