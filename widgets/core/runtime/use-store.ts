import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * A store's state; rerenders on every change. useSyncExternalStore would only add consistency during concurrent
 * rendering, which preact does not have, and cost every visitor 190 bytes.
 */
export function useStore<State>(store: StoreApi<State>): State {
  const [state, draw] = useState(store.getState);
  useLayoutEffect(() => store.subscribe((next) => draw(next)), [store]);
  return state;
}
