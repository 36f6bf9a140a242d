import { describe, expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, aPhoto, noon } from '../support/samples.ts';

const aPicture = (id: string, addedAt = noon) => ({
  id,
  addedAt,
  bytes: Buffer.from([0, 255, 10, 13, ...Buffer.from(id)]),
});

export function testPictureStore(open: Open): void {
  it('returns pictures byte for byte, lists those added before a time, and removes only the given ones', async () => {
    const [store, other] = [open(), open()];
    for (const [ms, id] of ['b', 'a', 'c'].entries()) {
      expect(await store.addPicture(aPicture(id, afterNoon(ms)), { max: 3 })).toBe(true);
    }
    expect(await store.addPicture(aPicture('d'), { max: 3 })).toBe(false);
    expect((await other.readPicture('a'))?.equals(aPicture('a').bytes)).toBe(true);
    expect(await other.picturesBefore(afterNoon(2))).toEqual(['a', 'b']);
    await store.removePictures(['a', 'nobody']);
    expect(await store.picturesBefore(afterNoon(9))).toEqual(['b', 'c']);
    for (const id of ['a', 'd', '', '$where']) expect(await store.readPicture(id)).toBeUndefined();
  });
}

const dayMs = 86_400_000;

export function testPhotoStore(open: Open): void {
  it('returns both sizes of a photo byte for byte, also to another process', async () => {
    const [store, other] = [open(), open()];
    expect(await store.addPhoto(aPhoto('one'))).toBe(true);
    for (const reader of [store, other]) {
      expect((await reader.readPhoto('one', 'large'))?.equals(aPhoto('one').large)).toBe(true);
      expect((await reader.readPhoto('one', 'small'))?.toString()).toBe('small one');
    }
  });

  it.each(['', 'nobody', '../brushline.db', 'a/b', '$where', 'x'.repeat(500)])('has no photo %j', async (id) => {
    const store = open();
    expect(await store.readPhoto(id, 'large')).toBeUndefined();
    expect(await store.readPhoto(id, 'small')).toBeUndefined();
    expect(await store.claimPhotos([id], 'lead', noon)).toEqual([id]);
  });

  it('assigns a photo to one lead, which may claim it again, and names what cannot be claimed', async () => {
    const store = open();
    for (const id of ['one', 'free']) await store.addPhoto(aPhoto(id));
    expect(await store.claimPhotos(['one'], 'first', noon)).toEqual([]);
    expect(await store.claimPhotos(['one'], 'first', afterNoon(1))).toEqual([]);
    expect(await store.claimPhotos(['free', 'one', 'missing'], 'second', noon)).toEqual(['one', 'missing']);
    expect(await store.claimPhotos(['free'], 'third', noon)).toEqual([]);
  });

  it('assigns a photo to one of ten racing leads, over two processes', async () => {
    const stores = [open(), open()];
    await stores[0]?.addPhoto(aPhoto('one'));
    const claims = Array.from({ length: 10 }, (_, at) => stores[at % 2]?.claimPhotos(['one'], `lead ${at}`, noon));
    expect((await Promise.all(claims)).filter((gone) => gone?.length === 0)).toHaveLength(1);
  });

  it('removes the photos of leads, and no others', async () => {
    const store = open();
    for (const id of ['a', 'b', 'c', 'free']) await store.addPhoto(aPhoto(id));
    await store.claimPhotos(['a', 'b'], 'first', noon);
    await store.claimPhotos(['c'], 'second', noon);
    await store.removePhotosOf(['first', 'unknown']);
    const left = await Promise.all(['a', 'b', 'c', 'free'].map((id) => store.readPhoto(id, 'small')));
    expect(left.map((bytes) => bytes !== undefined)).toEqual([false, false, true, true]);
    await store.removePhotosOf(['first']);
  });

  describe('sweeping', () => {
    const tomorrow = afterNoon(dayMs + 1);
    const sweep = async (store: ReturnType<Open>, before: Date, limit = 100) => {
      let removed = 0;
      for (let after: string | undefined; ; ) {
        const page = await store.sweepPhotos({ before, limit, ...(after !== undefined && { after }) });
        removed += page.removed;
        after = page.next;
        if (after === undefined) return removed;
      }
    };
    const isKept = async (store: ReturnType<Open>, id: string) => (await store.readPhoto(id, 'large')) !== undefined;

    it('removes unclaimed photos, and no newer ones', async () => {
      const store = open();
      await store.addPhoto(aPhoto('old'));
      await store.addPhoto(aPhoto('young', { addedAt: tomorrow }));
      expect(await sweep(store, noon)).toBe(0);
      expect(await sweep(store, tomorrow)).toBe(1);
      expect([await isKept(store, 'old'), await isKept(store, 'young')]).toEqual([false, true]);
      expect(await store.claimPhotos(['old'], 'late', tomorrow)).toEqual(['old']);
    });

    it('removes photos claimed by a lead that was never stored, a day after the claim', async () => {
      const store = open();
      await store.addPhoto(aPhoto('one'));
      await store.claimPhotos(['one'], 'crashed', afterNoon(dayMs));
      expect(await sweep(store, tomorrow)).toBe(1);
      expect(await isKept(store, 'one')).toBe(false);
    });

    it('keeps photos that their lead lists, and removes others', async () => {
      const store = open();
      for (const id of ['listed', 'unlisted']) await store.addPhoto(aPhoto(id));
      await store.claimPhotos(['listed', 'unlisted'], 'lead', noon);
      await store.addLead(aLead('lead', { photos: ['listed'] }));
      expect(await sweep(store, tomorrow)).toBe(1);
      expect([await isKept(store, 'listed'), await isKept(store, 'unlisted')]).toEqual([true, false]);
    });

    it('checks many photos page by page', async () => {
      const store = open();
      const ids = Array.from({ length: 7 }, (_, at) => `photo-${at}`);
      for (const id of ids) await store.addPhoto(aPhoto(id));
      await store.claimPhotos(ids.slice(0, 3), 'lead', noon);
      await store.addLead(aLead('lead', { photos: ids.slice(0, 3) }));
      expect(await sweep(store, tomorrow, 2)).toBe(4);
      expect(await Promise.all(ids.map((id) => isKept(store, id)))).toEqual(ids.map((_, at) => at < 3));
    });
  });
}
