import { expect, it } from 'vitest';
import { keptChanges, type Seeds } from '../../../server/store/content.ts';
import type { Open } from '../support/open-in.ts';
import { anArea, aPost, aTestimonial, seeds } from '../support/samples.ts';

export function testHistoryStore(open: Open): void {
  it('keeps every change of content with the states before and after, newest first', async () => {
    const store = open();
    expect(await store.contentHistory({ limit: 9 })).toEqual([]);
    await store.saveContent('areas', anArea('tilghman', 'Tilghman'));
    await store.saveContent('areas', anArea('tilghman', 'Tilghman Island'), anArea('tilghman', 'Tilghman'));
    await store.removeContent('areas', 'tilghman', anArea('tilghman', 'Tilghman Island'));
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
      await store.saveContent('areas', anArea('x', `Name ${index}`), nth(index - 1));
    }
    const history = await store.contentHistory({ limit: 999 });
    expect(history).toHaveLength(keptChanges);
    expect(history[0]?.after).toMatchObject({ name: `Name ${keptChanges + 4}` });
  });

  it('loses none of the concurrent changes of two processes', async () => {
    const stores = [open(), open()];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        stores[index % 2]?.saveContent('areas', anArea(`a${index}`, `Area ${index}`)),
      ),
    );
    expect(await stores[0]?.contentHistory({ limit: 99 })).toHaveLength(12);
    expect((await stores[1]?.contentOf('areas'))?.filter(({ name }) => name.startsWith('Area '))).toHaveLength(12);
  });
}

const featured = (id: string) => ({ ...aTestimonial(id), isFeatured: true });

export function testContentStore(open: Open): void {
  it('starts with the seeds: areas by name, including inactive ones, testimonials in order, posts newest first', async () => {
    const store = open();
    const [oxford, easton] = [seeds.areas[2], seeds.areas[1]];
    expect(await store.contentOf('areas')).toEqual([easton, oxford, seeds.areas[0]]);
    expect(await store.contentOf('testimonials')).toEqual(seeds.testimonials.map(({ id }) => featured(id)));
    expect(await store.contentOf('posts')).toEqual([...seeds.posts].reverse());
  });

  it('seeds once if several processes start together', async () => {
    const stores = Array.from({ length: 4 }, () => open());
    for (const areas of await Promise.all(stores.map((store) => store.contentOf('areas'))))
      expect(areas).toHaveLength(3);
    const versions = await Promise.all(stores.map((store) => store.contentVersion()));
    expect(new Set(versions).size).toBe(1);
  });

  it('preserves the owner’s deletions and edits after a restart with other seeds', async () => {
    const before = open();
    expect(await before.removeContent('areas', 'easton', anArea('easton', 'Easton'))).toBe(true);
    const oxford = anArea('oxford', 'Oxford', { active: false });
    await before.saveContent('areas', { ...oxford, active: true, description: 'In the owner’s words.' }, oxford);
    expect(await before.removeContent('testimonials', 'z-first', featured('z-first'))).toBe(true);
    const [cedar, decks] = ['cedar', 'decks'].map((wanted) => seeds.posts.find(({ id }) => id === wanted));
    if (!cedar || !decks) throw new Error('There is no such post');
    expect(await before.removeContent('posts', 'cedar', cedar)).toBe(true);
    await before.saveContent('posts', { ...decks, title: 'Rewritten' }, decks);
    await before.close();
    const newer: Seeds = {
      ...seeds,
      areas: [...seeds.areas, anArea('denton', 'Denton')],
      posts: [...seeds.posts, aPost('new', '2026-05-01T12:00:00.000Z')],
    };
    const after = open(newer);
    expect((await after.contentOf('areas')).map(({ description }) => description)).toEqual([
      'In the owner’s words.',
      'St. Michaels, in a line.',
    ]);
    expect(await after.contentOf('testimonials')).toEqual([featured('a-second')]);
    expect((await after.contentOf('posts')).map(({ title }) => title)).toEqual(['About later', 'Rewritten']);
  });

  it('replaces and removes an item only as long as it equals the former one', async () => {
    const [one, other] = [open(), open()];
    const areaOf = async () => (await one.contentOf('areas')).find(({ id }) => id === 'easton');
    const easton = anArea('easton', 'Easton');
    const version = await one.contentVersion();
    expect(await one.saveContent('areas', easton)).toBe(false);
    expect(await one.saveContent('areas', easton, anArea('atlantis', 'Atlantis'))).toBe(false);
    expect(await one.removeContent('areas', 'easton', { ...easton, description: 'Never stored.' })).toBe(false);
    expect(await one.removeContent('testimonials', 'z-first', aTestimonial('z-first'))).toBe(false);
    expect(await one.removeContent('posts', 'cedar', aPost('cedar', '2026-01-01T12:00:00.000Z'))).toBe(false);
    expect([await one.contentVersion(), await one.contentHistory({ limit: 9 })]).toEqual([version, []]);

    const edit = (nth: number) => ({ ...easton, description: `Edit ${nth}.` });
    const edits = await Promise.all([one, other].map((store, nth) => store.saveContent('areas', edit(nth), easton)));
    expect(edits.toSorted()).toEqual([false, true]);
    const winner = edit(edits.indexOf(true));
    expect(await areaOf()).toEqual(winner);
    const outcomes = await Promise.all([
      one.saveContent('areas', easton, winner),
      other.removeContent('areas', 'easton', winner),
    ]);
    expect(outcomes.toSorted()).toEqual([false, true]);
    expect(await areaOf()).toEqual(outcomes[0] ? easton : undefined);

    const praise = { ...aTestimonial('third'), isFeatured: false };
    await one.saveContent('testimonials', praise);
    expect(await one.saveContent('testimonials', featured('third'), featured('third'))).toBe(false);
    expect(await one.saveContent('testimonials', featured('third'), praise)).toBe(true);
    expect((await other.contentOf('testimonials')).map(({ id }) => id)).toEqual(['z-first', 'a-second', 'third']);
    expect(await other.contentVersion()).not.toBe(version);
  });
}
