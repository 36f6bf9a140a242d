import { timeLimitMs } from '../../support/node-start.mjs';
import type { AnyPage, Finds, PagePart } from '../../support/pages/page-part.ts';
import type { Tab } from './engine.ts';

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

/** How long an element may take to appear. */
const limitMs = timeLimitMs(30_000);

/** The expression that runs a function in the page with its argument. */
function expressionOf(run: (...given: never[]) => unknown, argument?: unknown): string {
  // tsx wraps functions in a helper that the page does not have.
  return `(() => { const __name = (run) => run; return (${run})(${JSON.stringify(argument) ?? ''}) })()`;
}

/** A tab with the Playwright calls that our tests use, built only on {@link Tab}. */
export function drivenPage(tab: Tab): AnyPage {
  return {
    ...finds(tab, []),
    evaluate: <Result>(run: (...given: never[]) => Result, argument?: unknown) =>
      tab.run(expressionOf(run, argument)) as Promise<Awaited<Result>>,
    keyboard: {
      type: (text) => tab.type(text),
      press(shortcut) {
        const [key = '', modifier] = shortcut.split('+').reverse();
        return tab.press(key, modifier as 'Control' | undefined);
      },
    },
  } as AnyPage;
}

const finds = (tab: Tab, path: readonly Step[]): Finds => ({
  locator: (css) => part(tab, [...path, { by: 'css', css }]),
  getByRole: (role, options) => part(tab, [...path, { by: 'role', role, ...options }]),
  getByLabel: (text) => part(tab, [...path, { by: 'label', text }]),
  getByText: (text, options) =>
    part(tab, [
      ...path,
      typeof text === 'string'
        ? { by: 'text', text, ...options }
        : { by: 'pattern', source: text.source, flags: text.flags },
    ]),
});

/** The state of an element at one moment; the point is the middle of its visible part, if nothing covers it. */
interface Look {
  count: number;
  isVisible: boolean;
  value: string;
  point?: [number, number] | undefined;
}

type Use = 'look' | 'focus' | 'scroll' | 'point';

/** Runs in the page, after `findElements`. */
async function lookAt({ elements, use }: { elements: Element[]; use: Use }): Promise<Look> {
  const [element] = elements;
  if (!element) return { count: 0, isVisible: false, value: '' };
  const { width, height } = element.getBoundingClientRect();
  const look: Look = {
    count: elements.length,
    isVisible: width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible',
    value: `${(element as HTMLInputElement).value ?? ''}`,
  };
  if (use === 'focus') {
    const field = element as HTMLInputElement;
    field.focus();
    field.select?.();
  }
  if (use === 'scroll') element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (use !== 'point' || (element as HTMLButtonElement).disabled) return look;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = () => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as [number, number];
  };
  const before = middle();
  // Waits for dialogs that slide in.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const point = middle();
  if (Math.hypot(point[0] - before[0], point[1] - before[1]) > 0.5) return look; // It is still moving.
  let hit = document.elementFromPoint(...point);
  while (hit?.shadowRoot?.elementFromPoint(...point) && hit.shadowRoot.elementFromPoint(...point) !== hit)
    hit = hit.shadowRoot.elementFromPoint(...point);
  const isHit =
    hit && (element.contains(hit) || (hit.closest('label') as HTMLLabelElement | null)?.control === element);
  return { ...look, point: isHit ? point : undefined };
}

function part(tab: Tab, path: readonly Step[]): PagePart {
  const look = (use: Use = 'look') =>
    tab.run(
      `(() => { const __name = (run) => run;
        const elements = (${findElements})(${JSON.stringify(path)});
        return (${lookAt})({ elements, use: '${use}' }) })()`,
    ) as Promise<Look>;

  /** A look fails if the page is replaced meanwhile, and is retried. */
  async function until<Found>(test: () => Promise<Found | false | undefined>, aim: string): Promise<Found> {
    const deadline = Date.now() + limitMs;
    for (let reason: unknown = ''; ; ) {
      const found = await test().catch((error) => {
        reason = error;
        return undefined;
      });
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`Not ${aim} after ${limitMs} ms: ${JSON.stringify(path)} ${reason}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  async function click(): Promise<void> {
    const [x, y] = await until(async () => (await look('point')).point, 'to be clicked');
    await tab.click(x, y);
  }
  const focus = async () => void (await until(async () => (await look('focus')).isVisible, 'to be focused'));

  return {
    ...finds(tab, path),
    first: () => part(tab, [...path, { by: 'nth', index: 0 }]),
    last: () => part(tab, [...path, { by: 'nth', index: -1 }]),
    nth: (index) => part(tab, [...path, { by: 'nth', index }]),
    count: async () => (await look()).count,
    focus,
    scrollIntoViewIfNeeded: async () => void (await until(async () => (await look('scroll')).isVisible, 'in view')),
    click,
    check: click,
    async fill(value) {
      await focus();
      await (value ? tab.type(value) : tab.press('Backspace'));
      await until(async () => (await look()).value === value, `filled with ${value}`);
    },
    async waitFor({ state = 'visible' } = {}) {
      await until(async () => {
        const { count, isVisible } = await look();
        return state === 'attached' ? count > 0 : isVisible === (state === 'visible');
      }, state);
    },
    isVisible: async () => (await look()).isVisible,
    inputValue: async () => (await look()).value,
  };
}
