import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { RenderedPage, Renderer } from '../../host/render.tsx';
import type { HeaderList } from '../http/headers.ts';
import { errorFields, type Log } from '../log/log.ts';
import { compress, type KeptDocument, keepDocument } from './kept-document.ts';

/** There are 440 pages, of about 12 KB, or 80 KB in all encodings. */
const maxPages = 1_000;
const prerenderAfterMs = 300;
/** Of brotli: a tenth smaller than at once, but 100 ms for 50 KB. */
const bestEffort = 11;

export type PageCache = ReturnType<typeof createPageCache>;

export function createPageCache(parts: {
  renderer: Pick<Renderer, 'find' | 'pageUrls'>;
  headersOf: (page: RenderedPage) => HeaderList;
  log: Log;
  compressAfterMs?: number;
}) {
  const { renderer, headersOf, log, compressAfterMs = 30_000 } = parts;
  const pages = new LRUCache<string, KeptDocument>({ max: maxPages });
  /** By digest: a change of content leaves most pages as they are. */
  const best = new LRUCache<string, Buffer>({ max: maxPages });
  const underWay = new Map<string, Promise<KeptDocument | RenderedPage>>();
  let generation = 0;
  let latestRun = 0;

  /** Concurrent requests share one rendering. Rejects as `render` does. */
  async function get(key: string, render: () => Promise<RenderedPage>): Promise<KeptDocument | RenderedPage> {
    const kept = pages.get(key);
    if (kept) return kept;
    const first = underWay.get(key);
    if (first) {
      const page = await first;
      return 'answer' in page ? page : render();
    }
    const own: ReturnType<typeof renderAndKeep> = renderAndKeep(key, render).finally(() => {
      if (underWay.get(key) === own) underWay.delete(key);
    });
    underWay.set(key, own);
    return own;
  }

  async function renderAndKeep(key: string, render: () => Promise<RenderedPage>) {
    const startedIn = generation;
    const rendered = await render();
    const { lasts, status, body } = rendered;
    if (lasts === 'never' || typeof body === 'function') return rendered;
    const page = await keepDocument(Buffer.concat(body), headersOf(rendered), { status });
    if (startedIn === generation) pages.set(key, page);
    return page;
  }

  /** Undefined if content is slow or another run began. */
  async function renderAll(isOver: () => boolean): Promise<KeptDocument[] | undefined> {
    const all: KeptDocument[] = [];
    for (const { path } of renderer.pageUrls()) {
      const found = renderer.find(path, new URLSearchParams());
      if ('location' in found || found.key === undefined) continue;
      const startedAt = performance.now();
      const page = await get(found.key, () => found.render());
      if (!('answer' in page) || isOver()) return undefined;
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
    const bytes = all.reduce((sum, page) => sum + page.bytes(), 0);
    log('info', 'warmed_up', { pages: all.length, bytes, ms: Math.round(performance.now() - startedAt) });
    await pause(compressAfterMs, undefined, { ref: false });
    for (const page of all) {
      if (isOver()) return;
      const begunAt = performance.now();
      const packed = best.get(page.digest) ?? (await compress(await page.text(), 'br', bestEffort));
      best.set(page.digest, packed);
      page.setBrotli(packed);
      await pause(performance.now() - begunAt, undefined, { ref: false });
    }
  }

  return {
    peek: (key: string): KeptDocument | undefined => pages.get(key),
    get,
    clear(): void {
      generation += 1;
      pages.clear();
      underWay.clear();
    },
    /** Uses at most half of the time. Each call ends the one before. Never rejects. */
    prerender: () => prerender().catch((error: unknown) => log('error', 'warm_up_failed', errorFields(error))),
  };
}
