import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { MailMessage } from '../../../../server/mail/sender.ts';
import { listBackups } from '../../../../server/maintenance/backups/backup-folder.ts';
import { type BackupParts, createBackups } from '../../../../server/maintenance/backups/backups.ts';
import { createOwnerAlarm } from '../../../../server/maintenance/owner-alarm.ts';
import { backupSqlite, leadsInSqliteCopy } from '../../../../server/store/sqlite/backup/backup.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../../server/store/store.ts';
import { movingClock } from '../../../support/moving-clock.ts';

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

type Backups = ReturnType<typeof createBackups>;

/** For each test of the calling file: a store, a folder, a clock that the test moves, and failures that it sets. */
export function makingBackups() {
  let dataDir: string;
  let folder: string;
  let store: Store;
  let hands: ReturnType<typeof movingClock>;
  let log: unknown[][];
  let mails: MailMessage[];

  const now = () => new Date(hands.wall());

  const making = {
    /** Why no backup can be made. */
    failure: undefined as Error | undefined,
    /** Why no mail can be sent. */
    mailFailure: undefined as Error | undefined,
    get dataDir() {
      return dataDir;
    },
    get folder() {
      return folder;
    },
    get store() {
      return store;
    },
    get hands() {
      return hands;
    },
    get log() {
      return log;
    },
    get mails() {
      return mails;
    },
    /** Backups of one process. */
    backups(given: Partial<BackupParts> = {}): Backups {
      const write: BackupParts['log'] = (...record) => log.push(record);
      return createBackups({
        folder,
        extension: 'db',
        async make(file) {
          if (making.failure) throw making.failure;
          await backupSqlite({ dataDir, file });
        },
        leadsIn: async (file, ids) => leadsInSqliteCopy(file, ids),
        size: async () => 1,
        store,
        alarm: createOwnerAlarm({
          store,
          sender: {
            async send(message) {
              if (making.mailFailure) throw making.mailFailure;
              mails.push(message);
            },
          },
          config: {
            mailFrom: 'website@example.com',
            mailTo: [{ address: 'owner@example.com' }],
            publicUrl: 'https://paint.example',
          },
          log: write,
          now,
        }),
        log: write,
        now,
        elapsed: hands.elapsed,
        ...given,
      });
    },
    numbers: async () => (await listBackups(folder)).map(({ number }) => number),
    /** Runs the checks of this many hours. */
    async hours(one: Backups, count: number): Promise<void> {
      for (let hour = 0; hour < count; hour += 1) {
        hands.pass(hourMs);
        await one.run();
      }
    },
    /** What the office shows. */
    told: async (one: Backups) => (await one.check())[0],
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-backups-'));
    folder = path.join(dataDir, 'backups');
    store = sqliteStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
    hands = movingClock('2026-11-22T12:00:00Z');
    log = [];
    mails = [];
    making.failure = undefined;
    making.mailFailure = undefined;
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });
  return making;
}
