import { describe, expect, it } from 'vitest';
import { area, contentOffice, review } from '../support/content-office.ts';

describe('the content’s history', () => {
  it('lists each change by name and field, and undoes it', async () => {
    const { server, put, get, post: call, remove, open } = await contentOffice();
    await using _ = server;
    const former = (await put('/areas/tilghman', area)).json();
    const renamed = { ...area, name: 'Tilghman Island', active: false };
    await remove('/areas/tilghman', (await put('/areas/tilghman', { ...renamed, former })).json());
    const [removed, changed, added] = await get('/history?list=areas');
    expect([removed.kind, changed.kind, added.kind]).toEqual(['removed', 'changed', 'added']);
    expect(changed).toMatchObject({ name: 'Tilghman Island', itemId: 'tilghman', fields: ['name', 'active'] });
    expect((await call('/undo', { changeId: removed.id })).status).toBe(204);
    expect((await open('/api/service-areas/tilghman')).name).toBe('Tilghman Island');
    await call('/undo', { changeId: changed.id });
    expect(await open('/api/service-areas/tilghman')).toMatchObject({ name: 'Tilghman', active: true });
    await call('/undo', { changeId: added.id });
    expect((await server.call('/api/service-areas/tilghman')).status).toBe(404);
    expect(await get('/history')).toHaveLength(6);
    expect(await get('/history?list=posts')).toEqual([]);
  });

  it('does not list a field that was only made explicit', async () => {
    const { server, put, get } = await contentOffice();
    await using _ = server;
    const [former] = await get('/testimonials');
    const { active, ...shown } = former;
    const saved = await put(`/testimonials/${former.id}`, { ...shown, review: 'New.', active: true, former });
    expect([active, saved.json().active]).toEqual([undefined, true]);
    expect(await get('/history')).toMatchObject([{ kind: 'changed', fields: ['review'] }]);
  });

  it('restores a testimonial with its featured state', async () => {
    const { server, put, get, post: call } = await contentOffice();
    await using _ = server;
    const former = (await put('/testimonials/ann', { ...review, isFeatured: false })).json();
    await put('/testimonials/ann', { ...review, isFeatured: true, review: 'Rewritten.', former });
    const [change] = await get('/history');
    await call('/undo', { changeId: change.id });
    expect(await get('/testimonials/ann')).toMatchObject({ review: review.review, isFeatured: false });
  });

  it('does not undo a change if another item has taken its slug', async () => {
    const { server, put, get, post: call, remove } = await contentOffice();
    await using _ = server;
    await remove('/areas/a', (await put('/areas/a', area)).json());
    const [change] = await get('/history');
    await put('/areas/b', area);
    expect((await call('/undo', { changeId: change.id })).json().errors[0].field).toBe('slug');
    expect((await call('/undo', { changeId: 'nothing' })).status).toBe(404);
    expect((await call('/undo', {})).status).toBe(422);
  });
});
