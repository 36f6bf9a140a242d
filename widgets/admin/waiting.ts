import { createStore } from 'zustand/vanilla';

/** How many leads wait for an answer, as the inbox last heard; the frame shows it beside its link. */
export const waiting = createStore<{ count: number }>(() => ({ count: 0 }));
