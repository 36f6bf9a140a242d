import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** A store's state, drawn anew whenever it changes. */
export function useStore<State>(store: StoreApi<State>): State {
  const [state, draw] = useState(store.getState);
  useLayoutEffect(() => store.subscribe((next) => draw(next)), [store]);
  return state;
}
