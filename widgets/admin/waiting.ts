import { createStore } from 'zustand/vanilla';

/** Leads that need an answer, from the inbox's last load. */
export const waiting = createStore<{ count: number }>(() => ({ count: 0 }));
