import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Of a `<select>`; `all` is the empty one. An unknown value that the URL asks for is one of them. */
export const Choices = ({ all, values, chosen }: { all: string; values: readonly string[]; chosen: string }) => (
  <>
    <option value="">{all}</option>
    {(chosen && !values.includes(chosen) ? [...values, chosen] : values).map((value) => (
      <option key={value} selected={value === chosen}>
        {value}
      </option>
    ))}
  </>
);

/** Neither the host, which writes, nor the widget, which reads, depends on the item's markup. */
export function defineItemData<const Field extends Lowercase<string>>(fields: readonly Field[]) {
  type Item = Record<Field, string>;
  const attribute = (field: Field) => `data-item-${field}`;
  return {
    write: (item: Readonly<Item>): Readonly<Record<string, string>> => ({
      'data-item': '',
      ...Object.fromEntries(fields.map((field) => [attribute(field), item[field]])),
    }),
    /** '' for a missing field. The type of fromEntries loses the names. */
    read: (element: Element) =>
      Object.fromEntries(fields.map((field) => [field, element.getAttribute(attribute(field)) ?? ''])) as Item,
  };
}

/** Safari refuses more than 100 changes of the URL in 30 s. */
const addressRestMs = 350;

/**
 * Keeps the page's URL equal to the form's, so that Back returns to the same list.
 * @param show gets the nonempty values, also at the start if the form was changed before the script ran
 */
function activateFilter(form: HTMLFormElement, show: (filter: URLSearchParams) => Promise<void>): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = String(read(new URLSearchParams(location.search)));

  function read(from: FormData | URLSearchParams): URLSearchParams {
    const names = [...form.elements].map((field) => (field as HTMLInputElement).name).filter(Boolean);
    const filled = names.map((name) => [name, String(from.get(name) ?? '').trim()] as [string, string]);
    return new URLSearchParams(filled.filter(([, value]) => value));
  }
  function keepAddress(): void {
    clearTimeout(timer);
    history.replaceState(history.state, '', shown ? `?${shown}` : location.pathname);
  }
  function answer(): void {
    const filter = read(new FormData(form));
    if (String(filter) === shown) return;
    shown = String(filter);
    show(filter).catch(console.error);
    clearTimeout(timer);
    timer = setTimeout(keepAddress, addressRestMs);
  }
  function clear(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || !(event.target as Element).closest('[data-clear]')) return;
    event.preventDefault();
    const fields = [...form.elements].filter((field) => 'value' in field) as HTMLInputElement[];
    for (const field of fields) field.value = '';
    answer();
    keepAddress();
    fields[0]?.focus();
  }

  function change(event: Event): void {
    answer();
    keepAddress();
    if (event.type !== 'submit') return;
    event.preventDefault();
    document.querySelector(new URL(form.action).hash || live)?.scrollIntoView();
  }

  form.addEventListener('input', answer, { signal });
  form.addEventListener('change', change, { signal });
  form.addEventListener('submit', change, { signal });
  document.addEventListener('click', clear, { signal });
  answer();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}

/** `Item` has the fields that the filter reads. */
export interface ListRules<Item> {
  path: string;
  read(element: HTMLElement): Item;
  matching<Found extends Item>(items: readonly Found[], filter: URLSearchParams): readonly Found[];
  count(found: readonly Item[]): string;
  /** Shown until the page's own message has loaded. */
  none: string;
  mark?(found: readonly Item[]): void;
  /** Before the list is there. */
  asked?(filter: URLSearchParams): void;
}

/** Before the page's own message for an empty list is fetched. */
const emptyRestMs = 150;

const live = '[data-live]';
const livePart = (page: ParentNode) => page.querySelector<HTMLElement>(live);

/**
 * The page marks the changing part with `data-live` (`whole` if nothing is filtered out); inside, `data-item`,
 * `data-group` around several, `data-count`, and `data-clear` for what shows only while a filter is active. The rest loads from the form's URL.
 */
function createLiveList<Item>(rules: ListRules<Item>): (filter: URLSearchParams) => Promise<void> {
  let latest = 0;
  let whole: ReturnType<typeof readWhole> | undefined;

  async function readWhole() {
    const here = livePart(document);
    const part = here?.dataset.live === 'whole' ? here : livePart(await fetchPage(rules.path));
    const elements = [...(part?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    return {
      nodes: [...(part?.childNodes ?? [])],
      groups: [...(part?.querySelectorAll<HTMLElement>('[data-group]') ?? [])],
      count: part?.querySelector('[data-count]'),
      clear: part?.querySelector<HTMLElement>('[data-clear]'),
      items: elements.map((element) => ({ ...rules.read(element), element, list: element.parentElement })),
    };
  }

  return async (filter) => {
    rules.asked?.(filter);
    latest += 1;
    const turn = latest;
    whole ??= readWhole();
    whole.catch(() => {
      whole = undefined; // The next keystroke retries.
    });
    const { nodes, groups, count, clear, items } = await whole;
    const part = livePart(document);
    if (turn !== latest || !part) return;

    const found = rules.matching(items, filter);
    for (const { element } of items) element.remove();
    for (const { list, element } of [...found].reverse()) list?.prepend(element);
    for (const group of groups) group.hidden = !group.querySelector('[data-item]');
    if (count) count.textContent = found.length > 0 ? rules.count(found) : rules.none;
    if (clear) clear.hidden = !`${filter}`;
    rules.mark?.(found);
    if (part.firstChild !== nodes[0]) part.replaceChildren(...nodes);
    if (found.length > 0) return;

    await new Promise((resolve) => setTimeout(resolve, emptyRestMs));
    if (turn !== latest) return;
    const empty = livePart(await fetchPage(`${rules.path}?${filter}`));
    if (turn === latest && empty) part.replaceChildren(...empty.childNodes);
  };
}

/** XMLHttpRequest parses HTML where Trusted Types forbid DOMParser. */
function fetchPage(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => (request.response ? resolve(request.response) : reject(new Error(`${address} is no page`)));
    request.onerror = () => reject(new Error(`${address} is out of reach`));
    request.send();
  });
}

export function useLiveList<Item>(rules: ListRules<Item>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) return activateFilter(form.current, createLiveList(rules));
  }, [rules]);
  return form;
}
