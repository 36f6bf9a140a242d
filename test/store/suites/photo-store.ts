import { describe, expect, it } from 'vitest';
import { limitTable } from '../../../server/limits/limit-table.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, aPhoto, noon } from '../support/samples.ts';

const dayMs = 86_400_000;
const plenty = { maxUnclaimed: 1_000 };

export function testPhotoStore(open: Open): void {
  it('returns both sizes of a photo byte for byte, also to another process', async () => {
    const [store, other] = [open(), open()];
    expect(await store.addPhoto(aPhoto('one'), plenty)).toBe(true);
    for (const reader of [store, other]) {
      expect((await reader.readPhoto('one', 'large'))?.equals(aPhoto('one').large)).toBe(true);
      expect((await reader.readPhoto('one', 'small'))?.toString()).toBe('small one');
    }
  });

  it.each(['', 'nobody', '../brushline.db', 'a/b', '$where', 'x'.repeat(500)])('has no photo %j', async (id) => {
    const store = open();
    expect(await store.readPhoto(id, 'large')).toBeUndefined();
    expect(await store.readPhoto(id, 'small')).toBeUndefined();
    expect(await store.claimPhotos([id], 'lead', noon)).toBe(false);
  });

  it('stores a lead with its photos in order, and one without photos', async () => {
    const store = open();
    await store.addLead(aLead('with', { photos: ['b', 'a'] }));
    await store.addLead(aLead('without'));
    expect((await store.findLead('with'))?.photos).toEqual(['b', 'a']);
    expect(await store.findLead('without')).not.toHaveProperty('photos');
  });

  it('stores no more unclaimed photos than its limit', async () => {
    const store = open();
    const limit = { maxUnclaimed: 2 };
    expect(await store.addPhoto(aPhoto('one'), limit)).toBe(true);
    expect(await store.addPhoto(aPhoto('two'), limit)).toBe(true);
    expect(await store.addPhoto(aPhoto('three'), limit)).toBe(false);
    expect(await store.readPhoto('three', 'large')).toBeUndefined();
    await store.claimPhotos(['one'], 'lead', noon);
    expect(await store.addPhoto(aPhoto('three'), limit)).toBe(true);
  });

  describe('full of unclaimed photos', () => {
    const maxUnclaimed = limitTable.unclaimedPhotos.number;
    const heldMs = limitTable.heldPhotoMinutes.number * 60_000;
    const tiny = { large: Buffer.from('large'), small: Buffer.from('small') };
    const before = afterNoon(heldMs);
    /** As many as allowed, of which the first ones were added before that time. */
    async function full(store: ReturnType<Open>, old: number): Promise<void> {
      const addedAt = (at: number) => (at < old ? afterNoon(at) : afterNoon(heldMs + at));
      for (let at = 0; at < maxUnclaimed; at += 100) {
        const ids = Array.from({ length: Math.min(100, maxUnclaimed - at) }, (_, index) => at + index);
        await Promise.all(
          ids.map((id) => store.addPhoto(aPhoto(`${id}`, { ...tiny, addedAt: addedAt(id) }), { maxUnclaimed })),
        );
      }
    }
    const add = (store: ReturnType<Open>, id: string) =>
      store.addPhoto(aPhoto(id, { ...tiny, addedAt: before }), { maxUnclaimed });
    const makeRoom = (store: ReturnType<Open>) => store.removeOldUnclaimed({ before, maxUnclaimed });
    const left = async (store: ReturnType<Open>, ids: readonly string[]) => {
      const found = await Promise.all(ids.map(async (id) => ((await store.readPhoto(id, 'large')) ? id : [])));
      return found.flat();
    };

    it('removes the oldest for each new one, but none that is claimed or recent', async () => {
      const [store, other] = [open(), open()];
      await store.addPhoto(aPhoto('mine', tiny), { maxUnclaimed });
      await store.claimPhotos(['mine'], 'lead', noon);
      await full(store, 3);
      expect(await add(store, 'late')).toBe(false);
      expect(await makeRoom(store)).toBe(1);
      expect(await makeRoom(other)).toBe(0);
      expect(await left(store, ['mine', '0', '1', '2', '3'])).toEqual(['mine', '1', '2', '3']);
      expect([await add(store, 'late'), await add(store, 'later')]).toEqual([true, false]);
      expect([await makeRoom(other), await add(other, 'later')]).toEqual([1, true]);
      expect([await makeRoom(store), await add(store, 'last')]).toEqual([1, true]);
      expect([await makeRoom(store), await add(store, 'beyond')]).toEqual([0, false]);
      expect(await left(store, ['mine', '1', '2', '3', 'late', 'later', 'last'])).toEqual([
        ...['mine', '3'],
        ...['late', 'later', 'last'],
      ]);
      expect(await store.claimPhotos(['1'], 'slow', before)).toBe(false);
    });
  });

  it('names the photos that a lead cannot claim', async () => {
    const store = open();
    for (const id of ['free', 'mine', 'taken']) await store.addPhoto(aPhoto(id), plenty);
    await store.claimPhotos(['mine'], 'first', noon);
    await store.claimPhotos(['taken'], 'second', noon);
    expect(await store.unclaimable(['gone', 'mine', 'taken', 'free'], 'first')).toEqual(['gone', 'taken']);
    expect(await store.unclaimable([], 'first')).toEqual([]);
  });

  describe('claiming', () => {
    it('assigns a photo to one lead, which may claim it again', async () => {
      const store = open();
      await store.addPhoto(aPhoto('one'), plenty);
      expect(await store.claimPhotos(['one'], 'first', noon)).toBe(true);
      expect(await store.claimPhotos(['one'], 'first', afterNoon(1))).toBe(true);
      expect(await store.claimPhotos(['one'], 'second', noon)).toBe(false);
    });

    it('claims nothing if one of the photos is missing or belongs to another lead', async () => {
      const store = open();
      await store.addPhoto(aPhoto('free'), plenty);
      await store.addPhoto(aPhoto('taken'), plenty);
      await store.claimPhotos(['taken'], 'first', noon);
      expect(await store.claimPhotos(['free', 'taken'], 'second', noon)).toBe(false);
      expect(await store.claimPhotos(['free', 'missing'], 'second', noon)).toBe(false);
      expect(await store.claimPhotos(['free'], 'third', noon)).toBe(true);
    });

    it('assigns a photo to one of ten racing leads, over two processes', async () => {
      const stores = [open(), open()];
      await stores[0]?.addPhoto(aPhoto('one'), plenty);
      const claims = Array.from({ length: 10 }, (_, at) => stores[at % 2]?.claimPhotos(['one'], `lead ${at}`, noon));
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
    });
  });

  it('removes the photos of leads, and no others', async () => {
    const store = open();
    for (const id of ['a', 'b', 'c', 'free']) await store.addPhoto(aPhoto(id), plenty);
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
      await store.addPhoto(aPhoto('old'), plenty);
      await store.addPhoto(aPhoto('young', { addedAt: tomorrow }), plenty);
      expect(await sweep(store, noon)).toBe(0);
      expect(await sweep(store, tomorrow)).toBe(1);
      expect([await isKept(store, 'old'), await isKept(store, 'young')]).toEqual([false, true]);
      expect(await store.claimPhotos(['old'], 'late', tomorrow)).toBe(false);
    });

    it('removes photos claimed by a lead that was never stored, a day after the claim', async () => {
      const store = open();
      await store.addPhoto(aPhoto('one'), plenty);
      await store.claimPhotos(['one'], 'crashed', afterNoon(dayMs));
      expect(await sweep(store, tomorrow)).toBe(1);
      expect(await isKept(store, 'one')).toBe(false);
    });

    it('keeps photos whose claim was renewed', async () => {
      const store = open();
      await store.addPhoto(aPhoto('one'), plenty);
      await store.claimPhotos(['one'], 'slow', noon);
      await store.claimPhotos(['one'], 'slow', tomorrow);
      expect(await sweep(store, tomorrow)).toBe(0);
    });

    it('keeps photos that their lead lists, and removes others', async () => {
      const store = open();
      for (const id of ['listed', 'unlisted']) await store.addPhoto(aPhoto(id), plenty);
      await store.claimPhotos(['listed', 'unlisted'], 'lead', noon);
      await store.addLead(aLead('lead', { photos: ['listed'] }));
      expect(await sweep(store, tomorrow)).toBe(1);
      expect([await isKept(store, 'listed'), await isKept(store, 'unlisted')]).toEqual([true, false]);
    });

    it('checks many photos page by page', async () => {
      const store = open();
      const ids = Array.from({ length: 7 }, (_, at) => `photo-${at}`);
      for (const id of ids) await store.addPhoto(aPhoto(id), plenty);
      await store.claimPhotos(ids.slice(0, 3), 'lead', noon);
      await store.addLead(aLead('lead', { photos: ids.slice(0, 3) }));
      expect(await sweep(store, tomorrow, 2)).toBe(4);
      expect(await Promise.all(ids.map((id) => isKept(store, id)))).toEqual(ids.map((_, at) => at < 3));
    });
  });
}
