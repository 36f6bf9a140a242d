import { rm } from 'node:fs/promises';
import { afterEach, beforeEach } from 'vitest';
import type { MailMessage } from '../../../../server/mail/sender.ts';
import { type Clock, createClock } from '../../../../server/maintenance/clock.ts';
import { createOwnerAlarm } from '../../../../server/maintenance/owner-alarm.ts';
import { createPurge, type PurgeParts } from '../../../../server/maintenance/purge.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../../server/store/store.ts';
import { aLead } from '../../../store/support/samples.ts';
import { newDataDir } from '../../../store/support/sqlite-place.ts';
import { movingClock } from '../../../support/moving-clock.ts';

export const dayMs = 86_400_000;
export const today = '2026-11-22T12:00:00Z';
export const daysAgo = (days: number) => new Date(Date.parse(today) - days * dayMs);

/** For each test of the calling file: a store, a clock that the test moves, and what the purge did and said. */
export function purgingStore() {
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
  let ids = 0;

  return {
    get store() {
      return store;
    },
    /** The machine’s clocks. */
    get hands() {
      return hands;
    },
    get clock() {
      return clock;
    },
    get log() {
      return log;
    },
    /** Mails to the owner. */
    get alarms() {
      return alarms;
    },
    /** The leads whose mails were removed. */
    get forgotten() {
      return forgotten;
    },
    /** Starts a new process with the current clock. */
    async restart(): Promise<void> {
      clock.stop();
      clock = clockOf();
      await clock.start();
    },
    purge(given: Partial<PurgeParts> = {}) {
      const write: PurgeParts['log'] = (...record) => log.push(record);
      return createPurge({
        store,
        clock,
        forgetMails: async (ids) => void forgotten.push(...ids),
        forgetMailsBefore: async () => 0,
        alarm: createOwnerAlarm({
          store,
          sender: { send: async (message) => void alarms.push(message) },
          config: {
            mailFrom: 'website@example.com',
            mailTo: [{ address: 'owner@example.com' }],
            publicUrl: 'https://paint.example',
          },
          log: write,
          now: clock.now,
        }),
        log: write,
        ...given,
      });
    },
    async receive(daysOld: readonly number[], { isSpam = false } = {}): Promise<void> {
      for (const days of daysOld) {
        ids += 1;
        const suspicions = isSpam ? ['trap'] : [];
        await store.addLead(aLead(`lead-${ids}`, { receivedAt: daysAgo(days), suspicions }));
      }
    },
    count: () => store.countLeads('estimate'),
    /** The keys of what the purge reports in the office. */
    keysOf: async (one: ReturnType<typeof createPurge>) => (await one.check()).map(({ key }) => key),
  };
}
