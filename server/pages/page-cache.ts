import type { RenderedPage } from '../../host/render.tsx';
import { waitUntilIdle } from '../async/wait-until-idle.ts';
import type { HeaderList } from '../http/answer.ts';
import { type CachedPage, createCachedPage } from './cached-page.ts';

/** How long nothing else is to happen before a page is compressed once more. */
const settleMs = 250;
/** Room for all of about 440 pages. */
const defaultMaxBytes = 32 * 1024 * 1024;

export interface PageCache {
  /** A kept page, at once. */
  peek(key: string): CachedPage | undefined;
  /**
   * The page of a key: kept, or rendered now. Whoever asks while it is being rendered gets that one rendering; one
   * that does not last is for the first of them only, and the others render their own. Rejects as `render` does.
   * @param isCommon whether many will ask for it, so that it is worth the best compression
   */
  get(key: string, render: () => Promise<RenderedPage>, isCommon: boolean): Promise<CachedPage | RenderedPage>;
  /** Forgets everything; what is being rendered is not kept either. */
  clear(): void;
  /** Forgets what was true until midnight, likewise. */
  clearDated(): void;
  /** Memory that all of it takes, in bytes. */
  bytes(): number;
}

/** Keeps finished documents in memory, the least recently used out first. */
export function createPageCache(parts: {
  headersOf: (page: RenderedPage) => HeaderList;
  /** @default 32 MiB */
  maxBytes?: number;
}): PageCache {
  const { headersOf, maxBytes = defaultMaxBytes } = parts;
  const pages = new Map<string, CachedPage>();
  const underWay = new Map<string, Promise<CachedPage | RenderedPage>>();
  /** The last key in order of use; most requests are for it again. */
  let newest: string | undefined;
  let generation = 0;
  /** Keys of pages that count days. */
  const dated = new Set<string>();
  /** Pages still to be compressed as well as can be, by key. */
  const improvable = new Map<string, CachedPage>();
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
    if (rendered.lasts === 'never' || typeof rendered.body !== 'string') return rendered;
    const page = createCachedPage(rendered.status, rendered.body, headersOf(rendered), { resized: makeRoom });
    if (startedIn !== generation) return page;
    pages.set(key, page);
    newest = key;
    if (rendered.lasts === 'until-midnight') dated.add(key);
    if (isCommon) {
      improvable.set(key, page);
      if (!isImproving) void improve();
    }
    makeRoom();
    return page;
  }

  async function improve(): Promise<void> {
    isImproving = true;
    while (improvable.size > 0) {
      await waitUntilIdle(settleMs);
      for (const [key, page] of improvable) {
        improvable.delete(key);
        await page.improve().catch(() => {});
        break;
      }
    }
    isImproving = false;
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
    improvable.delete(key);
    dated.delete(key);
  }

  function forgetAll(keys: Iterable<string>): void {
    generation += 1;
    for (const key of keys) forget(key);
  }

  return { peek, get, clear: () => forgetAll(pages.keys()), clearDated: () => forgetAll(dated), bytes };
}
