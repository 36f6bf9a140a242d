import { expect } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import type { TestServer } from './test-server.ts';

/** The headers that our own pages send. */
export const fromOurPages = { 'sec-fetch-site': 'same-origin' };

/** Logs in and returns the headers that the owner’s browser sends from then on. */
export async function login(server: TestServer): Promise<Record<string, string>> {
  const answer = await server.post('/api/admin/session', { password: ownerPassword }, fromOurPages);
  expect(answer.status).toBe(204);
  return { ...fromOurPages, cookie: cookieOf(answer.headers['set-cookie']) };
}

/** The cookie that a browser sends back for a `Set-Cookie` header. */
export const cookieOf = (set: string[] = []) => set[0]?.split(';')[0] ?? '';

/** All cookies that a browser sends back. */
export const cookiesOf = (set: string[] = []) => set.map((cookie) => cookie.split(';')[0] ?? '');
