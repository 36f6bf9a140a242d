import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessage } from '../../../../server/mail/sender.ts';
import { listBackups } from '../../../../server/maintenance/backups/backup-folder.ts';
import { type BackupParts, createBackups, noBackups } from '../../../../server/maintenance/backups/backups.ts';
import { createOwnerAlarm } from '../../../../server/maintenance/owner-alarm.ts';
import { backupSqlite, leadsInSqliteCopy } from '../../../../server/store/sqlite/backup/backup.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../../server/store/store.ts';
import { aLead } from '../../../store/support/samples.ts';
import { movingClock } from '../../../support/moving-clock.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const yearMs = 365 * dayMs;

let dataDir: string;
let folder: string;
let store: Store;
let hands: ReturnType<typeof movingClock>;
let log: unknown[][];
let mails: MailMessage[];
let failure: Error | undefined;
let mailFailure: Error | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-backups-'));
  folder = path.join(dataDir, 'backups');
  store = sqliteStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
  hands = movingClock('2026-11-22T12:00:00Z');
  log = [];
  mails = [];
  failure = undefined;
  mailFailure = undefined;
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const now = () => new Date(hands.wall());

/** Backups of one process. */
function backups(given: Partial<BackupParts> = {}) {
  const write: BackupParts['log'] = (...record) => log.push(record);
  return createBackups({
    folder,
    extension: 'db',
    async make(file) {
      if (failure) throw failure;
      await backupSqlite({ dataDir, file });
    },
    leadsIn: async (file, ids) => leadsInSqliteCopy(file, ids),
    size: async () => 1,
    store,
    alarm: createOwnerAlarm({
      store,
      sender: {
        async send(message) {
          if (mailFailure) throw mailFailure;
          mails.push(message);
        },
      },
      config: { mailFrom: 'website@example.com', mailTo: 'owner@example.com', publicUrl: 'https://paint.example' },
      log: write,
      now,
    }),
    log: write,
    now,
    elapsed: hands.elapsed,
    ...given,
  });
}

const numbers = async () => (await listBackups(folder)).map(({ number }) => number);
/** Runs the checks of this many hours. */
async function hours(one: ReturnType<typeof backups>, count: number): Promise<void> {
  for (let hour = 0; hour < count; hour += 1) {
    hands.pass(hourMs);
    await one.run();
  }
}
const told = async (one: ReturnType<typeof backups>) => (await one.check())[0];

describe('a backup', () => {
  it('is made at once if there is none, then once a day, complete and private', async () => {
    await store.addLead(aLead('a'));
    const one = backups();
    expect(await told(one)).toMatchObject({
      severity: 'info',
      sentence: expect.stringContaining('No backup was made'),
    });
    await one.run();
    await hours(one, 72);
    expect(await numbers()).toEqual([4, 3, 2, 1]);
    const [newest] = await listBackups(folder);
    expect((await stat(newest?.file ?? '')).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(leadsInSqliteCopy(newest?.file ?? '', ['a', 'b'])).toEqual(new Set(['a']));
    expect(await told(one)).toMatchObject({ severity: 'info', since: expect.any(String) });
  });

  it('is made by one of several processes, and not again by each restart', async () => {
    const several = [backups(), backups(), backups()];
    await Promise.all(several.map((one) => one.run()));
    expect(await numbers()).toEqual([1]);
    expect(log.map(([, event]) => event)).toEqual(['backup_made']);
    for (let restart = 0; restart < 10; restart += 1) {
      hands.pass(2 * hourMs);
      await backups().run();
    }
    expect(await numbers()).toEqual([1]);
    await hours(backups(), 4);
    expect(await numbers()).toEqual([2, 1]);
  });

  it('is made once for all machines that share a store, each with its own folder', async () => {
    const files: string[] = [];
    const shared = (name: string) =>
      backups({
        folder: path.join(dataDir, name),
        extension: 'jsonl',
        async make(file) {
          files.push(file);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, 'x');
        },
      });
    const machines = [shared('one'), shared('two')];
    for (let hour = 0; hour < 50; hour += 1) {
      for (const one of machines) await one.run();
      hands.pass(hourMs);
    }
    expect(files).toHaveLength(3);
  });

  it('is removed at its time, after a newer one, and never if it was made manually', async () => {
    const byHand = path.join(folder, 'brushline-2020-01-01T00-00-00-000Z.db');
    const one = backups();
    await one.run();
    await writeFile(byHand, 'by hand');
    await hours(one, 24 * 60);
    const kept = await numbers();
    expect(kept).toHaveLength(11);
    expect(kept.slice(0, 7)).toEqual(Array.from({ length: 7 }, (_, index) => (kept[0] ?? 0) - index));
    expect(await readFile(byHand, 'utf8')).toBe('by hand');
  });
});

describe('a wrong clock', () => {
  it('removes no backup by jumping years ahead and back at every check', async () => {
    const one = backups();
    await one.run();
    await hours(one, 24 * 9);
    const before = await numbers();
    for (let leap = 0; leap < 10; leap += 1) {
      hands.leap(leap % 2 ? -3 * yearMs : 3 * yearMs);
      await one.run();
      hands.pass(60_000);
    }
    const after = await numbers();
    expect((after[0] ?? 0) - (before[0] ?? 0)).toBeLessThanOrEqual(1);
    expect(before.filter((number) => !after.includes(number)).length).toBeLessThanOrEqual(1);
  });

  it('does not stop backups when it is set back, and its late dates make no backup the newest', async () => {
    hands.leap(3 * yearMs);
    await backups().run();
    hands.leap(-3 * yearMs);
    const one = backups();
    await hours(one, 49);
    expect((await numbers()).length).toBeGreaterThanOrEqual(3);
    const [newest] = await listBackups(folder);
    expect(newest?.madeAt.getTime()).toBeLessThan(hands.wall() + 1);
    expect(await told(one)).toMatchObject({ severity: 'info' });
  });
});

describe('a failing backup', () => {
  it('leaves the old ones and no partial file, is retried every hour, and is mailed once after two days', async () => {
    const one = backups();
    await one.run();
    failure = Object.assign(new Error('full'), { code: 'ENOSPC' });
    const half = path.join(folder, '.brushline-daily-000002-x.db.1.tmp');
    await hours(one, 24);
    await writeFile(half, 'half');
    await writeFile(`${half}-journal`, 'half');
    await hours(one, 2);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await told(one)).toMatchObject({ severity: 'warning', sentence: expect.stringContaining('failed') });
    expect(mails).toEqual([]);
    mailFailure = new Error('away');
    await hours(one, 24);
    expect(await told(one)).toMatchObject({ severity: 'problem', sentence: expect.stringContaining('2 days old') });
    expect(mails).toEqual([]);
    mailFailure = undefined;
    await hours(one, 48);
    await hours(backups(), 24);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your website makes no backups']);
    expect(log.filter(([, event]) => event === 'backup_failed').length).toBeGreaterThan(70);
    failure = undefined;
    await hours(one, 1);
    expect(await numbers()).toEqual([2, 1]);
    expect(await told(one)).toMatchObject({ severity: 'info' });
    failure = new Error('again');
    await hours(one, 96);
    expect(mails).toHaveLength(2);
  });

  it('is reported if there has never been one', async () => {
    failure = new Error('no');
    const one = backups();
    await one.run();
    expect(await told(one)).toMatchObject({ severity: 'warning' });
    await hours(one, 49);
    expect(await told(one)).toMatchObject({ severity: 'problem', sentence: expect.stringContaining('no backup') });
    expect(mails).toHaveLength(1);
  });

  it('is not started if it would fill the disk that requests need', async () => {
    let calls = 0;
    const one = backups({
      size: async () => Number.MAX_SAFE_INTEGER / 2,
      make: async () => {
        calls += 1;
      },
    });
    await one.run();
    expect([calls, await numbers()]).toEqual([0, []]);
    expect(log).toMatchObject([['error', 'backup_failed', { code: 'ENOSPC' }]]);
  });

  it('counts as missing if only an empty file is left of it', async () => {
    const one = backups();
    await one.run();
    const [newest] = await listBackups(folder);
    await writeFile(newest?.file ?? '', '');
    expect(await listBackups(folder)).toEqual([]);
    expect(await one.heldByBackup(['a'])).toBeUndefined();
  });
});

describe('the contents of this week’s backup', () => {
  it('are available for a week, and then no longer', async () => {
    const one = backups();
    expect(await one.heldByBackup(['a'])).toBeUndefined();
    await store.addLead(aLead('a'));
    await one.run();
    await store.addLead(aLead('b'));
    expect(await one.heldByBackup(['a', 'b'])).toEqual(new Set(['a']));
    hands.pass(8 * dayMs);
    expect(await one.heldByBackup(['a', 'b'])).toBeUndefined();
  });

  it('fail with a backup that cannot be read', async () => {
    const one = backups();
    await one.run();
    const [newest] = await listBackups(folder);
    await writeFile(newest?.file ?? '', 'not a database'.repeat(100));
    await expect(one.heldByBackup(['a'])).rejects.toThrow();
  });
});

it('reports that backups are off', async () => {
  expect(await noBackups().check()).toMatchObject([{ key: 'backup', severity: 'warning' }]);
});
