import { describe, expect, it } from 'vitest';
import { leadOffice } from '../support/lead-office.ts';
import { login } from '../support/owner-session.ts';

const minuteMs = 60_000;
type Office = Awaited<ReturnType<typeof leadOffice>>;
const idsOf =
  ({ get }: Office) =>
  async (query: string): Promise<string[]> =>
    (await get(`/leads${query}`)).json().leads.map(({ id }: { id: string }) => id);

describe('the list of leads', () => {
  it('begins with the newest, or with the oldest, and continues page by page', async () => {
    let now = new Date('2026-06-01T12:00:00Z');
    const office = await leadOffice({ now: () => now });
    await using _ = office.server;
    const ids: string[] = [];
    for (const message of ['The first of three.', 'The second of three.', 'The third of three.']) {
      ids.push(await office.receive({ message }));
      now = new Date(now.getTime() + minuteMs);
    }
    const list = idsOf(office);
    expect(await list('')).toEqual(ids.toReversed());
    expect(await list('?order=oldest')).toEqual(ids);
    const { next } = (await office.get('/leads?order=oldest&limit=2')).json();
    expect(await list(`?order=oldest&limit=2&after=${encodeURIComponent(next)}`)).toEqual(ids.slice(2));
  });

  it('is narrowed by town, service, kind and site', async () => {
    const sister = 'https://sister.example';
    const office = await leadOffice({ config: { embedOrigins: [sister] } });
    await using _ = office.server;
    const easton = await office.receive({ city: 'Easton', serviceType: 'interior', message: 'The hall, please.' });
    const oxford = await office.receive(
      { city: 'Oxford', serviceType: 'exterior', message: 'The porch, please.' },
      { origin: sister, 'sec-fetch-site': 'cross-site' },
    );
    const list = idsOf(office);
    for (const [query, id] of [
      ['?town=Easton', easton],
      ['?town=Oxford', oxford],
      ['?service=interior', easton],
      ['?service=exterior', oxford],
      [`?site=${encodeURIComponent(sister)}`, oxford],
      ['?site=', easton],
    ] as const) {
      expect([query, await list(query)]).toEqual([query, [id]]);
    }
    expect(await list('?kind=contact,palette')).toEqual([]);
    expect(await list('?kind=estimate,palette')).toHaveLength(2);
  });

  it('has only unanswered leads among the overdue', async () => {
    let now = new Date('2026-06-01T12:00:00Z');
    const office = await leadOffice({ now: () => now });
    await using _ = office.server;
    const [waiting, called] = [
      await office.receive({ message: 'The first of two.' }),
      await office.receive({ message: 'The second of two.' }),
    ];
    await office.post(`/leads/${called}/status`, { status: 'called' });
    now = new Date('2026-06-02T12:01:00Z');
    Object.assign(office.owner, await login(office.server));
    for (const query of ['?due=overdue', '?due=overdue&status=called']) {
      expect([query, await idsOf(office)(query)]).toEqual([query, [waiting]]);
    }
  });

  it('shows a lead as read once it was moved, even if it was never opened', async () => {
    const { server, receive, get, post } = await leadOffice();
    await using _ = server;
    const id = await receive();
    await post(`/leads/${id}/status`, { status: 'called' });
    expect((await get('/leads')).json().leads).toMatchObject([{ id, isUnread: false }]);
  });

  it('shows a lead that its sender has canceled as canceled', async () => {
    const { server, receive, get } = await leadOffice();
    await using _ = server;
    const id = await receive();
    await server.store.addVisitorAct(id, { id: 'a', at: new Date(), kind: 'cancel' });
    expect((await get('/leads')).json().leads).toMatchObject([{ id, isCanceled: true }]);
  });

  it('names a color list by its address', async () => {
    const { server, get } = await leadOffice();
    await using _ = server;
    const colors = [{ brand: 'Benjamin Moore', name: 'Hale Navy', code: 'HC-154', hex: '#434B56' }];
    await server.post('/api/color-palette', { customerEmail: 'ann@price.example', colors });
    expect((await get('/leads')).json().leads).toMatchObject([{ kind: 'palette', name: 'ann@price.example' }]);
  });
});
