import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupSqlite, copiedPhotosIn, pruneCopiedPhotos } from '../../server/store/sqlite/backup.ts';
import { restoreSqlite } from '../../server/store/sqlite/restore.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../server/store/store.ts';
import { aLead, aPhoto, noon, roomyPhotos, seeds } from './support/samples.ts';
import { newDataDir } from './support/sqlite-place.ts';

let dataDir: string;
let backupDir: string;
let store: Store;
beforeEach(() => {
  [dataDir, backupDir] = [newDataDir(), newDataDir()];
  store = sqliteStore({ dataDir, seeds });
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
  await rm(backupDir, { recursive: true });
});

async function addLead(id: string): Promise<void> {
  const photo = aPhoto(`photo-of-${id}`, { large: Buffer.from(`large ${id}`), small: Buffer.from(id) });
  await store.addPhoto(photo, roomyPhotos);
  await store.claimPhotos([photo.id], id, noon);
  await store.addLead(aLead(id, { photos: [photo.id], fields: { email: `${id}@example.com` } }));
}

const backup = (name: string) => backupSqlite({ dataDir, file: path.join(backupDir, `brushline-${name}.db`) });
const copied = async () => (await readdir(copiedPhotosIn(backupDir))).toSorted();
const filesOf = (...ids: string[]) =>
  ids.flatMap((id) => [`photo-of-${id}.jpg`, `photo-of-${id}.small.jpg`]).toSorted();

async function restore(name: string) {
  await store.close();
  const file = path.isAbsolute(name) ? name : path.join(backupDir, `brushline-${name}.db`);
  const outcome = await restoreSqlite({ dataDir, file, mayReplace: true, time: `at-${performance.now()}` });
  store = sqliteStore({ dataDir, seeds });
  return outcome;
}

const large = async (id: string) => (await store.readPhoto(`photo-of-${id}`, 'large'))?.toString();

describe('a backup', () => {
  it('has only the photos of its leads beside it, each once', async () => {
    await addLead('one');
    await store.addPhoto(aPhoto('stray', { large: Buffer.from('x'), small: Buffer.from('y') }), roomyPhotos);
    expect(await backup('first')).toMatchObject({ leads: 1, photos: 1, missingPhotos: 0 });
    await addLead('two');
    expect(await backup('second')).toMatchObject({ leads: 2, photos: 2 });
    expect(await copied()).toEqual(filesOf('one', 'two'));
    await restore('second');
    expect(await store.readPhoto('stray', 'large')).toBeUndefined();
  });

  it('restores every photo after all data was lost', async () => {
    await addLead('one');
    await backup('first');
    await store.close();
    await rm(dataDir, { recursive: true });
    dataDir = newDataDir();
    store = sqliteStore({ dataDir, seeds });
    expect(await restore('first')).toMatchObject({ leads: 1, photos: 1, missingPhotos: 0 });
    expect([await large('one'), (await store.findLead('one'))?.photos]).toEqual(['large one', ['photo-of-one']]);
  });

  it('reports how many photos it lacks', async () => {
    await addLead('one');
    await addLead('two');
    await rm(path.join(dataDir, 'photos', 'photo-of-one.small.jpg'));
    expect(await backup('first')).toMatchObject({ photos: 1, missingPhotos: 1 });
    await writeFile(path.join(copiedPhotosIn(backupDir), 'photo-of-two.jpg'), 'cut');
    await rm(path.join(dataDir, 'photos'), { recursive: true });
    expect(await restore('first')).toMatchObject({ leads: 2, photos: 0, missingPhotos: 2 });
  });

  it('leaves earlier files in place, so that the old database still finds its photos', async () => {
    await addLead('one');
    await backup('first');
    await addLead('two');
    const { former = '' } = await restore('first');
    await store.sweepPhotos({ before: new Date(Date.now() + 1_000), limit: 100 });
    expect([await large('one'), await large('two')]).toEqual(['large one', undefined]);
    expect(existsSync(path.join(dataDir, 'photos', 'photo-of-two.jpg'))).toBe(false);
    expect(await restore(former)).toMatchObject({ leads: 2, photos: 2, missingPhotos: 0 });
    expect(await large('two')).toBe('large two');
  });

  it('keeps copied photos as long as one backup lists them', async () => {
    await addLead('one');
    await backup('first');
    await addLead('two');
    await store.erase({ email: 'one@example.com' }, store.removePhotosOf);
    await backup('second');
    await pruneCopiedPhotos(backupDir);
    expect(await copied()).toEqual(filesOf('one', 'two'));
    await rm(path.join(backupDir, 'brushline-first.db'));
    await pruneCopiedPhotos(backupDir);
    expect(await copied()).toEqual(filesOf('two'));
  });

  it('keeps all copied photos while a backup cannot be read', async () => {
    await addLead('one');
    await backup('first');
    await writeFile(path.join(backupDir, 'brushline-second.db'), 'not a database');
    await rm(path.join(backupDir, 'brushline-first.db'));
    await expect(pruneCopiedPhotos(backupDir)).rejects.toThrow();
    expect(await copied()).toEqual(filesOf('one'));
  });
});
