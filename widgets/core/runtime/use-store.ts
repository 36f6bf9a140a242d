import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * A store's state, drawn anew whenever it changes. What useSyncExternalStore adds, stores that change while a tree is
 * drawn in parts, does not happen on preact; it would cost every visitor 190 bytes.
 */
export function useStore<State>(store: StoreApi<State>): State {
  const [state, draw] = useState(store.getState);
  useLayoutEffect(() => store.subscribe((next) => draw(next)), [store]);
  return state;
}
