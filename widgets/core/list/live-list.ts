/** The rules of one list. `Item` has the fields that its filter reads. */
export interface ListRules<Item> {
  /** Path of the page with the list. */
  path: string;
  read(element: HTMLElement): Item;
  matching<Found extends Item>(items: readonly Found[], filter: URLSearchParams): readonly Found[];
  /** The sentence about the results. */
  count(found: readonly Item[]): string;
  /** Shown when there are no results, until the page's message for that has loaded. */
  none: string;
  /** Updates other parts of the page with the results. */
  mark?(found: readonly Item[]): void;
}

/** Debounces typing before loading. */
const restMs = 150;

const livePart = (page: ParentNode) => page.querySelector<HTMLElement>('[data-live]');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Filters a server-rendered list in place. The page marks the changing part with `data-live` (`whole` if nothing is
 * filtered out). Inside, `data-item` marks items (see `defineItemData`), `data-count` their count, and `data-clear`
 * elements shown only while a filter is active. Items and messages missing from the current page are loaded from the
 * form's URL, so that typing and submitting show the same.
 * @returns a function that shows the matches of a filter
 */
export function createLiveList<Item>(rules: ListRules<Item>): (filter: URLSearchParams) => Promise<void> {
  let latest = 0;
  let whole: ReturnType<typeof readWhole> | undefined;

  async function readWhole() {
    const here = livePart(document);
    const part = here?.dataset.live === 'whole' ? here : livePart(await fetchPage(rules.path));
    const elements = [...(part?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    return {
      nodes: [...(part?.childNodes ?? [])],
      list: elements[0]?.parentElement,
      count: part?.querySelector('[data-count]'),
      clear: part?.querySelector<HTMLElement>('[data-clear]'),
      items: elements.map((element) => ({ ...rules.read(element), element })),
    };
  }

  return async (filter) => {
    latest += 1;
    const turn = latest;
    whole ??= readWhole();
    whole.catch(() => {
      whole = undefined; // So that the next keystroke retries.
    });
    const { nodes, list, count, clear, items } = await whole;
    const part = livePart(document);
    if (turn !== latest || !part) return;

    const found = rules.matching(items, filter);
    for (const { element } of items) element.remove();
    list?.prepend(...found.map(({ element }) => element));
    if (count) count.textContent = found.length > 0 ? rules.count(found) : rules.none;
    if (clear) clear.hidden = filter.size === 0;
    rules.mark?.(found);
    if (part.firstChild !== nodes[0]) part.replaceChildren(...nodes);
    if (found.length > 0) return;

    await pause(restMs);
    if (turn !== latest) return;
    const empty = livePart(await fetchPage(`${rules.path}?${filter}`));
    if (turn === latest && empty) part.replaceChildren(...empty.childNodes);
  };
}

/** Loads and parses one of our pages. XMLHttpRequest parses HTML where Trusted Types forbid DOMParser. */
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
