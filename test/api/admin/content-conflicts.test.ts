import { describe, expect, it } from 'vitest';
import { contentOffice } from '../support/content-office.ts';

describe('a change of content that names its former state', () => {
  it.each(['areas', 'testimonials', 'posts'])(
    'refuses an edit of %s that somebody else changed meanwhile',
    async (list) => {
      const { server, put, get } = await contentOffice();
      await using _ = server;
      const [former] = await get(`/${list}`);
      const [here, there] = ['Written here.', 'Written there.'].map((text) => ({
        ...{ ...former, description: text, review: text, title: text },
        former,
      }));
      expect((await put(`/${list}/${former.id}`, here)).status).toBe(200);
      const refused = await put(`/${list}/${former.id}`, there);
      expect(refused.status).toBe(409);
      const current = await get(`/${list}/${former.id}`);
      expect(Object.values(current)).toContain('Written here.');
      expect((await put(`/${list}/${former.id}`, { ...there, former: current })).status).toBe(200);
      expect((await put(`/${list}/${former.id}`, { ...there, former: 'x' })).status).toBe(422);
      expect((await put(`/${list}/gone`, { ...there, slug: 'gone', former })).status).toBe(409);
    },
  );

  it.each(['areas', 'testimonials', 'posts'])(
    'does not replace one of the %s without its former state',
    async (list) => {
      const { server, put, get } = await contentOffice();
      await using _ = server;
      const [stored] = await get(`/${list}`);
      const refused = await put(`/${list}/${stored.id}`, {
        ...stored,
        description: 'New',
        review: 'New',
        title: 'New',
      });
      expect([refused.status, refused.json()]).toMatchObject([
        409,
        { code: 'exists', title: 'This already exists; to change it, send its former state as well' },
      ]);
      expect(await get(`/${list}/${stored.id}`)).toEqual(stored);
    },
  );

  it('refuses a former state that is nested too deeply', async () => {
    const { server, put, get } = await contentOffice();
    await using _ = server;
    const [stored] = await get('/testimonials');
    const levels = 15_000;
    const text = JSON.stringify(stored).replace(/}$/, `,"former":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`);
    const refused = await put(`/testimonials/${stored.id}`, text);
    expect([refused.status, refused.json().code]).toEqual([400, 'malformed']);
    expect(await get(`/testimonials/${stored.id}`)).toEqual(stored);
  });

  it.each(['areas', 'testimonials', 'posts'])('takes a change of %s again whose answer was lost', async (list) => {
    const { server, put, get } = await contentOffice();
    await using _ = server;
    const [former] = await get(`/${list}`);
    const change = { ...former, description: 'New', review: 'New', title: 'New', former };
    const added = { ...former, description: 'Added', review: 'Added', title: 'Added', slug: 'added' };
    for (const [id, body] of [
      [former.id, change],
      ['added', added],
    ] as const) {
      const first = await put(`/${list}/${id}`, body);
      const again = await put(`/${list}/${id}`, body);
      expect([again.status, again.json()]).toEqual([200, first.json()]);
    }
    expect(await get('/history')).toHaveLength(2);
  });

  it.each(['areas', 'testimonials', 'posts'])(
    'refuses to remove one of the %s that somebody else changed meanwhile',
    async (list) => {
      const { server, put, get, remove } = await contentOffice();
      await using _ = server;
      const [former] = await get(`/${list}`);
      const path = `/${list}/${former.id}`;
      expect((await put(path, { ...former, description: 'New', review: 'New', title: 'New', former })).status).toBe(
        200,
      );
      const refused = await remove(path, former);
      expect([refused.status, refused.json().code]).toEqual([409, 'changed']);
      const current = await get(path);
      expect(Object.values(current)).toContain('New');
      expect(await get('/history')).toHaveLength(1);
      expect((await remove(path, current)).status).toBe(204);
    },
  );

  it.each(['areas', 'testimonials', 'posts'])('takes a removal of %s again whose answer was lost', async (list) => {
    const { server, get, remove } = await contentOffice();
    await using _ = server;
    const [former] = await get(`/${list}`);
    const path = `/${list}/${former.id}`;
    expect((await remove(path, former)).status).toBe(204);
    expect((await remove(path, former)).status).toBe(204);
    expect((await remove(path, { ...former, description: 'Other', review: 'Other', title: 'Other' })).status).toBe(404);
    expect(await get('/history')).toHaveLength(1);
  });

  it('removes nothing without the state to remove', async () => {
    const { server, get, removeAs } = await contentOffice();
    await using _ = server;
    const [stored] = await get('/areas');
    for (const body of [{}, { former: 'x' }, { former: null }]) {
      const refused = await removeAs(`/areas/${stored.id}`, body);
      expect([refused.status, refused.json().errors[0].field]).toEqual([422, 'former']);
    }
    expect(await get(`/areas/${stored.id}`)).toEqual(stored);
  });
});
