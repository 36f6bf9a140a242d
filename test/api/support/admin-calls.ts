import { expect, it } from 'vitest';
import { fromOurPages, login } from './owner-session.ts';
import { startServer, type TestServer } from './test-server.ts';

/** A valid admin call of the owner, and its status. */
export interface AdminCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  status: 200 | 204;
}

/** Tests the rules that every admin call must follow. */
export function testAdminCalls(calls: readonly AdminCall[]): void {
  const changes = calls.filter(({ method }) => method !== 'GET');

  it.each(calls)('$method $path answers only the owner', async ({ status, ...call }) => {
    await using server = await startServer();
    const stranger = await send(server, call, fromOurPages);
    expect([stranger.status, stranger.json().code]).toEqual([401, 'unauthenticated']);
    expect((await send(server, call, await login(server))).status).toBe(status);
  });

  it.each(changes)('$method $path changes nothing when sent from another site', async (call) => {
    await using server = await startServer();
    const { cookie = '' } = await login(server);
    for (const from of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
      expect((await send(server, call, { cookie, ...from })).status).toBe(403);
    }
  });

  it.each(changes.filter(({ body }) => body))('$method $path accepts only JSON of limited length', async (call) => {
    await using server = await startServer();
    const owner = await login(server);
    const status = async (headers: object, body: string) => (await send(server, call, headers, body)).status;
    expect(await status({ ...owner, 'content-type': 'text/plain' }, JSON.stringify(call.body))).toBe(415);
    expect(await status(owner, `{"x":"${'x'.repeat(600_000)}"}`)).toBe(413);
    expect(await status(owner, '[')).toBe(400);
  });
}

const send = (
  server: TestServer,
  { method, path, body }: Omit<AdminCall, 'status'>,
  headers: object,
  sent = body && JSON.stringify(body),
) =>
  server.call(`/api/admin${path}`, {
    method,
    headers: { ...(sent && { 'content-type': 'application/json' }), ...headers },
    ...(sent && { body: sent }),
  });
