import { existsSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MailMessage } from '../../../../server/mail/sender.ts';
import { type Backups, createBackups, listBackups } from '../../../../server/maintenance/backups.ts';
import { createOwnerAlarm } from '../../../../server/maintenance/owner-alarm.ts';
import { backupSqlite } from '../../../../server/store/sqlite/backup.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../../server/store/store.ts';
import { newDataDir, openIn } from '../../../store/support/open-in.ts';
import { aLead } from '../../../store/support/samples.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let dataDir: string;
let folder: string;
let store: Store;
let nowMs: number;
let mails: string[];
/** Why no backup can be made. */
let failure: Error | undefined;
/** Why no mail can be sent. */
let mailFailure: Error | undefined;
const open = openIn(() => {
  dataDir = newDataDir();
  return { open: (seeds) => sqliteStore({ dataDir, seeds }), remove: async () => {} };
});
beforeEach(() => {
  store = open();
  folder = path.join(dataDir, 'backups');
  nowMs = Date.parse('2026-11-22T12:00:00Z');
  [mails, failure, mailFailure] = [[], undefined, undefined];
});

/** The backups of one process. */
function backups(given: Partial<Parameters<typeof createBackups>[0]['config']> = {}): Backups {
  const parts = { store, log: () => {}, now: () => new Date(nowMs) };
  async function send({ subject }: MailMessage): Promise<void> {
    if (mailFailure) throw mailFailure;
    mails.push(subject);
  }
  async function make(file: string): Promise<void> {
    if (failure) throw failure;
    await backupSqlite({ dataDir, file });
  }
  const mail = { mailFrom: 'a@example.com', mailTo: [{ address: 'o@example.com' }], publicUrl: '' };
  const alarm = createOwnerAlarm({ ...parts, sender: { send }, config: mail });
  const config = { backupDir: folder, dataDir, mongodbUri: undefined, ...given };
  return createBackups({ ...parts, config, script: '', make, alarm });
}

const days = async () => (await listBackups(folder)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10));
const told = async (one: Backups) => (await one.check())[0];
/** Runs the checks of this many hours. */
async function hours(one: Backups, count: number): Promise<void> {
  for (let hour = 0; hour < count; hour += 1) {
    nowMs += hourMs;
    await one.run();
  }
}

describe('a backup', () => {
  it('is made at once if there is none, then once a day even with restarts, complete and private', async () => {
    await store.addLead(aLead('a'));
    expect(await told(backups())).toMatchObject({ severity: 'info', brief: 'No backup yet' });
    await backups().run();
    for (let hour = 0; hour < 72; hour += 1) await hours(backups(), 1);
    expect(await days()).toEqual(['2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22']);
    const [newest] = await listBackups(folder);
    expect((await stat(newest?.file ?? '')).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await told(backups())).toMatchObject({ severity: 'info', since: expect.any(String) });
  });

  it('is kept for seven days and as one of four weeks, and always if it was made by hand', async () => {
    const byHand = path.join(folder, 'brushline-2020-01-01T00-00-00-000Z.db');
    const one = backups();
    await hours(one, 24 * 50);
    await backupSqlite({ dataDir, file: byHand });
    await hours(one, 24 * 10);
    const times = (await days()).map((day) => Date.parse(day));
    expect(times).toHaveLength(11);
    expect((times[0] ?? 0) - (times[6] ?? 0)).toBe(6 * dayMs);
    const [first, ...weeks] = times.slice(7).map((time, at) => (times[at + 6] ?? 0) - time);
    expect(first).toBeLessThanOrEqual(7 * dayMs);
    expect(weeks).toEqual([7 * dayMs, 7 * dayMs, 7 * dayMs]);
    expect(existsSync(byHand)).toBe(true);
  });

  it('is left to MongoDB where the data are there, and missed where it is off', async () => {
    const one = backups({ mongodbUri: 'mongodb://there' });
    await one.run();
    expect(existsSync(folder)).toBe(false);
    expect(await told(one)).toMatchObject({ severity: 'info', sentence: 'Backups are made by your MongoDB.' });
    expect(await told(backups({ backupDir: undefined }))).toMatchObject({ key: 'backup', severity: 'warning' });
  });

  it('is made also after a clock was years ahead, and its late date makes no backup the last', async () => {
    nowMs += 3 * 365 * dayMs;
    await backups().run();
    nowMs -= 3 * 365 * dayMs;
    const one = backups();
    await hours(one, 49);
    expect((await days()).length).toBeGreaterThanOrEqual(3);
    expect(await told(one)).toMatchObject({ severity: 'info', brief: expect.stringMatching(/^Backup/) });
  });
});

describe('a failing backup', () => {
  it('leaves the old ones and no partial file, is retried every hour, and is mailed once after two days', async () => {
    const one = backups();
    await one.run();
    failure = Object.assign(new Error('full'), { code: 'ENOSPC' });
    await hours(one, 24);
    await writeFile(path.join(folder, '.brushline-daily-x.db.1.tmp'), 'half');
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
    expect(mails).toEqual(['Your website makes no backups']);
    failure = undefined;
    await hours(one, 1);
    expect(await days()).toHaveLength(2);
    expect(await told(one)).toMatchObject({ severity: 'info' });
    failure = new Error('again');
    await hours(one, 96);
    expect(mails).toHaveLength(2);
  });

  it('is mailed again if all backups are gone and none can be made, two days after the last', async () => {
    failure = new Error('first');
    await hours(backups(), 96);
    expect(mails).toHaveLength(1);
    failure = undefined;
    await hours(backups(), 30);
    await rm(folder, { recursive: true });
    failure = new Error('again');
    await hours(backups(), 40);
    expect(mails).toHaveLength(1);
    await hours(backups(), 24);
    expect(mails).toHaveLength(2);
  });

  it('stops the store if it finds the database damaged', async () => {
    const note = vi.spyOn(store, 'noteDamage').mockResolvedValue();
    failure = Object.assign(new Error('damaged'), { code: 'SQLITE_CORRUPT' });
    await backups().run();
    expect(note).toHaveBeenCalledWith(failure);
    expect(await told(backups())).toMatchObject({ severity: 'info' });
  });
});
