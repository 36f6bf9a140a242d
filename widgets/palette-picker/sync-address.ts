import type { StoreApi } from 'zustand/vanilla';
import { paletteQuery } from './palette-address.ts';
import type { PickerState } from './picker-model.ts';

/** Browsers refuse too many URL changes: Safari throws after 100 in 30 s, Chromium ignores them after 200 in 10 s. */
const restMs = 350;

/** Selected colors are in the URL at once, because the next press may leave the page. */
export function syncAddress(store: StoreApi<PickerState>): () => void {
  let timer = setTimeout(show, restMs);
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(show, restMs);
  }
  function show(): void {
    const query = paletteQuery(store.getState(), location.search);
    if (query === location.search) return;
    try {
      history.replaceState(history.state, '', location.pathname + query);
    } catch {}
    if (query !== location.search) wait();
  }
  const unsubscribe = store.subscribe(({ chosen }, before) => {
    wait();
    if (chosen !== before.chosen) show();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
