import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';

it('stores photos privately, and leaves no file when they are removed', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-photos-'));
  const store = await openStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
  const photo = { id: 'one', addedAt: new Date(), large: Buffer.from('large'), small: Buffer.from('small') };
  await store.addPhoto(photo, { maxUnclaimed: 10 });
  const folder = path.join(dataDir, 'photos');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(folder)) expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  await store.claimPhotos(['one'], 'lead', new Date());
  await store.removePhotosOf(['lead']);
  expect(await readdir(folder)).toEqual([]);
  await store.close();
  await rm(dataDir, { recursive: true });
});
