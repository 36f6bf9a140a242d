import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Store } from '../../../server/store/store.ts';
import { aLead, noon } from '../../store/support/samples.ts';
import { login } from '../support/owner-session.ts';
import { startServer } from '../support/test-server.ts';

/** Counts open snapshots; reads of their events can be delayed, or fail. */
function watchedSnapshots() {
  const state = { open: 0, read: 0, gate: Promise.resolve() };
  const wrap = (real: Store): Store => ({
    ...real,
    async snapshot() {
      const snapshot = await real.snapshot();
      let isOpen = true;
      state.open += 1;
      return {
        ...snapshot,
        async newestEvents(page) {
          await state.gate;
          state.read += 1;
          return snapshot.newestEvents(page);
        },
        async close() {
          if (isOpen) state.open -= 1;
          isOpen = false;
          await snapshot.close();
        },
      };
    },
  });
  return { state, wrap };
}

async function office() {
  const { state, wrap } = watchedSnapshots();
  const server = await startServer({ store: wrap });
  const owner = await login(server);
  /** Starts reading a response and stops. */
  const begin = (path: string) =>
    new Promise<{ status: number | undefined; leave: () => void }>((resolve, reject) => {
      const request = get(`${server.url}/api/admin${path}`, { headers: owner }, (answer) => {
        answer.on('error', () => {});
        resolve({ status: answer.statusCode, leave: () => request.destroy() });
      });
      request.on('error', reject);
    });
  const ask = (method: string) => (path: string) => server.call(`/api/admin${path}`, { method, headers: owner });
  return { server, state, begin, read: ask('GET'), head: ask('HEAD') };
}

it('run two at a time, and free their slot when the client disconnects', async () => {
  const { server, state, begin, read } = await office();
  await using _ = server;
  let open = () => {};
  state.gate = new Promise((resolve) => {
    open = resolve;
  });
  const readers = [await begin('/export.json'), await begin('/export.json')];
  const third = await read('/export.csv');
  expect([third.status, third.json().code]).toEqual([429, 'too_many']);
  expect(third.headers).toHaveProperty('retry-after');
  expect(third.headers).not.toHaveProperty('content-disposition');
  expect(state.open).toBe(2);
  for (const { leave } of readers) leave();
  open();
  await expect.poll(() => state.open).toBe(0);
  expect((await read('/export.csv')).status).toBe(200);
  expect(state.open).toBe(0);
  expect(server.limitCounts.counts()).toMatchObject([{ limit: { name: 'exports' }, count: 1 }]);
});

it('read no faster than their client', async () => {
  const { server, state, begin } = await office();
  await using _ = server;
  const event = { eventType: 'page_view', eventDetails: 'x'.repeat(2_000), timestamp: noon };
  for (let nth = 0; nth < 60; nth += 1)
    await Promise.all(Array.from({ length: 500 }, () => server.store.recordEvent(event)));
  const { leave } = await begin('/export.json');
  let before = -1;
  while (state.read > before) {
    before = state.read;
    await pause(300);
  }
  expect(state.read).toBeGreaterThan(0);
  expect(state.read).toBeLessThan(25);
  leave();
  await expect.poll(() => state.open).toBe(0);
});

it('release the store after HEAD, and after a failure', async () => {
  const { server, state, read, head } = await office();
  await using _ = server;
  await server.store.addLead(aLead('one'));
  for (let nth = 0; nth < 3; nth += 1) expect((await head('/export.csv')).status).toBe(200);
  state.gate = Promise.reject(new Error('away'));
  state.gate.catch(() => {});
  for (let nth = 0; nth < 3; nth += 1) await expect(read('/export.json')).rejects.toThrow();
  expect(state.open).toBe(0);
  state.gate = Promise.resolve();
  expect((await read('/export.json')).status).toBe(200);
});

it('end when a person is erased, because they still contain the data', async () => {
  const { server, state, begin } = await office();
  await using _ = server;
  let open = () => {};
  state.gate = new Promise((resolve) => {
    open = resolve;
  });
  await server.store.addLead(aLead('one'));
  await begin('/export.json');
  expect(state.open).toBe(1);
  await server.store.erase({ email: 'ada@example.com' });
  open();
  await expect.poll(() => state.open).toBe(0);
});
