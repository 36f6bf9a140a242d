/** What differs between lists. `Item` is what its filter reads. */
export interface ListRules<Item> {
  /** Path of the page with the list. */
  path: string;
  read(element: HTMLElement): Item;
  matching<Found extends Item>(items: readonly Found[], filter: URLSearchParams): readonly Found[];
  /** The sentence about the results. */
  count(found: readonly Item[]): string;
  /** Shown at once when there are no results, until the page's own text for that loads. */
  none: string;
  /** Updates other parts of the page with the results. */
  mark?(found: readonly Item[]): void;
}

/** Nothing is loaded while a visitor keeps typing. */
const restMs = 150;

const livePart = (page: ParentNode) => page.querySelector<HTMLElement>('[data-live]');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Filters a server-rendered list in place. The page marks the changing part with `data-live`, `whole` while nothing is
 * filtered out; in it the items with `data-item` (by `defineItemData`), their count with `data-count`, and with
 * `data-clear` what is shown only while a filter is active. Items and messages missing from the current page are loaded
 * from the URL that the form leads to, so that typing and submitting show the same.
 * @returns shows the matches
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
      whole = undefined; // So that the next letter tries again.
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

/** Loads and parses one of our pages. Not with `fetch` and a parser: pages with Trusted Types refuse to parse text. */
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
