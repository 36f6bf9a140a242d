import { beforeEach, describe, expect, it } from 'vitest';
import { createPurge } from '../../../../server/maintenance/purge.ts';
import type { Store } from '../../../../server/store/store.ts';
import { openIn, sqlitePlace } from '../../../store/support/open-in.ts';
import { aLead, aPhoto } from '../../../store/support/samples.ts';

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;
const today = Date.parse('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(today - days * dayMs);

const open = openIn(sqlitePlace);
let store: Store;
let nowMs: number;
let log: unknown[][];
/** The leads whose mails were removed. */
let forgotten: string[];
beforeEach(() => {
  store = open();
  [nowMs, log, forgotten] = [today, [], []];
});

/** The purge of one process. */
const purge = () =>
  createPurge({
    store,
    forgetCopies: async (ids) => void forgotten.push(...ids),
    forgetMailsBefore: async () => 0,
    log: (...record) => log.push(record),
    now: () => new Date(nowMs),
  });

let ids = 0;
async function receive(daysOld: readonly number[], { isSpam = false } = {}): Promise<void> {
  for (const days of daysOld) {
    ids += 1;
    await store.addLead(aLead(`lead-${ids}`, { receivedAt: daysAgo(days), suspicions: isSpam ? ['trap'] : [] }));
  }
}
const receiveEvent = (days: number) =>
  store.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp: daysAgo(days) });
const count = () => store.countLeads('estimate');
const keysOf = async (one: ReturnType<typeof purge>) => (await one.check()).map(({ key }) => key);

describe('a purge', () => {
  it('removes expired records, including mails, and nothing else', async () => {
    await receive([40, 29], { isSpam: true });
    await receive([800, 760, 729, 3, 1]);
    for (const days of [500, 300]) await receiveEvent(days);
    const one = purge();
    await one.run();
    expect([await count(), await store.countEvents(), forgotten.length]).toEqual([4, 1, 3]);
    expect(log).toContainEqual(['info', 'purged', { count: 3 + 1 + 2 }]);
    expect(await keysOf(one)).toEqual([]);
  });

  it('removes the log of logins after ninety days', async () => {
    for (const days of [91, 89]) {
      await store.recordAuthEvent({ key: `${days}`, kind: 'login', at: daysAgo(days), browser: '' });
    }
    await purge().run();
    expect((await store.authEvents(9)).map(({ at }) => at)).toEqual([daysAgo(89)]);
  });

  it('removes at most a twentieth per day, with any number of processes and restarts, and reports it', async () => {
    await receive(Array.from({ length: 199 }, (_, index) => 800 + index));
    await receive([0]);
    const several = [purge(), purge(), purge()];
    await Promise.all(several.map((one) => one.run()));
    expect(await count()).toBe(190);
    await purge().run();
    expect(await count()).toBe(190);
    expect((await Promise.all(several.map(keysOf))).flat()).toEqual(['purge-allowance']);
    nowMs += dayMs;
    await purge().run();
    expect(await count()).toBe(181);
  });
});

describe('a clock that jumped', () => {
  it('three years ahead removes nothing, for weeks and across restarts, and the office says so', async () => {
    await receive(Array.from({ length: 40 }, (_, index) => 1 + index * 18));
    await receiveEvent(1);
    await store.addPhoto(aPhoto('waiting', { addedAt: new Date(today) }));
    nowMs += 3 * yearMs;
    for (let day = 0; day < 20; day += 1) {
      await purge().run();
      await purge().sweep();
      nowMs += dayMs;
    }
    expect([await count(), await store.countEvents(), forgotten]).toEqual([40, 1, []]);
    expect(await store.readPhoto('waiting', 'small')).toBeDefined();
    expect(log[0]).toEqual(['warn', 'purge_held', { ms: 3 * yearMs }]);
    expect(await purge().check()).toMatchObject([
      { key: 'clock', severity: 'warning', sentence: expect.stringContaining('nothing came in for') },
    ]);
  });
});

it('removes photos that no lead claimed within a day', async () => {
  await receive([0]);
  for (const [id, hours] of [['old', 25] as const, ['new', 23] as const]) {
    await store.addPhoto(aPhoto(id, { addedAt: new Date(today - hours * 3_600_000) }));
  }
  // Files that were just written are never taken for strays, whatever the clock says.
  await purge().sweep();
  expect([await store.readPhoto('old', 'small'), (await store.readPhoto('new', 'small')) !== undefined]).toEqual([
    undefined,
    true,
  ]);
});
