import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBackupDays } from '../../../../server/maintenance/backups/backup-days.ts';
import { listBackups } from '../../../../server/maintenance/backups/backup-folder.ts';
import { dayMs, makingBackups } from './making-backups.ts';

const yearMs = 365 * dayMs;

const making = makingBackups();
const { backups, numbers, hours, told } = making;

describe('a failing backup', () => {
  it('leaves the old ones and no partial file, is retried every hour, and is mailed once after two days', async () => {
    const one = backups();
    await one.run();
    making.failure = Object.assign(new Error('full'), { code: 'ENOSPC' });
    const half = path.join(making.folder, '.brushline-daily-000002-x.db.1.tmp');
    await hours(one, 24);
    await writeFile(half, 'half');
    await writeFile(`${half}-journal`, 'half');
    await hours(one, 2);
    expect(await readdir(making.folder)).toHaveLength(1);
    expect(await told(one)).toMatchObject({ severity: 'warning', sentence: expect.stringContaining('failed') });
    const restarted = await told(backups());
    expect(restarted).toMatchObject({ severity: 'warning', sentence: expect.stringContaining('failed') });
    expect(making.mails).toEqual([]);
    making.mailFailure = new Error('away');
    await hours(one, 24);
    expect(await told(one)).toMatchObject({ severity: 'problem', sentence: expect.stringContaining('2 days old') });
    expect(making.mails).toEqual([]);
    making.mailFailure = undefined;
    await hours(one, 48);
    await hours(backups(), 24);
    expect(making.mails.map(({ subject }) => subject)).toEqual(['Your website makes no backups']);
    expect(making.log.filter(([, event]) => event === 'backup_failed').length).toBeGreaterThan(70);
    making.failure = undefined;
    await hours(one, 1);
    expect(await numbers()).toEqual([2, 1]);
    expect(await told(one)).toMatchObject({ severity: 'info' });
    making.failure = new Error('again');
    await hours(one, 96);
    expect(making.mails).toHaveLength(2);
  });

  it('leaves nothing behind until the next try', async () => {
    const half = path.join(making.folder, '.brushline-daily-000001-x.db.1.tmp');
    const one = backups({
      async make() {
        await writeFile(half, 'half');
        throw new Error('full');
      },
    });
    await one.run();
    expect(await readdir(making.folder)).toEqual([]);
  });

  it('makes its day one without a backup, or with a late one', async () => {
    const today = async () => (await createBackupDays(making.store, () => new Date(making.hands.wall())).list()).at(-1);
    const one = backups();
    making.failure = new Error('full');
    await one.run();
    expect(await today()).toMatchObject({ outcome: 'failed' });
    making.failure = undefined;
    await hours(one, 1);
    expect(await today()).toMatchObject({ outcome: 'late' });
    await hours(one, 24);
    expect(await today()).toMatchObject({ outcome: 'made' });
  });

  it('is reported if there has never been one', async () => {
    making.failure = new Error('no');
    const one = backups();
    await one.run();
    expect(await told(one)).toMatchObject({ severity: 'warning' });
    await hours(one, 49);
    expect(await told(one)).toMatchObject({ severity: 'problem', sentence: expect.stringContaining('no backup') });
    expect(making.mails).toHaveLength(1);
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
    expect(making.log).toMatchObject([['error', 'backup_failed', { code: 'ENOSPC', reason: 'The disk is full' }]]);
  });

  it('counts as missing if only an empty file is left of it', async () => {
    const one = backups();
    await one.run();
    const [newest] = await listBackups(making.folder);
    await writeFile(newest?.file ?? '', '');
    expect(await listBackups(making.folder)).toEqual([]);
    expect(await one.heldByBackup(['a'])).toBeUndefined();
  });
});

describe('a wrong clock', () => {
  it('removes no backup by jumping years ahead and back at every check', async () => {
    const one = backups();
    await one.run();
    await hours(one, 24 * 9);
    const before = await numbers();
    for (let leap = 0; leap < 10; leap += 1) {
      making.hands.leap(leap % 2 ? -3 * yearMs : 3 * yearMs);
      await one.run();
      making.hands.pass(60_000);
    }
    const after = await numbers();
    expect((after[0] ?? 0) - (before[0] ?? 0)).toBeLessThanOrEqual(1);
    expect(before.filter((number) => !after.includes(number)).length).toBeLessThanOrEqual(1);
  });

  it('does not stop backups when it is set back, and its late dates make no backup the newest', async () => {
    making.hands.leap(3 * yearMs);
    await backups().run();
    making.hands.leap(-3 * yearMs);
    const one = backups();
    await hours(one, 49);
    expect((await numbers()).length).toBeGreaterThanOrEqual(3);
    const [newest] = await listBackups(making.folder);
    expect(newest?.madeAt.getTime()).toBeLessThan(making.hands.wall() + 1);
    expect(await told(one)).toMatchObject({ severity: 'info' });
  });
});
