import { expect, it } from 'vitest';
import { keptChanges, type Seeds } from '../../../server/store/content.ts';
import type { Open } from '../support/open-in.ts';
import { anArea, aPost, aTestimonial, seeds } from '../support/samples.ts';

export function testHistoryStore(open: Open): void {
  it('keeps every change of content with the states before and after, newest first', async () => {
    const store = open();
    expect(await store.contentHistory({ limit: 9 })).toEqual([]);
    await store.saveArea(anArea('tilghman', 'Tilghman'));
    await store.saveArea(anArea('tilghman', 'Tilghman Island'), anArea('tilghman', 'Tilghman'));
    await store.removeArea('tilghman', anArea('tilghman', 'Tilghman Island'));
    const [removed, renamed, added] = await store.contentHistory({ limit: 9 });
    expect(added).toMatchObject({ list: 'areas', itemId: 'tilghman', after: { name: 'Tilghman' } });
    expect(added?.before).toBeUndefined();
    expect(renamed).toMatchObject({ before: { name: 'Tilghman' }, after: { name: 'Tilghman Island' } });
    expect(removed?.before).toEqual(anArea('tilghman', 'Tilghman Island'));
    expect(removed?.after).toBeUndefined();
    expect(new Set([added, renamed, removed].map((change) => change?.id)).size).toBe(3);
    expect(removed?.at).toBeInstanceOf(Date);
  });

  it(`keeps the newest ${keptChanges} of a list`, async () => {
    const store = open();
    const nth = (index: number) => (index < 0 ? undefined : anArea('x', `Name ${index}`));
    for (let index = 0; index < keptChanges + 5; index += 1) {
      await store.saveArea(anArea('x', `Name ${index}`), nth(index - 1));
    }
    const history = await store.contentHistory({ limit: 999 });
    expect(history).toHaveLength(keptChanges);
    expect(history[0]?.after).toMatchObject({ name: `Name ${keptChanges + 4}` });
  });

  it('loses none of the concurrent changes of two processes', async () => {
    const stores = [open(), open()];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => stores[index % 2]?.saveArea(anArea(`a${index}`, `Area ${index}`))),
    );
    expect(await stores[0]?.contentHistory({ limit: 99 })).toHaveLength(12);
    expect((await stores[1]?.areas())?.filter(({ name }) => name.startsWith('Area '))).toHaveLength(12);
  });
}

const featured = (id: string) => ({ ...aTestimonial(id), isFeatured: true });

export function testContentStore(open: Open): void {
  it('starts with the seeds: areas by name, including inactive ones, testimonials in order, posts newest first', async () => {
    const store = open();
    const [oxford, easton] = [seeds.areas[2], seeds.areas[1]];
    expect(await store.areas()).toEqual([easton, oxford, seeds.areas[0]]);
    expect(await store.testimonials({ isFeatured: false })).toEqual(seeds.testimonials);
    expect(await store.testimonials({ isFeatured: true })).toEqual(seeds.testimonials);
    expect(await store.posts()).toEqual([...seeds.posts].reverse());
  });

  it('seeds once if several processes start together', async () => {
    const stores = Array.from({ length: 4 }, () => open());
    for (const areas of await Promise.all(stores.map((store) => store.areas()))) expect(areas).toHaveLength(3);
    const versions = await Promise.all(stores.map((store) => store.contentVersion()));
    expect(new Set(versions).size).toBe(1);
  });

  it('preserves the owner’s deletions and edits after a restart with other seeds', async () => {
    const before = open();
    expect(await before.removeArea('easton', anArea('easton', 'Easton'))).toBe(true);
    const oxford = anArea('oxford', 'Oxford', { active: false });
    await before.saveArea({ ...oxford, active: true, description: 'In the owner’s words.' }, oxford);
    expect(await before.removeTestimonial('z-first', featured('z-first'))).toBe(true);
    const [cedar, decks] = ['cedar', 'decks'].map((wanted) => seeds.posts.find(({ id }) => id === wanted));
    if (!cedar || !decks) throw new Error('There is no such post');
    expect(await before.removePost('cedar', cedar)).toBe(true);
    await before.savePost({ ...decks, title: 'Rewritten' }, decks);
    await before.close();
    const newer: Seeds = {
      ...seeds,
      areas: [...seeds.areas, anArea('denton', 'Denton')],
      posts: [...seeds.posts, aPost('new', '2026-05-01T12:00:00.000Z')],
    };
    const after = open(newer);
    expect((await after.areas()).map(({ description }) => description)).toEqual([
      'In the owner’s words.',
      'St. Michaels, in a line.',
    ]);
    expect(await after.testimonials({ isFeatured: false })).toEqual([aTestimonial('a-second')]);
    expect((await after.posts()).map(({ title }) => title)).toEqual(['About later', 'Rewritten']);
  });

  it('refuses a post without a date, and changes nothing', async () => {
    const store = open();
    const version = await store.contentVersion();
    await expect(store.savePost(aPost('cedar', 'soon'), seeds.posts[0])).rejects.toThrow('soon');
    const changedWhen = { ...aPost('cedar', '2026-05-01'), updatedAt: 'sometime' };
    await expect(store.savePost(changedWhen, seeds.posts[0])).rejects.toThrow('sometime');
    expect(await store.posts()).toEqual([...seeds.posts].reverse());
    expect(await store.contentVersion()).toBe(version);
  });

  it('replaces and removes an item only as long as it equals the former one', async () => {
    const [one, other] = [open(), open()];
    const areaOf = async () => (await one.areas()).find(({ id }) => id === 'easton');
    const easton = anArea('easton', 'Easton');
    const version = await one.contentVersion();
    expect(await one.saveArea(easton)).toBe(false);
    expect(await one.saveArea(easton, anArea('atlantis', 'Atlantis'))).toBe(false);
    expect(await one.removeArea('easton', { ...easton, description: 'Never stored.' })).toBe(false);
    expect(await one.removeTestimonial('z-first', aTestimonial('z-first'))).toBe(false);
    expect(await one.removePost('cedar', aPost('cedar', '2026-01-01T12:00:00.000Z'))).toBe(false);
    expect([await one.contentVersion(), await one.contentHistory({ limit: 9 })]).toEqual([version, []]);

    const edit = (nth: number) => ({ ...easton, description: `Edit ${nth}.` });
    const edits = await Promise.all([one, other].map((store, nth) => store.saveArea(edit(nth), easton)));
    expect(edits.toSorted()).toEqual([false, true]);
    const winner = edit(edits.indexOf(true));
    expect(await areaOf()).toEqual(winner);
    const outcomes = await Promise.all([one.saveArea(easton, winner), other.removeArea('easton', winner)]);
    expect(outcomes.toSorted()).toEqual([false, true]);
    expect(await areaOf()).toEqual(outcomes[0] ? easton : undefined);

    const praise = aTestimonial('third');
    await one.saveTestimonial(praise, { isFeatured: false });
    expect(await one.saveTestimonial(praise, { isFeatured: true, former: featured('third') })).toBe(false);
    expect(await one.saveTestimonial(praise, { isFeatured: true, former: { ...praise, isFeatured: false } })).toBe(
      true,
    );
    expect((await other.testimonials({ isFeatured: true })).map(({ id }) => id)).toEqual([
      'z-first',
      'a-second',
      'third',
    ]);
    expect(await other.contentVersion()).not.toBe(version);
  });
}
