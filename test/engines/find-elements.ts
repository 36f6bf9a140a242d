/** A step from one set of elements to the next. */
export type Step =
  | { by: 'css'; css: string }
  | { by: 'role'; role: string; name?: string; exact?: boolean }
  | { by: 'text'; text: string; exact?: boolean }
  | { by: 'pattern'; source: string; flags: string }
  | { by: 'label'; text: string }
  | { by: 'nth'; index: number };

/**
 * Runs in the page: finds the elements that the steps lead to, also through open shadow roots. As in Playwright, roles
 * match only visible elements, and names match substrings, ignoring case.
 */
export function findElements(steps: readonly Step[]): Element[] {
  const selectors: Record<string, string> = {
    button: 'button, input[type=submit], [role=button], summary',
    link: 'a[href]',
    img: 'img, [role=img]',
    list: 'ul, ol, [role=list]',
    radio: 'input[type=radio]',
    searchbox: 'input[type=search]',
    textbox: 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea',
    heading: 'h1, h2, h3, h4, h5, h6',
    dialog: 'dialog, [role=dialog]',
    region: 'section[aria-label], section[aria-labelledby], [role=region]',
  };
  /** A page may have replaced `Element` itself. */
  const isElement = (one: Element | Document): one is Element => one.nodeType === 1;
  const normal = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isLike = (found: string, asked: string, exact?: boolean) =>
    exact ? found === asked : found.toLowerCase().includes(asked.toLowerCase());

  function within(element: Element | Document): Element[] {
    const all: Element[] = [];
    const visit = (root: ParentNode) => {
      for (const child of root.querySelectorAll('*')) {
        all.push(child);
        if (child.shadowRoot) visit(child.shadowRoot);
      }
    };
    if ('shadowRoot' in element && element.shadowRoot) visit(element.shadowRoot);
    visit(element);
    return all;
  }
  function nameOf(element: Element): string {
    const { labels, alt } = element as HTMLInputElement & HTMLImageElement;
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const names = [
      ids.map((id) => root.getElementById(id)?.textContent).join(' '),
      element.getAttribute('aria-label'),
      [...(labels ?? [])].map(({ textContent }) => textContent).join(' '),
      alt,
      element.textContent,
      element.getAttribute('title'),
    ];
    return names.map(normal).find(Boolean) ?? '';
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]');
  /** The innermost elements whose text passes the test. */
  function byText(all: Element[], passes: (text: string) => boolean): Element[] {
    const found = all.filter(
      (element) => !['script', 'style', 'noscript'].includes(element.localName) && passes(normal(element.textContent)),
    );
    return found.filter((element) => ![...element.children].some((child) => passes(normal(child.textContent))));
  }

  let elements: (Element | Document)[] = [document];
  for (const step of steps) {
    if (step.by === 'nth') {
      elements = elements.slice(step.index, step.index + 1 || undefined);
      continue;
    }
    const all = [...new Set(elements.flatMap(within))];
    // As in Playwright, the element itself may have the text.
    const withSelf = [...new Set([...elements.filter(isElement), ...all])];
    if (step.by === 'css') elements = all.filter((element) => element.matches(step.css));
    if (step.by === 'text') elements = byText(withSelf, (text) => isLike(text, normal(step.text), step.exact));
    if (step.by === 'pattern') elements = byText(withSelf, (text) => new RegExp(step.source, step.flags).test(text));
    if (step.by === 'label') {
      elements = all.filter(
        (element) => element.matches('input, textarea, select, [aria-label]') && isLike(nameOf(element), step.text),
      );
    }
    if (step.by === 'role') {
      const selector = selectors[step.role] ?? `[role=${step.role}]`;
      elements = all.filter(
        (element) =>
          element.matches(selector) && isShown(element) && isLike(nameOf(element), step.name ?? '', step.exact),
      );
    }
  }
  return elements.filter(isElement);
}
