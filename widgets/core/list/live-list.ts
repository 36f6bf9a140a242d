/** What tells one list from another. `Item` is what its filter looks at. */
export interface ListRules<Item> {
  /** Path of the page that has the list. */
  path: string;
  read(element: HTMLElement): Item;
  matching<Found extends Item>(items: readonly Found[], filter: URLSearchParams): readonly Found[];
  /** What is said of those that were found. */
  count(found: readonly Item[]): string;
  /** Said at once when none was found, until the page's own words for that come. */
  none: string;
  /** What else on the page tells which were found. */
  mark?(found: readonly Item[]): void;
}

/** A visitor who types on is asked nothing meanwhile. */
const restMs = 150;

const livePart = (page: ParentNode) => page.querySelector<HTMLElement>('[data-live]');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Filters in place a list that the server has rendered. The page marks the part that changes with `data-live`, `whole`
 * when nothing is filtered out of it yet; in it the items with `data-item`, their count with `data-count`, and with
 * `data-clear` what shows only while a filter is on. What the page at hand does not hold, its other items or its words
 * for an empty list, is fetched from where the form leads, so that typing and submitting show the same.
 * @returns shows what matches
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

/** Fetches a page of ours, parsed. Not by `fetch` and a parser, whose text pages with Trusted Types refuse. */
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
