import { builtRenderer } from './build.ts';
import { moodyStore } from './moody-store.ts';
import { startServer, type TestServer } from './test-server.ts';

/** The site as built, over a store whose mood can change. */
export async function startMoody() {
  const store = moodyStore();
  const server = await startServer({ renderer: builtRenderer, store: store.wrap });
  return { store, server, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/** The document without its head, as a visitor reads it. React ends texts with comments. */
export const bodyOf = (html: string) => html.slice(html.indexOf('<body')).replaceAll('<!-- -->', '');

/** Reads a document as it comes. `early` is what came while its data was still on the way. */
export async function readSlowly(server: TestServer, path: string, lateMs: number) {
  const started = performance.now();
  const response = await fetch(server.url + path, { headers: { 'x-forwarded-for': '192.0.2.60' } });
  const firstByteMs = performance.now() - started;
  const decoder = new TextDecoder();
  let early = '';
  let whole = '';
  for await (const chunk of response.body ?? []) {
    whole += decoder.decode(chunk, { stream: true });
    if (performance.now() - started < lateMs - 100) early = whole;
  }
  return { response, firstByteMs, early, whole };
}
