import { login } from './owner-session.ts';
import { startServer } from './test-server.ts';

export const area = {
  name: 'Tilghman',
  slug: 'tilghman',
  county: 'Talbot County',
  state: 'MD',
  description: 'An island of watermen.',
};
export const review = { rating: 4, review: 'Clean lines.', customerName: 'Ann Price', location: 'Easton' };
export const post = {
  slug: 'on-docks',
  title: 'On docks',
  excerpt: 'What the tide does.',
  category: 'Deck Staining',
  content: 'Low **water** first.',
  imageUrl: '/assets/posts/post-deck-stain.svg',
  publishedAt: '2026-05-01',
};
/** A server with the owner logged in, and its content calls. */
export async function contentOffice(setup: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(setup);
  const owner = await login(server);
  const send = (method: string, path: string, body?: object | string) =>
    server.call(`/api/admin/content${path}`, {
      method,
      headers: { ...owner, 'content-type': 'application/json' },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    server,
    get: async (path: string) => (await send('GET', path)).json(),
    put: (path: string, body: object | string) => send('PUT', path, body),
    post: (path: string, body: object) => send('POST', path, body),
    remove: (path: string, former: object) => send('DELETE', path, { former }),
    removeAs: (path: string, body: object) => send('DELETE', path, body),
    open: async (path: string) => (await server.call(path)).json(),
  };
}
