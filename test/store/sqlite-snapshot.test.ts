import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../server/store/store.ts';
import { aLead, noon, seeds } from './support/samples.ts';
import { newDataDir } from './support/sqlite-place.ts';

let dataDir: string;
let store: Store;
beforeEach(() => {
  dataDir = newDataDir();
  store = sqliteStore({ dataDir, seeds });
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const all = { order: 'oldest', limit: 9 } as const;
const walBytes = () => statSync(join(dataDir, 'brushline.db-wal')).size;

async function record(events: number, eventDetails = '/') {
  const event = { eventType: 'page_view', eventDetails, timestamp: noon };
  await Promise.all(Array.from({ length: events }, () => store.recordEvent(event)));
}

/** How often the event loop ran other work before a call was done. */
async function turnsDuring(call: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const tick = () => {
    turns += 1;
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  await call();
  isDone = true;
  return turns;
}

it('a snapshot shows one moment, unaffected by later writes', async () => {
  await store.addLead(aLead('one'));
  const snapshot = await store.snapshot();
  await store.addLead(aLead('two'));
  await store.changeLead('one', { status: 'won' }, { at: noon, by: '' });
  await record(2);
  const { leads } = await snapshot.inbox(all);
  expect(leads).toMatchObject([{ id: 'one', triage: { status: 'new' } }]);
  expect(await snapshot.newestEvents({ limit: 9 })).toEqual([]);
  await snapshot.close();
  await expect(snapshot.inbox(all)).rejects.toThrow();
});

it('erasing ends snapshots, and leaves nothing in the write-ahead log', async () => {
  await store.addLead(aLead('one'));
  const snapshot = await store.snapshot();
  await snapshot.inbox(all);
  await store.erase({ email: 'ada@example.com' });
  expect(walBytes()).toBe(0);
  await expect(snapshot.inbox(all)).rejects.toThrow();
});

it.each([
  ['looking for somebody', () => store.countTraces({ email: 'nobody@example.com' })],
  ['erasing somebody', () => store.erase({ email: 'nobody@example.com' })],
])('%s yields between small slices of events', async (_, call) => {
  const others = await turnsDuring(call);
  await record(8_000, 'x'.repeat(2_000));
  expect(await turnsDuring(call)).toBeGreaterThan(others + 2);
});

it('concurrent reads yield between any two', async () => {
  const range = { name: 'event', from: new Date(0), to: noon, limit: 9 };
  expect(
    await turnsDuring(() => Promise.all(Array.from({ length: 20 }, () => store.countsByKey(range)))),
  ).toBeGreaterThan(19);
});
