import { expect } from 'vitest';
import { anEstimate } from './an-estimate.ts';
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
