import { expect, it } from 'vitest';
import type { Seeds } from '../../../server/store/seeds.ts';
import type { Open } from '../support/open-in.ts';
import { anArea, aPost, aTestimonial, seeds } from '../support/samples.ts';

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

  it('keeps an emptied list empty', async () => {
    const before = open();
    for (const { id } of seeds.testimonials) await before.removeTestimonial(id, featured(id));
    for (const post of seeds.posts) await before.removePost(post.id, post);
    await before.close();
    const after = open();
    expect(await after.testimonials({ isFeatured: false })).toEqual([]);
    expect(await after.posts()).toEqual([]);
  });

  it('appends, replaces in place, and filters featured ones', async () => {
    const store = open();
    await store.saveTestimonial(aTestimonial('third'), { isFeatured: false });
    const former = { ...aTestimonial('z-first'), isFeatured: true };
    await store.saveTestimonial({ ...aTestimonial('z-first'), rating: 3 }, { isFeatured: true, former });
    const all = await store.testimonials({ isFeatured: false });
    expect(all.map(({ id, rating }) => [id, rating])).toEqual([
      ['z-first', 3],
      ['a-second', '4.8'],
      ['third', '4.8'],
    ]);
    expect((await store.testimonials({ isFeatured: true })).map(({ id }) => id)).toEqual(['z-first', 'a-second']);
  });

  it('sorts posts newest first, and those of the same moment by id', async () => {
    const store = open();
    await store.savePost(aPost('b', '2026-03-15T12:00:00.000Z'));
    await store.savePost(aPost('a', '2026-03-15T12:00:00.000Z'));
    await store.savePost(aPost('oldest', '2025-12-31T23:30:00-05:00'));
    await store.savePost(aPost('cedar', '2026-05-01'), seeds.posts[0]);
    expect((await store.posts()).map(({ id }) => id)).toEqual(['later', 'cedar', 'decks', 'a', 'b', 'oldest']);
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

  it('changes its version with every change, also for another process', async () => {
    const [writer, reader] = [open(), open()];
    const seen = [await reader.contentVersion()];
    expect(await reader.contentVersion()).toBe(seen[0]);
    const changes = [
      () => writer.saveArea(anArea('denton', 'Denton')),
      () => writer.saveArea(anArea('denton', 'Denton'), anArea('denton', 'Denton')),
      () => writer.removeArea('denton', anArea('denton', 'Denton')),
      () => writer.saveTestimonial(aTestimonial('third'), { isFeatured: true }),
      () => writer.removeTestimonial('third', featured('third')),
      () => writer.savePost(aPost('third', '2026-05-01T12:00:00.000Z')),
      () => writer.removePost('third', aPost('third', '2026-05-01T12:00:00.000Z')),
    ];
    for (const change of changes) {
      await change();
      seen.push(await reader.contentVersion());
    }
    expect(new Set(seen).size).toBe(changes.length + 1);
  });

  it('keeps its version when nothing changed', async () => {
    const store = open();
    const version = await store.contentVersion();
    expect(await store.removeArea('atlantis', anArea('atlantis', 'Atlantis'))).toBe(false);
    expect(await store.removeTestimonial('nobody', featured('nobody'))).toBe(false);
    expect(await store.removePost('nothing', aPost('nothing', '2026-05-01T12:00:00.000Z'))).toBe(false);
    expect(await store.contentVersion()).toBe(version);
  });

  it('does not replace an item without the former one', async () => {
    const store = open();
    const version = await store.contentVersion();
    expect(await store.saveArea(anArea('oxford', 'New Oxford'))).toBe(false);
    expect(await store.saveTestimonial({ ...aTestimonial('z-first'), rating: 1 }, { isFeatured: false })).toBe(false);
    expect(await store.savePost({ ...aPost('cedar', '2026-05-01T12:00:00.000Z'), title: 'Rewritten' })).toBe(false);
    expect(await store.areas()).not.toContainEqual(anArea('oxford', 'New Oxford'));
    expect(await store.testimonials({ isFeatured: true })).toEqual(seeds.testimonials);
    expect(await store.posts()).toEqual([...seeds.posts].reverse());
    expect(await store.contentVersion()).toBe(version);
  });

  it('adds one item of two with the same id from two processes', async () => {
    const stores = [open(), open()];
    const added = await Promise.all(stores.map((store, nth) => store.saveArea(anArea('denton', `Denton ${nth}`))));
    expect(added.toSorted()).toEqual([false, true]);
    const [denton] = (await stores[0]?.areas())?.filter(({ id }) => id === 'denton') ?? [];
    expect(denton?.name).toBe(`Denton ${added.indexOf(true)}`);
  });

  it('replaces an item only as long as it equals the former one', async () => {
    const [one, other] = [open(), open()];
    const [easton] = (await one.areas()).filter(({ id }) => id === 'easton');
    if (!easton) throw new Error('There is no such area');
    const edits = await Promise.all(
      [one, other].map((store, nth) => store.saveArea({ ...easton, description: `Edit ${nth}.` }, easton)),
    );
    expect(edits.toSorted()).toEqual([false, true]);
    const [winner] = (await one.areas()).filter(({ id }) => id === 'easton');
    expect(winner?.description).toBe(`Edit ${edits.indexOf(true)}.`);
    const history = await one.contentHistory({ list: 'areas', limit: 9 });
    expect(await one.saveArea(easton, anArea('atlantis', 'Atlantis'))).toBe(false);
    expect(await one.contentHistory({ list: 'areas', limit: 9 })).toEqual(history);

    const praise = aTestimonial('third');
    await one.saveTestimonial(praise, { isFeatured: true });
    const [hidden, shown] = [false, true].map((isFeatured) => ({ ...praise, isFeatured }));
    expect(await one.saveTestimonial(praise, { isFeatured: false, former: hidden })).toBe(false);
    expect(await one.saveTestimonial(praise, { isFeatured: false, former: shown })).toBe(true);

    const post = aPost('third', '2026-05-01T12:00:00.000Z');
    await one.savePost(post);
    expect(await one.savePost({ ...post, title: 'Late' }, { ...post, title: 'Older' })).toBe(false);
    expect(await one.savePost({ ...post, title: 'Right' }, post)).toBe(true);
  });

  it('removes an item only as long as it equals the former one', async () => {
    const [one, other] = [open(), open()];
    const [easton] = (await one.areas()).filter(({ id }) => id === 'easton');
    if (!easton) throw new Error('There is no such area');
    const version = await one.contentVersion();
    expect(await one.removeArea('easton', { ...easton, description: 'Never stored.' })).toBe(false);
    expect(await one.removeTestimonial('z-first', aTestimonial('z-first'))).toBe(false);
    expect(await one.removePost('cedar', aPost('cedar', '2026-01-01T12:00:00.000Z'))).toBe(false);
    expect(await one.contentVersion()).toBe(version);
    expect(await one.contentHistory({ limit: 9 })).toEqual([]);
    const outcomes = await Promise.all([
      one.saveArea({ ...easton, description: 'An edit.' }, easton),
      other.removeArea('easton', easton),
    ]);
    expect(outcomes.toSorted()).toEqual([false, true]);
    const left = (await one.areas()).filter(({ id }) => id === 'easton').map(({ description }) => description);
    expect(left).toEqual(outcomes[0] ? ['An edit.'] : []);
  });

  it('keeps every one of ten areas saved at once by two processes', async () => {
    const stores = [open(), open()];
    const names = Array.from({ length: 10 }, (_, index) => `town-${index}`);
    await Promise.all(names.map((name, index) => stores[index % 2]?.saveArea(anArea(name, name))));
    expect((await stores[0]?.areas())?.filter(({ id }) => id.startsWith('town-'))).toHaveLength(10);
  });
}
