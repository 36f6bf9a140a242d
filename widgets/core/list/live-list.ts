/** `Item` has the fields that the filter reads. */
export interface ListRules<Item> {
  path: string;
  read(element: HTMLElement): Item;
  matching<Found extends Item>(items: readonly Found[], filter: URLSearchParams): readonly Found[];
  count(found: readonly Item[]): string;
  /** Shown until the page's own message has loaded. */
  none: string;
  mark?(found: readonly Item[]): void;
}

const restMs = 150;

const livePart = (page: ParentNode) => page.querySelector<HTMLElement>('[data-live]');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The page marks the changing part with `data-live` (`whole` if nothing is filtered out); inside, `data-item`,
 * `data-count`, and `data-clear` for what shows only while a filter is active. The rest loads from the form's URL.
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
      whole = undefined; // The next keystroke retries.
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
