import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('health', () => {
  it('is ready while the store responds', async () => {
    expect((await server.call('/health/live')).json()).toEqual({ status: 'ok' });
    const ready = await server.call('/health/ready');
    expect([ready.status, ready.json()]).toEqual([200, { status: 'ok', store: 'ok', outbox: 'ok' }]);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('is alive but not ready while the store does not respond', async () => {
    await using fragile = await startServer({
      store: (real) => ({ ...real, ping: () => Promise.reject(new Error('away')) }),
    });
    expect((await fragile.call('/health/live')).status).toBe(200);
    const ready = await fragile.call('/health/ready');
    expect([ready.status, ready.json()]).toEqual([503, { status: 'unavailable', store: 'unavailable' }]);
    expect(ready.headers).toHaveProperty('retry-after');
    const forPages = await fragile.call('/health/ready?for=pages');
    expect([forPages.status, forPages.json()]).toEqual([200, { status: 'ok' }]);
    expect((await fragile.call('/form')).status).toBe(200);
  });

  it('is not ready while stopping', async () => {
    await using stopping = await startServer();
    stopping.drain();
    expect((await stopping.call('/health/ready')).json()).toMatchObject({ status: 'stopping' });
    const forPages = await stopping.call('/health/ready?for=pages');
    expect([forPages.status, forPages.json()]).toEqual([503, { status: 'stopping' }]);
  });

  it('reports late mail, and stays ready because leads can be stored', async () => {
    await using late = await startServer({
      store: (real) => ({
        ...real,
        outboxState: async () => ({ due: 1, dead: 0, oldestDueAt: new Date(Date.now() - 3_600_000) }),
      }),
    });
    const ready = await late.call('/health/ready');
    expect([ready.status, ready.json().outbox]).toEqual([200, 'late']);
  });
});
