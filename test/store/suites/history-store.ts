import { expect, it } from 'vitest';
import { keptChanges } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { anArea, aPost, aTestimonial } from '../support/samples.ts';

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

  it('separates the lists, and includes whether a testimonial is featured', async () => {
    const store = open();
    await store.savePost(aPost('docks', '2026-04-02T12:00:00.000Z'));
    await store.saveTestimonial(aTestimonial('new'), { isFeatured: false });
    const [testimonial] = await store.contentHistory({ list: 'testimonials', limit: 9 });
    expect(testimonial?.after).toEqual({ ...aTestimonial('new'), isFeatured: false });
    expect(await store.contentHistory({ list: 'posts', limit: 9 })).toMatchObject([{ itemId: 'docks' }]);
    expect(await store.contentHistory({ list: 'areas', limit: 9 })).toEqual([]);
    expect(await store.contentHistory({ limit: 1 })).toHaveLength(1);
  });

  it('records nothing for a removal that removed nothing', async () => {
    const store = open();
    expect(await store.removePost('nobody', aPost('nobody', '2026-04-02T12:00:00.000Z'))).toBe(false);
    expect(await store.contentHistory({ limit: 9 })).toEqual([]);
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
