import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * A store's state, rerendered on every change. What useSyncExternalStore adds, consistency during concurrent rendering,
 * does not apply to preact; it would cost every visitor 190 bytes.
 */
export function useStore<State>(store: StoreApi<State>): State {
  const [state, draw] = useState(store.getState);
  useLayoutEffect(() => store.subscribe((next) => draw(next)), [store]);
  return state;
}
