import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../../../server/store/store.ts';
import { builtRenderer } from './build.ts';
import { nextAddress, startServer } from './test-server.ts';

/** The built site over a store that can be made to fail. */
export async function startFaultySite() {
  const store = faultyStore();
  const server = await startServer({ renderer: builtRenderer, store: store.wrap });
  return { store, server, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

type MoodySite = Pick<Awaited<ReturnType<typeof startFaultySite>>, 'store' | 'server'>;

/** The document without its head and without the comments with which React separates texts. */
export const bodyOf = (html: string) => html.slice(html.indexOf('<body')).replaceAll('<!-- -->', '');

/** Reads a document whose data arrives after its shell; `early` is the part before the data. */
export async function readLate(site: MoodySite, path: string, mood: 'well' | 'failing' = 'well') {
  let arrive = () => {};
  const until = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  site.store.become({ until, mood });
  const checked = site.server.checkContent();
  const asked = performance.now();
  const response = await fetch(site.server.url + path, { headers: { 'x-forwarded-for': nextAddress() } });
  const firstByteMs = performance.now() - asked;
  const decoder = new TextDecoder();
  let early = '';
  let whole = '';
  for await (const chunk of response.body ?? []) {
    whole += decoder.decode(chunk, { stream: true });
    if (early !== '' || !whole.includes('</footer>')) continue;
    early = whole;
    arrive();
  }
  await checked;
  return { response, firstByteMs, early, whole };
}

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
      contentOf: (list) => inMood(() => real.contentOf(list)),
      contentVersion: async () => `${version}.${await real.contentVersion()}`,
    }),
  };
}
