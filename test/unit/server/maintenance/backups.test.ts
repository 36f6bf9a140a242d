import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listBackups } from '../../../../server/maintenance/backups/backup-folder.ts';
import { noBackups } from '../../../../server/maintenance/backups/backups.ts';
import { leadsInSqliteCopy } from '../../../../server/store/sqlite/backup/backup.ts';
import { aLead } from '../../../store/support/samples.ts';
import { dayMs, makingBackups } from './making-backups.ts';

const hourMs = dayMs / 24;

const making = makingBackups();
const { backups, numbers, hours, told } = making;

describe('a backup', () => {
  it('is made at once if there is none, then once a day, complete and private', async () => {
    await making.store.addLead(aLead('a'));
    const one = backups();
    expect(await told(one)).toMatchObject({
      severity: 'info',
      sentence: expect.stringContaining('No backup was made'),
    });
    await one.run();
    await hours(one, 72);
    expect(await numbers()).toEqual([4, 3, 2, 1]);
    const [newest] = await listBackups(making.folder);
    expect((await stat(newest?.file ?? '')).mode & 0o777).toBe(0o600);
    expect((await stat(making.folder)).mode & 0o777).toBe(0o700);
    expect(leadsInSqliteCopy(newest?.file ?? '', ['a', 'b'])).toEqual(new Set(['a']));
    expect(await told(one)).toMatchObject({ severity: 'info', since: expect.any(String) });
  });

  it('is made by one of several processes, and not again by each restart', async () => {
    const several = [backups(), backups(), backups()];
    await Promise.all(several.map((one) => one.run()));
    expect(await numbers()).toEqual([1]);
    expect(making.log.map(([, event]) => event)).toEqual(['backup_made']);
    for (let restart = 0; restart < 10; restart += 1) {
      making.hands.pass(2 * hourMs);
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
        folder: path.join(making.dataDir, name),
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
      making.hands.pass(hourMs);
    }
    expect(files).toHaveLength(3);
  });

  it('is removed at its time, after a newer one, and never if it was made manually', async () => {
    const byHand = path.join(making.folder, 'brushline-2020-01-01T00-00-00-000Z.db');
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

describe('the contents of this week’s backup', () => {
  it('are available for a week, and then no longer', async () => {
    const one = backups();
    expect(await one.heldByBackup(['a'])).toBeUndefined();
    await making.store.addLead(aLead('a'));
    await one.run();
    await making.store.addLead(aLead('b'));
    expect(await one.heldByBackup(['a', 'b'])).toEqual(new Set(['a']));
    making.hands.pass(8 * dayMs);
    expect(await one.heldByBackup(['a', 'b'])).toBeUndefined();
  });

  it('fail with a backup that cannot be read', async () => {
    const one = backups();
    await one.run();
    const [newest] = await listBackups(making.folder);
    await writeFile(newest?.file ?? '', 'not a database'.repeat(100));
    await expect(one.heldByBackup(['a'])).rejects.toThrow();
  });
});

it('reports that backups are off', async () => {
  expect(await noBackups().check()).toMatchObject([{ key: 'backup', severity: 'warning' }]);
});
