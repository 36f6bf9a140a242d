import type { RenderedPage } from '../../host/render.tsx';
import { waitUntilIdle } from '../async/wait-until-idle.ts';
import type { HeaderList } from '../http/answer.ts';
import { type CachedPage, createCachedPage } from './cached-page.ts';
import type { CompressedPages } from './compressed-pages.ts';

/** How long the process must be idle before a common page is compressed again. */
const commonSettleMs = 250;
/** The same for a page that is no common one but was requested again, so that no stranger keeps a processor busy. */
const repeatedSettleMs = 2_000;
/** How many repeated pages may wait for it; further ones keep their first compression. */
const maxRepeated = 16;
/** Enough for all of about 440 pages. */
const defaultMaxBytes = 32 * 1024 * 1024;

export interface PageCache {
  /** A cached page, synchronously. */
  peek(key: string): CachedPage | undefined;
  /**
   * The page of a key: cached, or rendered now. Concurrent requests share one rendering; if the result cannot be
   * cached, only the first request gets it, and the others render again. Rejects as `render` does.
   * @param isCommon whether many visitors request it, so that the best compression is worthwhile at once, and not only
   *   when it is requested again
   */
  get(key: string, render: () => Promise<RenderedPage>, isCommon: boolean): Promise<CachedPage | RenderedPage>;
  /** Drops all pages, including pages that are being rendered. */
  clear(): void;
  /** Drops pages that are valid until midnight, in the same way. */
  clearDated(): void;
  /** Total memory use, in bytes. */
  bytes(): number;
}

/** Creates a cache of rendered documents in memory that drops the least recently used ones first. */
export function createPageCache(parts: {
  headersOf: (page: RenderedPage) => HeaderList;
  /** @default 32 MiB */
  maxBytes?: number;
  /** Stores the best compression of common pages beyond the process. @default nothing */
  compressed?: CompressedPages;
}): PageCache {
  const { headersOf, maxBytes = defaultMaxBytes, compressed } = parts;
  const pages = new Map<string, CachedPage>();
  const underWay = new Map<string, Promise<CachedPage | RenderedPage>>();
  /** The most recently used key; most requests are for it again. */
  let newest: string | undefined;
  let generation = 0;
  /** Keys of pages that are valid until midnight. */
  const dated = new Set<string>();
  /** Common pages that still need the best compression, by key. */
  const common = new Map<string, CachedPage>();
  /** Repeated ones. */
  const repeated = new Map<string, CachedPage>();
  let isImproving = false;

  function peek(key: string): CachedPage | undefined {
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
    if (kept) {
      if (!isCommon && !kept.isImproved() && repeated.size < maxRepeated) improveLater(repeated, key, kept);
      return kept;
    }
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
    if (rendered.lasts === 'never' || typeof rendered.body === 'function') return rendered;
    const page = createCachedPage(rendered.status, rendered.body, headersOf(rendered), {
      resized: makeRoom,
      compressed: isCommon ? compressed : undefined,
    });
    if (startedIn !== generation) return page;
    pages.set(key, page);
    newest = key;
    if (rendered.lasts === 'until-midnight') dated.add(key);
    if (isCommon) improveLater(common, key, page);
    makeRoom();
    return page;
  }

  function improveLater(waiting: Map<string, CachedPage>, key: string, page: CachedPage): void {
    waiting.set(key, page);
    if (!isImproving) void improve();
  }

  async function improve(): Promise<void> {
    isImproving = true;
    const mayPrune = common.size > 0;
    while (common.size + repeated.size > 0) {
      const [waiting, settleMs] = common.size > 0 ? [common, commonSettleMs] : [repeated, repeatedSettleMs];
      await waitUntilIdle(settleMs);
      for (const [key, page] of waiting) {
        waiting.delete(key);
        if (page.isImproved()) continue;
        await page.improve().catch(() => {});
        break;
      }
    }
    isImproving = false;
    if (mayPrune) await compressed?.prune();
  }

  function makeRoom(): void {
    let total = bytes();
    for (const [key, page] of pages) {
      if (total <= maxBytes) break;
      forget(key);
      total -= page.bytes();
    }
  }

  function bytes(): number {
    let total = 0;
    for (const page of pages.values()) total += page.bytes();
    return total;
  }

  function forget(key: string): void {
    pages.delete(key);
    common.delete(key);
    repeated.delete(key);
    dated.delete(key);
  }

  function forgetAll(keys: Iterable<string>): void {
    generation += 1;
    for (const key of keys) forget(key);
  }

  return { peek, get, clear: () => forgetAll(pages.keys()), clearDated: () => forgetAll(dated), bytes };
}
