import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { monthsBefore } from '../../../../catalogue/time/months-before.ts';
import { fileSender } from '../../../../server/mail/file-sender.ts';
import type { MailMessage } from '../../../../server/mail/sender.ts';
import { type Clock, createClock } from '../../../../server/maintenance/clock.ts';
import { createOwnerAlarm } from '../../../../server/maintenance/owner-alarm.ts';
import { createPurge, type PurgeParts } from '../../../../server/maintenance/purge.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../../server/store/store.ts';
import { aLead } from '../../../store/support/samples.ts';
import { newDataDir } from '../../../store/support/sqlite-place.ts';
import { movingClock } from '../../../support/moving-clock.ts';

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;
const today = '2026-11-22T12:00:00Z';
const daysAgo = (days: number) => new Date(Date.parse(today) - days * dayMs);

let dataDir: string;
let store: Store;
let hands: ReturnType<typeof movingClock>;
let clock: Clock;
let log: unknown[][];
let alarms: MailMessage[];
let forgotten: string[];
beforeEach(async () => {
  dataDir = newDataDir();
  store = sqliteStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
  hands = movingClock(today);
  log = [];
  alarms = [];
  forgotten = [];
  clock = clockOf();
  await clock.start();
});
afterEach(async () => {
  clock.stop();
  await store.close();
  await rm(dataDir, { recursive: true });
});

const clockOf = () => createClock({ store, log: () => {}, ...hands });

/** Starts a new process with the current clock. */
async function restart(): Promise<void> {
  clock.stop();
  clock = clockOf();
  await clock.start();
}

function purge(given: Partial<PurgeParts> = {}) {
  const write: PurgeParts['log'] = (...record) => log.push(record);
  return createPurge({
    store,
    clock,
    heldByBackup: async () => undefined,
    forgetMails: async (ids) => void forgotten.push(...ids),
    forgetMailsBefore: async () => 0,
    alarm: createOwnerAlarm({
      store,
      sender: { send: async (message) => void alarms.push(message) },
      config: { mailFrom: 'website@example.com', mailTo: 'owner@example.com', publicUrl: 'https://paint.example' },
      log: write,
      now: clock.now,
    }),
    log: write,
    ...given,
  });
}

let ids = 0;
async function receive(daysOld: readonly number[], { isSpam = false } = {}): Promise<void> {
  for (const days of daysOld) {
    ids += 1;
    const suspicions = isSpam ? ['trap'] : [];
    await store.addLead(aLead(`lead-${ids}`, { receivedAt: daysAgo(days), suspicions }));
  }
}
const count = () => store.countLeads('estimate');
const keysOf = async (one: ReturnType<typeof purge>) => (await one.check()).map(({ key }) => key);

/** Realistic data, none of it expired. */
const ofTwoYears = Array.from({ length: 40 }, (_, index) => 1 + index * 18);

describe('a correct clock', () => {
  it('removes expired records, including mails, and nothing else', async () => {
    await receive([800, 760, 729, 3, 1]);
    await receive([40, 29], { isSpam: true });
    await store.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp: daysAgo(500) });
    await store.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp: daysAgo(300) });
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
    await receive(Array.from({ length: 200 }, (_, index) => 800 + index));
    const one = purge();
    await Promise.all([one.run(), purge().run(), purge().run()]);
    expect(await count()).toBe(190);
    await restart();
    await purge().run();
    expect(await count()).toBe(190);
    expect(await keysOf(one)).toEqual(['purge-allowance']);
    hands.pass(dayMs);
    await purge().run();
    expect(await count()).toBe(181);
  });

  it('empties a store of ten within days', async () => {
    await receive(Array.from({ length: 10 }, () => 800));
    for (let day = 0; day < 2; day += 1) {
      await purge().run();
      hands.pass(dayMs);
    }
    expect(await count()).toBe(0);
  });

  it('removes nothing that this week’s backup lacks, and reports it', async () => {
    await receive([800, 800, 800]);
    const all = (await store.inbox({ order: 'oldest', limit: 9 })).leads.map(({ id }) => id);
    const one = purge({ heldByBackup: async () => new Set(all.slice(0, 1)) });
    await one.run();
    expect(await count()).toBe(2);
    expect(await one.check()).toMatchObject([{ key: 'purge-backup', sentence: expect.stringContaining('2 requests') }]);
  });

  it('survives a failing store and a failing backup, and reports it', async () => {
    await receive([800]);
    await purge({
      heldByBackup: async () => {
        throw new Error('unreadable');
      },
    }).run();
    expect(await count()).toBe(1);
    expect(log).toMatchObject([['error', 'purge_failed', { error: 'Error' }]]);
  });
});

describe('a clock three years ahead', () => {
  beforeEach(async () => {
    await receive(ofTwoYears);
    await receive([1, 5], { isSpam: true });
    await store.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp: daysAgo(1) });
    hands.leap(3 * yearMs);
  });

  it.each(['at start', 'while it runs'])(
    '%s removes nothing, for weeks and across restarts, and mails once',
    async (when) => {
      for (let day = 0; day < 20; day += 1) {
        if (when === 'at start') await restart();
        await purge().run();
        // Records that arrive with its time must not make it trusted.
        await store.addLead(aLead(`future-${day}`, { receivedAt: clock.now() }));
        await store.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp: clock.now() });
        hands.pass(dayMs);
        // A process checks every six hours.
        await clock.start();
      }
      expect([await count(), await store.countEvents()]).toEqual([62, 21]);
      expect(forgotten).toEqual([]);
      expect(alarms.map(({ subject }) => subject)).toEqual(['The clock of the website’s server may be wrong']);
      expect(alarms[0]?.text).toContain('November 21, 2029');
      hands.leap(-3 * yearMs);
      await restart();
      await purge().run();
      expect(await count()).toBe(62);
      expect(await keysOf(purge())).toEqual([]);
    },
  );

  it('is reported in the admin with the consequences, and continues when the owner confirms it', async () => {
    const one = purge();
    const [condition] = await one.check();
    expect(condition).toMatchObject({ key: 'clock', severity: 'problem', action: { path: '/health/clock' } });
    expect(condition?.sentence).toContain('42 requests are older than their time');
    await clock.confirm();
    expect(await one.check()).toEqual([]);
    await one.run();
    expect(await count()).toBe(35);
  });
});

describe('a clock two years behind', () => {
  it('removes nothing, neither while it is wrong nor when it is corrected, and is reported', async () => {
    await receive(ofTwoYears);
    hands.leap(-2 * yearMs);
    await restart();
    expect(await purge().check()).toMatchObject([{ key: 'clock', severity: 'problem' }]);
    for (let day = 0; day < 10; day += 1) {
      await purge().run();
      await store.addLead(aLead(`new-${day}`, { receivedAt: clock.now() }));
      hands.pass(dayMs);
      await restart();
    }
    expect(await count()).toBe(50);
    expect(alarms).toHaveLength(1);
    hands.leap(2 * yearMs);
    await restart();
    await purge().run();
    expect(await count()).toBe(50);
    const { leads } = await store.inbox({ order: 'newest', limit: 10 });
    for (const { receivedAt } of leads) expect(receivedAt.getTime()).toBeGreaterThan(Date.parse(today) - dayMs);
  });
});

it('asks the owner after days of sleep, without a mail while nothing is due, and then continues', async () => {
  await receive([1, 2]);
  hands.leap(3 * dayMs);
  const one = purge();
  await one.run();
  expect(await one.check()).toMatchObject([{ key: 'clock', severity: 'warning' }]);
  expect(alarms).toEqual([]);
  await clock.confirm();
  await receive([900]);
  await one.run();
  expect(await count()).toBe(2);
});

it('reports a later jump again', async () => {
  await receive([1]);
  for (let leap = 0; leap < 2; leap += 1) {
    hands.leap(3 * yearMs);
    await purge().run();
    hands.leap(-3 * yearMs);
    await purge().run();
  }
  expect(alarms).toHaveLength(2);
});

it('counts calendar months, to the last day in a short one', () => {
  expect(monthsBefore(new Date('2026-03-31T08:00:00Z'), 13).toISOString()).toBe('2025-02-28T08:00:00.000Z');
});

it('removes the mails of erased leads from the folder, even pending ones, and old mails whose lead is gone', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'brushline-folder-'));
  const folder = fileSender({ dir });
  const to = { address: 'owner@example.com' };
  const send = (id: string) =>
    folder.send({ id, from: to, to, subject: 's', text: 't', html: 'h', date: new Date('2026-01-01') });
  const old = ['old-a', 'old-b', 'old-c', 'old-with-lead'];
  for (const id of ['kept', ...old, 'erased']) await send(id);
  for (const id of old) await utimes(path.join(dir, `${id}.eml`), 1, 1);
  const onItsWay = send('late');
  await folder.forget(['erased', 'late', '../x']);
  await onItsWay;
  const isKept = async (id: string) => id === 'old-with-lead';
  const forget = (most: number) => folder.forgetBefore(new Date('2026-01-01'), { most: () => most, isKept });
  expect(await forget(2)).toBe(2);
  expect(await forget(2)).toBe(1);
  expect(await forget(2)).toBe(0);
  expect((await readdir(dir)).sort()).toEqual(['kept.eml', 'old-with-lead.eml']);
  await rm(dir, { recursive: true });
});
