import { expect } from 'vitest';
import { anEstimate } from '../../support/visitor-words.ts';
import { login } from './owner-session.ts';
import { startServer } from './test-server.ts';

const wellFilled = { 'brushline-open-ms': '60000' };

/** A server with an owner, and leads that were submitted through the public API. */
export async function leadOffice(setup: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(setup);
  const owner = await login(server);
  return {
    server,
    owner,
    async receive(change: Partial<ReturnType<typeof anEstimate>> = {}, headers: Record<string, string> = {}) {
      const answer = await server.post('/api/estimates', { ...anEstimate(), ...change }, { ...wellFilled, ...headers });
      expect(answer.status).toBe(201);
      return String(answer.json().id);
    },
    get: async (path: string) => server.call(`/api/admin${path}`, { headers: owner }),
    post: async (path: string, body: unknown) => server.post(`/api/admin${path}`, body, owner),
  };
}

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
