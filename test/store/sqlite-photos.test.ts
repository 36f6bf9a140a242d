import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { Sqlite } from '../../server/store/sqlite/database/driver.ts';
import { databaseIn } from '../../server/store/sqlite/open-database.ts';
import { aPhoto, roomyPhotos } from './support/samples.ts';

function holderIn(dataDir: string): unknown {
  const db = new Sqlite(databaseIn(dataDir), { readonly: true });
  try {
    return db.prepare('select holder from photo').pluck().get();
  } finally {
    db.close();
  }
}

it('stores photos privately, erases who sent them with the claim, and leaves no file when they are removed', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-photos-'));
  const store = await openStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
  const photo = aPhoto('one');
  await store.addPhoto(photo, roomyPhotos);
  const folder = path.join(dataDir, 'photos');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(folder)) expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  expect(holderIn(dataDir)).toBe('an address');
  await store.claimPhotos(['one'], 'lead', new Date());
  expect(holderIn(dataDir)).toBe(null);
  await store.removePhotosOf(['lead']);
  expect(await readdir(folder)).toEqual([]);
  await store.close();
  await rm(dataDir, { recursive: true });
});
