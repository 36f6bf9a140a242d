import type { StoreApi } from 'zustand/vanilla';
import { paletteQuery } from './palette-address.ts';
import type { PickerState } from './picker-model.ts';

/** Safari refuses more than a hundred changes of the URL in thirty seconds; typing is faster. */
const restMs = 350;

/**
 * Keeps our page's URL in sync with the palette's state, so that it can be shared and reloaded.
 * @returns a function that stops it
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
