import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Sqlite } from '../../server/store/sqlite/database/driver.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import { expectPhotosToSurvive } from './support/photo-crashes.ts';
import { seeds } from './support/samples.ts';
import { newDataDir } from './support/sqlite-place.ts';

it('keeps photos of leads when processes are killed, and removes files and rows of the others after a day', async () => {
  const dataDir = newDataDir();
  async function idsOnDisk(): Promise<string[]> {
    const names = await readdir(path.join(dataDir, 'photos'));
    const database = new Sqlite(path.join(dataDir, 'brushline.db'), { readonly: true });
    const rows = database.prepare<[], string>('select id from photo').pluck().all();
    database.close();
    return [...rows, ...names.map((name) => name.replace(/(\.small)?\.jpg$/, ''))];
  }
  try {
    await expectPhotosToSurvive({ place: dataDir, open: () => sqliteStore({ dataDir, seeds }), idsOnDisk });
    expect((await readdir(path.join(dataDir, 'photos'))).filter((name) => !name.endsWith('.jpg'))).toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
