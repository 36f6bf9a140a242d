import { builtRenderer } from './build.ts';
import { faultyStore } from './faulty-store.ts';
import { nextAddress, startServer } from './test-server.ts';

/** The site as built, over a store whose mood can change. */
export async function startFaultySite() {
  const store = faultyStore();
  const server = await startServer({ renderer: builtRenderer, store: store.wrap });
  return { store, server, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

type MoodySite = Pick<Awaited<ReturnType<typeof startFaultySite>>, 'store' | 'server'>;

/** The document without its head, as a visitor reads it. React ends texts with comments. */
export const bodyOf = (html: string) => html.slice(html.indexOf('<body')).replaceAll('<!-- -->', '');

/**
 * Reads a document whose data does not come before its shell has: `early` is what the visitor had until then. What the
 * store answers after all is its mood's.
 */
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
