import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** 190 bytes less than useSyncExternalStore. */
export function useStore<State>(store: StoreApi<State>): State {
  const [state, draw] = useState(store.getState);
  useLayoutEffect(() => store.subscribe((next) => draw(next)), [store]);
  return state;
}
