import type { StoreApi } from 'zustand/vanilla';
import type { PickerState } from './model.ts';
import { paletteQuery } from './palette-query.ts';

/** Safari refuses more than a hundred changes of the address in thirty seconds; typing is faster. */
const restMs = 350;

/**
 * Keeps our page's address what the palette's state asks for, so that it can be shared and reloaded.
 * @returns a function that ends it
 */
export function keepAddress(store: StoreApi<PickerState>): () => void {
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
