import { setTimeout as pause } from 'node:timers/promises';
import type { Renderer } from '../../host/render.tsx';
import { watchMachine } from '../async/watch-machine.ts';
import type { Log } from '../log/log.ts';
import type { PageCache } from './page-cache.ts';
import { renderPage } from './render-page.ts';

/** Leaves time for visitors who arrive right after the start or a change. */
const delayMs = 300;
/** How often it looks whether the machine is busy, and how long it then pauses. */
const checkMs = 100;
const busyPauseMs = 1_000;
/** The encoding that most browsers accept. */
const form = 'br';
const plain = new URLSearchParams();

/**
 * Creates the function that renders every page ahead of its first visitor; each call starts over. It uses at most half
 * of the time: after each page it pauses as long as the page took; and a twentieth while the machine is busy. Ends early
 * while content is slow or unavailable: pages are then rendered on request.
 */
export function createPrerender(parts: {
  renderer: Renderer;
  cache: PageCache;
  log: Log;
  isMachineBusy?: () => boolean;
}): () => Promise<void> {
  const { renderer, cache, log, isMachineBusy = watchMachine() } = parts;
  let latest = 0;

  return async () => {
    latest += 1;
    const run = latest;
    await pause(delayMs, undefined, { ref: false });
    if (run !== latest) return;
    const begin = performance.now();
    const keys = renderer.pageUrls().flatMap(({ path }) => {
      const key = renderer.cacheKey(path, plain);
      return key === undefined ? [] : [{ path, key }];
    });
    let checkedAt = begin;
    for (const { path, key } of keys) {
      const startedAt = performance.now();
      const page = await cache.get(key, () => renderPage(renderer, { path, query: plain }), true);
      if (page.kind !== 'finished' || run !== latest) return;
      await page.answer(form);
      await pause(performance.now() - startedAt, undefined, { ref: false });
      if (performance.now() - checkedAt < checkMs) continue;
      if (isMachineBusy()) await pause(busyPauseMs, undefined, { ref: false });
      checkedAt = performance.now();
    }
    log('info', 'warmed_up', { pages: keys.length, bytes: cache.bytes(), ms: Math.round(performance.now() - begin) });
  };
}
