import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../../server/store/store.ts';

/** How the store's content answers: as it is, late by so many milliseconds, with nothing in it, or not at all. */
export type Mood = 'well' | 'empty' | 'failing' | { lateMs: number; mood: 'well' | 'empty' | 'failing' };

/** Puts itself before a store. Content counts as changed with every mood, so that nobody answers from memory. */
export function moodyStore() {
  let current: Mood = 'well';
  let version = 0;

  async function inMood<Item>(read: () => Promise<Item[]>): Promise<Item[]> {
    const { lateMs, mood } = typeof current === 'string' ? { lateMs: 0, mood: current } : current;
    if (lateMs > 0) await pause(lateMs);
    if (mood === 'failing') throw new Error('away');
    return mood === 'empty' ? [] : read();
  }

  return {
    become(next: Mood): void {
      current = next;
      version += 1;
    },
    wrap: (real: Store): Store => ({
      ...real,
      areas: () => inMood(() => real.areas()),
      posts: () => inMood(() => real.posts()),
      testimonials: (filter) => inMood(() => real.testimonials(filter)),
      contentVersion: async () => `${version}.${await real.contentVersion()}`,
    }),
  };
}
