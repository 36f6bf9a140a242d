import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listManualBackups } from '../../../../server/maintenance/backups/backup-folder.ts';
import { createOwnerBackups } from '../../../../server/maintenance/backups/owner-backups.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../../server/store/store.ts';

let dataDir: string;
let folder: string;
let store: Store;
let now: Date;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-manual-'));
  folder = path.join(dataDir, 'backups');
  store = sqliteStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
  now = new Date('2026-06-10T16:00:00Z');
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

/** Backups whose files a test makes itself. */
const backups = (given: Partial<Parameters<typeof createOwnerBackups>[0]> = {}) =>
  createOwnerBackups({
    folder,
    extension: 'db',
    make: (file) => writeFile(file, 'a backup'),
    checkRoom: async () => {},
    photosOf: async () => [],
    stopping: new AbortController().signal,
    store,
    limitCounts: { note() {} },
    log() {},
    now: () => now,
    ...given,
  });
type Backups = ReturnType<typeof backups>;

async function finished(one: Backups) {
  await expect.poll(async () => (await one.state()).isRunning).toBe(false);
  const { days, ...state } = await one.state();
  return { ...state, today: days.at(-1)?.outcome };
}

describe('a backup that the owner asks for', () => {
  it('is not started again while it is being made', async () => {
    let started = 0;
    let finish = () => {};
    const one = backups({
      make: async (file) => {
        started += 1;
        await new Promise<void>((resolve) => (finish = resolve));
        await writeFile(file, 'a backup');
      },
    });
    await one.run();
    await expect.poll(() => started).toBe(1);
    for (let asked = 0; asked < 9; asked += 1) await one.run();
    expect(await one.state()).toMatchObject({ isRunning: true });
    finish();
    expect(await finished(one)).toMatchObject({ hasFailed: false, today: 'made' });
    expect(started).toBe(1);
    expect(await listManualBackups(folder)).toHaveLength(1);
  });

  it('is reported if it fails, until the next one succeeds', async () => {
    let isFull = true;
    const one = backups({
      make: async (file) => {
        if (isFull) throw new Error('full');
        await writeFile(file, 'a backup');
      },
    });
    await one.run();
    expect(await finished(one)).toMatchObject({ hasFailed: true, today: 'failed' });
    isFull = false;
    await one.run();
    expect(await finished(one)).toMatchObject({ hasFailed: false, today: 'late', last: { bytes: 8 } });
  });

  it('is not started without room for it', async () => {
    let started = 0;
    const one = backups({
      checkRoom: async () => {
        throw new Error('no room');
      },
      make: async () => {
        started += 1;
      },
    });
    await one.run();
    expect([await finished(one), started]).toMatchObject([{ hasFailed: true }, 0]);
  });
});
