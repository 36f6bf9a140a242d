import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../../../server/store/store.ts';

type Answer = 'well' | 'empty' | 'failing';

/** How the store returns content: normally, empty, or failing; delayed by milliseconds, or until a promise resolves. */
export type Fault = Answer | { lateMs: number; mood: Answer } | { until: Promise<void>; mood: Answer };

/** Wraps a store. Every new mode changes the content's version, so that nothing is answered from memory. */
export function faultyStore() {
  let current: Fault = 'well';
  let version = 0;

  async function inMood<Item>(read: () => Promise<Item[]>): Promise<Item[]> {
    const state = typeof current === 'string' ? { mood: current } : current;
    const { mood } = state;
    if ('lateMs' in state) await pause(state.lateMs);
    if ('until' in state) await state.until;
    if (mood === 'failing') throw new Error('away');
    return mood === 'empty' ? [] : read();
  }

  return {
    become(next: Fault): void {
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
