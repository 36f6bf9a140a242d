import type { RenderedPage } from '../host/render.tsx';
import type { HeaderList } from './edge/answer.ts';
import { type FinishedPage, finishPage } from './finished-page.ts';

/** How long a page stays as it was first compressed. */
const settleMs = 1_000;
/** About 440 pages of 75 KB in their three forms. */
const defaultMaxBytes = 32 * 1024 * 1024;

export interface PageCache {
  /** A kept page, at once. */
  peek(key: string): FinishedPage | undefined;
  /**
   * The page of a key: kept, or rendered now. Whoever asks while it is being rendered gets that one rendering; one
   * that does not last is for the first of them only, and the others render their own. Rejects as `render` does.
   * @param isCommon whether many will ask for it, so that it is worth the best compression
   */
  get(key: string, render: () => Promise<RenderedPage>, isCommon: boolean): Promise<FinishedPage | RenderedPage>;
  /** Forgets everything; what is being rendered is not kept either. */
  clear(): void;
}

/** Keeps finished documents in memory, the least recently used out first. */
export function createPageCache(parts: {
  headersOf: (page: RenderedPage) => HeaderList;
  /** @default 32 MiB */
  maxBytes?: number;
}): PageCache {
  const { headersOf, maxBytes = defaultMaxBytes } = parts;
  const pages = new Map<string, FinishedPage>();
  const underWay = new Map<string, Promise<FinishedPage | RenderedPage>>();
  /** The last key in order of use; most requests are for it again. */
  let newest: string | undefined;
  let generation = 0;
  let improving = Promise.resolve();

  function peek(key: string): FinishedPage | undefined {
    const page = pages.get(key);
    if (page && key !== newest) {
      pages.delete(key);
      pages.set(key, page);
      newest = key;
    }
    return page;
  }

  async function get(key: string, render: () => Promise<RenderedPage>, isCommon: boolean) {
    const kept = peek(key);
    if (kept) return kept;
    const first = underWay.get(key);
    if (first) {
      const page = await first;
      return page.kind === 'finished' ? page : render();
    }
    const own = finish(key, render, isCommon);
    underWay.set(key, own);
    try {
      return await own;
    } finally {
      underWay.delete(key);
    }
  }

  async function finish(key: string, render: () => Promise<RenderedPage>, isCommon: boolean) {
    const startedIn = generation;
    const rendered = await render();
    if (!rendered.isLasting || typeof rendered.body !== 'string') return rendered;
    const page = finishPage(rendered.status, rendered.body, headersOf(rendered));
    if (startedIn !== generation) return page;
    pages.set(key, page);
    newest = key;
    makeRoom();
    if (isCommon) improving = improving.then(() => improveLater(key, page)).catch(() => {});
    return page;
  }

  async function improveLater(key: string, page: FinishedPage): Promise<void> {
    await new Promise<void>((resolve) => void setTimeout(resolve, settleMs).unref());
    if (pages.get(key) === page) await page.improve();
    makeRoom();
  }

  function makeRoom(): void {
    let bytes = 0;
    for (const page of pages.values()) bytes += page.bytes();
    for (const [key, page] of pages) {
      if (bytes <= maxBytes) break;
      pages.delete(key);
      bytes -= page.bytes();
    }
  }

  function clear(): void {
    generation += 1;
    pages.clear();
  }

  return { peek, get, clear };
}
