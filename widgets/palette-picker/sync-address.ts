import type { StoreApi } from 'zustand/vanilla';
import { paletteQuery } from './palette-address.ts';
import type { PickerState } from './picker-model.ts';

/** Safari refuses more than 100 URL changes in 30 s; typing can be faster. */
const restMs = 350;

/**
 * Keeps our page's URL in sync with the palette's state, so that it can be shared and reloaded.
 * @returns a function that stops the sync
 */
export function syncAddress(store: StoreApi<PickerState>): () => void {
  function show(): void {
    const query = paletteQuery(store.getState(), location.search);
    if (query !== location.search) history.replaceState(history.state, '', location.pathname + query);
  }
  let timer = setTimeout(show, restMs);
  const unsubscribe = store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(show, restMs);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
