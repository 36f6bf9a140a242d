import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MailMessage } from '../../../../server/mail/sender.ts';
import { type Backups, createBackups, listBackups } from '../../../../server/maintenance/backups.ts';
import { createOwnerAlarm } from '../../../../server/maintenance/owner-alarm.ts';
import { backupSqlite } from '../../../../server/store/sqlite/backup.ts';
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
/** Why no backup can be made. */
let failure: Error | undefined;
/** Why no mail can be sent. */
let mailFailure: Error | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-backups-'));
  folder = path.join(dataDir, 'backups');
  store = sqliteStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
  hands = movingClock('2026-11-22T12:00:00Z');
  [log, mails, failure, mailFailure] = [[], [], undefined, undefined];
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  await rm(dataDir, { recursive: true });
});

/** The backups of one process. */
function backups(given: Partial<Parameters<typeof createBackups>[0]['config']> = {}): Backups {
  const parts = { store, log: (...record: unknown[]) => log.push(record), now: () => new Date(hands.wall()) };
  async function send(message: MailMessage): Promise<void> {
    if (mailFailure) throw mailFailure;
    mails.push(message);
  }
  const mail = { mailFrom: 'website@example.com', mailTo: [{ address: 'owner@example.com' }] };
  return createBackups({
    ...parts,
    config: { backupDir: folder, dataDir, mongodbUri: undefined, ...given },
    script: '',
    async make(file) {
      if (failure) throw failure;
      await backupSqlite({ dataDir, file });
    },
    alarm: createOwnerAlarm({ ...parts, sender: { send }, config: { ...mail, publicUrl: 'https://paint.example' } }),
  });
}

const days = async () => (await listBackups(folder)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10));
const told = async (one: Backups) => (await one.check())[0];
/** Runs the checks of this many hours. */
async function hours(one: Backups, count: number): Promise<void> {
  for (let hour = 0; hour < count; hour += 1) {
    hands.pass(hourMs);
    await one.run();
  }
}

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
    expect(await days()).toEqual(['2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22']);
    const [newest] = await listBackups(folder);
    expect((await stat(newest?.file ?? '')).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await told(one)).toMatchObject({ severity: 'info', since: expect.any(String) });
  });

  it('is not made again by each restart', async () => {
    await backups().run();
    for (let restart = 0; restart < 10; restart += 1) {
      hands.pass(2 * hourMs);
      await backups().run();
    }
    expect(await days()).toHaveLength(1);
    await hours(backups(), 4);
    expect(await days()).toHaveLength(2);
  });

  it('is kept for seven days and as one of four weeks, and always if it was made by hand', async () => {
    const byHand = path.join(folder, 'brushline-2020-01-01T00-00-00-000Z.db');
    const one = backups();
    await hours(one, 24 * 50);
    await backupSqlite({ dataDir, file: byHand });
    await hours(one, 24 * 10);
    const kept = await days();
    expect(kept).toHaveLength(11);
    const times = kept.map((day) => Date.parse(day));
    expect((times[0] ?? 0) - (times[6] ?? 0)).toBe(6 * dayMs);
    expect(times.slice(7).map((time, at) => (times[at + 6] ?? 0) - time)).toEqual([
      expect.toSatisfy((ms) => ms <= 7 * dayMs),
      ...Array.from({ length: 3 }, () => 7 * dayMs),
    ]);
    expect(existsSync(byHand)).toBe(true);
  });

  it('is left to MongoDB where the data are there, and the office says so', async () => {
    const one = backups({ mongodbUri: 'mongodb://there' });
    await one.run();
    expect(existsSync(folder)).toBe(false);
    expect(await told(one)).toMatchObject({ severity: 'info', sentence: 'Backups are made by your MongoDB.' });
  });

  it('is missed where backups are off', async () => {
    expect(await told(backups({ backupDir: undefined }))).toMatchObject({ key: 'backup', severity: 'warning' });
  });
});

describe('a failing backup', () => {
  it('leaves the old ones and no partial file, is retried every hour, and is mailed once after two days', async () => {
    const one = backups();
    await one.run();
    failure = Object.assign(new Error('full'), { code: 'ENOSPC' });
    await hours(one, 24);
    const half = path.join(folder, '.brushline-daily-x.db.1.tmp');
    await writeFile(half, 'half');
    await writeFile(`${half}-journal`, 'half');
    await hours(one, 2);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await told(one)).toMatchObject({ severity: 'warning', sentence: expect.stringContaining('failed') });
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
    expect(await days()).toHaveLength(2);
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

  it('stops the store if it finds the database damaged', async () => {
    const note = vi.spyOn(store, 'noteDamage').mockResolvedValue();
    failure = Object.assign(new Error('damaged'), { code: 'SQLITE_CORRUPT' });
    await backups().run();
    expect(note).toHaveBeenCalledWith(failure);
  });

  it('counts as missing if only an empty file is left of it', async () => {
    await backups().run();
    const [newest] = await listBackups(folder);
    await writeFile(newest?.file ?? '', '');
    expect(await listBackups(folder)).toEqual([]);
  });
});

describe('a wrong clock', () => {
  it('removes no backup by jumping years ahead and back at every check', async () => {
    const one = backups();
    await hours(one, 24 * 9);
    const before = await days();
    for (let leap = 0; leap < 10; leap += 1) {
      hands.leap(leap % 2 ? -3 * yearMs : 3 * yearMs);
      await one.run();
      hands.pass(60_000);
    }
    const after = await days();
    expect(before.filter((day) => !after.includes(day)).length).toBeLessThanOrEqual(1);
  });

  it('does not stop backups when it is set back, and its late dates make no backup the last', async () => {
    hands.leap(3 * yearMs);
    await backups().run();
    hands.leap(-3 * yearMs);
    const one = backups();
    await hours(one, 49);
    expect((await days()).length).toBeGreaterThanOrEqual(3);
    expect(await told(one)).toMatchObject({ severity: 'info', brief: expect.stringMatching(/^Backup/) });
  });
});
