import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { RenderedPage, Renderer } from '../../host/render.tsx';
import type { HeaderList } from '../http/headers.ts';
import { errorFields, type Log } from '../log/log.ts';
import { createBestCompression } from './compression.ts';
import { type KeptDocument, keepDocument } from './kept-document.ts';

/** Several times what 440 pages take. */
const defaultMaxBytes = 32 * 1024 * 1024;
/** Leaves time for visitors. */
const prerenderAfterMs = 300;
/** The owner may still be changing pages. */
const compressAfterMs = 30_000;

export interface PageCache {
  peek(key: string): KeptDocument | undefined;
  /** Concurrent requests share one rendering. Rejects as `render` does. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<KeptDocument | RenderedPage>;
  clear(): void;
  /** Uses at most half of the time. Each call ends the one before. Never rejects. */
  prerender(): Promise<void>;
}

/**
 * @param parts.folder for the best compression
 * @param parts.maxBytes @default 32 MiB
 */
export function createPageCache(parts: {
  renderer: Pick<Renderer, 'find' | 'pageUrls'>;
  headersOf: (page: RenderedPage) => HeaderList;
  folder: string;
  log: Log;
  maxBytes?: number;
  /** @default half a minute */
  compressAfterMs?: number;
}): PageCache {
  const { renderer, headersOf, log } = parts;
  const pages = new LRUCache<string, KeptDocument>({
    maxSize: parts.maxBytes ?? defaultMaxBytes,
    sizeCalculation: (page) => page.bytes(),
  });
  const underWay = new Map<string, Promise<KeptDocument | RenderedPage>>();
  const best = createBestCompression(parts.folder);
  let generation = 0;
  let latestRun = 0;

  async function get(key: string, render: () => Promise<RenderedPage>) {
    const kept = pages.get(key);
    if (kept) return kept;
    const first = underWay.get(key);
    if (first) {
      const page = await first;
      return page.kind === 'kept' ? page : render();
    }
    const own = renderAndKeep(key, render);
    underWay.set(key, own);
    try {
      return await own;
    } finally {
      if (underWay.get(key) === own) underWay.delete(key);
    }
  }

  async function renderAndKeep(key: string, render: () => Promise<RenderedPage>) {
    const startedIn = generation;
    const rendered = await render();
    if (rendered.lasts === 'never' || typeof rendered.body === 'function') return rendered;
    const { status, body } = rendered;
    const resized = () => {
      if (pages.peek(key) === page && pages.delete(key)) pages.set(key, page);
    };
    const page = await keepDocument(body, headersOf(rendered), { status, resized });
    if (startedIn === generation) pages.set(key, page);
    return page;
  }

  async function renderAll(isOver: () => boolean): Promise<KeptDocument[] | undefined> {
    const all: KeptDocument[] = [];
    for (const { path } of renderer.pageUrls()) {
      const found = renderer.find(path, new URLSearchParams());
      if ('location' in found || found.key === undefined) continue;
      const startedAt = performance.now();
      const page = await get(found.key, () => found.render());
      if (page.kind !== 'kept' || isOver()) return undefined;
      all.push(page);
      await pause(performance.now() - startedAt, undefined, { ref: false });
    }
    return all;
  }

  async function prerender(): Promise<void> {
    latestRun += 1;
    const run = latestRun;
    const isOver = () => run !== latestRun;
    await pause(prerenderAfterMs, undefined, { ref: false });
    if (isOver()) return;
    const startedAt = performance.now();
    const all = await renderAll(isOver);
    if (!all) return;
    const ms = Math.round(performance.now() - startedAt);
    log('info', 'warmed_up', { pages: all.length, bytes: pages.calculatedSize, ms });
    await pause(parts.compressAfterMs ?? compressAfterMs, undefined, { ref: false });
    for (const page of all) {
      if (isOver()) return;
      const begunAt = performance.now();
      page.replaceBrotli(await best.of(await page.text()));
      await pause(performance.now() - begunAt, undefined, { ref: false });
    }
    await best.prune(new Set(all.map(({ digest }) => digest)));
  }

  return {
    peek: (key) => pages.get(key),
    get,
    clear() {
      generation += 1;
      pages.clear();
      underWay.clear();
    },
    prerender: () => prerender().catch((error: unknown) => log('error', 'warm_up_failed', errorFields(error))),
  };
}
