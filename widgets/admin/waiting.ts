import { createStore } from 'zustand/vanilla';

/** The number of leads that need an answer, from the inbox's last load; the frame shows it beside the inbox's link. */
export const waiting = createStore<{ count: number }>(() => ({ count: 0 }));
