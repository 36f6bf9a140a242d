import { describe, expect, it } from 'vitest';
import { firstHours } from '../../../catalogue/time/opening-hours.ts';
import { anEstimate } from '../support/an-estimate.ts';
import { leadOffice } from '../support/lead-office.ts';
import { login } from '../support/owner-session.ts';

describe('the inbox', () => {
  it('lists leads, newest first, with the deadline of each', async () => {
    const now = new Date('2026-06-01T12:00:00Z');
    const { server, receive, get } = await leadOffice({ now: () => now });
    await using _ = server;
    const id = await receive({ name: 'Ann Price', city: 'Easton', message: 'The hall and the stairs.' });
    const { leads } = (await get('/leads')).json();
    expect(leads).toEqual([
      {
        id,
        kind: 'estimate',
        status: 'new',
        name: 'Ann Price',
        town: 'Easton',
        about: expect.stringMatching(/Painting|Washing/),
        receivedAt: '2026-06-01T12:00:00.000Z',
        dueAt: '2026-06-02T12:00:00.000Z',
        isUnread: true,
        isSuspected: false,
        mailStatus: 'due',
        revision: 0,
        phone: anEstimate().phone,
        photoCount: 0,
      },
    ]);
  });

  it('opens a lead and marks it as seen', async () => {
    const { server, receive, get } = await leadOffice();
    await using _ = server;
    const id = await receive();
    expect((await get('/leads/summary')).json()).toMatchObject({ unread: 1, counts: { new: 1 } });
    expect((await get(`/leads/${id}`)).json()).toMatchObject({ ...{ id, isUnread: false }, email: anEstimate().email });
    expect((await get('/leads/summary')).json().unread).toBe(0);
  });

  it.each([
    [undefined, true],
    ['SG.key', undefined],
  ])('says whether mail is only written to the outbox folder: with the key %s', async (sendgridApiKey, isFile) => {
    const { server, receive, get } = await leadOffice({ config: { sendgridApiKey } });
    await using _ = server;
    expect((await get(`/leads/${await receive()}`)).json().mail.isFile).toBe(isFile);
  });

  it('records each status change with name and time, and the first answer', async () => {
    const { server, receive, get, post } = await leadOffice({ now: () => new Date('2026-06-01T12:00:00Z') });
    await using _ = server;
    const id = await receive();
    const moved = await post(`/leads/${id}/status`, { status: 'called', by: 'Ann' });
    expect(moved.json()).toMatchObject({
      status: 'called',
      answeredAt: '2026-06-01T12:00:00.000Z',
      history: [{ at: '2026-06-01T12:00:00.000Z', by: 'Ann', from: 'new', to: 'called' }],
    });
    expect((await get('/leads?status=called,won')).json().leads).toHaveLength(1);
    expect((await get('/leads?status=called,called&kind=estimate,estimate')).json().leads).toHaveLength(1);
    expect((await get('/leads?status=new')).json().leads).toHaveLength(0);
  });

  it('shows suspected spam with its reasons, and mails it once it is cleared', async () => {
    const { server, receive, get, post } = await leadOffice();
    await using _ = server;
    const id = await receive({}, { 'brushline-trap': 'http://spam.example', 'brushline-open-ms': '2000' });
    const wakes = server.wakes();
    expect((await get('/leads?status=spam')).json().leads).toMatchObject([
      { id, isSuspected: true, mailStatus: 'held' },
    ]);
    expect((await get(`/leads/${id}`)).json().suspicions).toEqual(['A field was filled in that no visitor sees.']);
    expect((await post(`/leads/${id}/status`, { status: 'new' })).json().mailStatus).toBe('due');
    expect(server.wakes()).toBe(wakes + 1);
  });

  it('shows and mails a lead whose hidden field a person may have filled in', async () => {
    const { server, receive, get } = await leadOffice();
    await using _ = server;
    const wakes = server.wakes();
    const id = await receive({}, { 'brushline-trap': 'Tidewater Dental LLC', 'brushline-open-ms': '48000' });
    expect(server.wakes()).toBe(wakes + 1);
    expect((await get(`/leads/${id}`)).json()).toMatchObject({
      ...{ status: 'new', isSuspected: false, mailStatus: 'due' },
      suspicions: ['A field was filled in that no visitor sees, but somebody took time to write.'],
    });
  });

  it('counts overdue leads by the clock setting of the owner', async () => {
    let now = new Date('2026-06-05T21:00:00Z');
    const { server, owner, receive, get } = await leadOffice({ now: () => now });
    await using _ = server;
    await receive();
    now = new Date('2026-06-06T21:30:00Z');
    const overdue = async () => (await get('/leads?due=overdue')).json().leads.length;
    const again = await login(server);
    Object.assign(owner, again);
    expect(await overdue()).toBe(1);
    const body = JSON.stringify({ clock: 'business' });
    const headers = { ...owner, 'content-type': 'application/json' };
    expect((await server.call('/api/admin/settings', { method: 'PATCH', headers, body })).json().clock).toBe(
      'business',
    );
    expect(await overdue()).toBe(0);
    expect((await get('/leads')).json().leads[0].dueAt).toBe('2026-06-09T15:00:00.000Z');
    const etag = (await get('/leads/summary')).headers.etag;
    const hours = { weekdays: { opens: '07:00', closes: '18:00' }, saturday: null, sunday: null };
    const closed = await server.call('/api/admin/settings', {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ hours, former: { hours: firstHours } }),
    });
    expect(closed.json().hours).toEqual(hours);
    expect((await get('/leads')).json().leads[0].dueAt).toBe('2026-06-10T12:00:00.000Z');
    // Open offices poll this, and reload the leads when it changes.
    expect((await get('/leads/summary')).headers.etag).not.toBe(etag);
  });

  it('snoozes a lead, and refuses a time that has passed or is years away', async () => {
    const { server, receive, get, post } = await leadOffice({ now: () => new Date('2026-06-01T12:00:00Z') });
    await using _ = server;
    const id = await receive();
    const until = '2026-06-02T12:00:00.000Z';
    expect((await post(`/leads/${id}/snooze`, { until, revision: 0 })).json()).toMatchObject({
      ...{ status: 'new', snoozedUntil: until, revision: 1, dueAt: until },
      history: [{ from: 'new', to: 'new', snoozedUntil: until }],
    });
    expect((await get('/leads?snoozed=yes')).json().leads).toMatchObject([{ id }]);
    expect((await get('/leads?snoozed=no')).json().leads).toEqual([]);
    expect((await get('/leads/summary')).json().today).toEqual({
      ...{ waiting: 0, back: 0, snoozed: 1, spam: 0 },
      nextBackAt: until,
    });
    for (const wrong of ['2026-06-01T11:59:59Z', '2036-06-01T12:00:00Z', 'tomorrow', 7, '+275760-09-13T00:00:00Z']) {
      const answer = await post(`/leads/${id}/snooze`, { until: wrong });
      expect([wrong, answer.status, Object.keys(answer.json().errors ?? {})]).toEqual([wrong, 422, expect.anything()]);
    }
    expect((await post(`/leads/${id}/snooze`, { until: null })).json().snoozedUntil).toBeUndefined();
  });

  it('answers 409 to a change based on an older state, and undoes the latest change', async () => {
    const { server, receive, get, post } = await leadOffice();
    await using _ = server;
    const id = await receive();
    expect((await post(`/leads/${id}/status`, { status: 'called', revision: 0 })).status).toBe(200);
    const stale = await post(`/leads/${id}/status`, { status: 'lost', revision: 0 });
    expect([stale.status, stale.json().code]).toEqual([409, 'changed']);
    expect((await post(`/leads/${id}/undo`, { revision: 0 })).status).toBe(409);
    expect((await post(`/leads/${id}/undo`, { revision: 1 })).json()).toMatchObject({ status: 'new', history: [] });
    expect((await get(`/leads/${id}?peek`)).json().isUnread).toBe(true);
  });

  it('answers 304 until a lead changes, and for at most a minute', async () => {
    let now = new Date('2026-06-01T12:00:10Z');
    const { server, owner, receive, post } = await leadOffice({ now: () => now });
    await using _ = server;
    const id = await receive();
    let etag = '';
    async function poll(): Promise<number> {
      const answer = await server.call('/api/admin/leads/summary', { headers: { ...owner, 'if-none-match': etag } });
      etag = String(answer.headers.etag);
      return answer.status;
    }
    expect([await poll(), await poll()]).toEqual([200, 304]);
    await post(`/leads/${id}/status`, { status: 'called' });
    expect([await poll(), await poll()]).toEqual([200, 304]);
    now = new Date('2026-06-01T12:01:00Z');
    expect([await poll(), await poll()]).toEqual([200, 304]);
  });

  it('groups leads of one sender', async () => {
    const { server, receive, get } = await leadOffice();
    await using _ = server;
    const first = await receive({ message: 'The first of two requests.' });
    const second = await receive({ message: 'The second of two requests.' });
    expect((await get(`/leads/${second}`)).json().related).toMatchObject([{ id: first }]);
  });

  it('returns the specified lists with their totals', async () => {
    const { server, receive, get } = await leadOffice();
    await using _ = server;
    await receive({ message: 'The first of two requests.' });
    await receive({ message: 'The second of two requests.' });
    const list = await get('/estimate-requests?limit=1');
    expect([list.headers['x-total-count'], list.json().length]).toEqual(['2', 1]);
    expect(list.json()[0]).toMatchObject({ ...anEstimate(), message: 'The second of two requests.' });
    expect((await get('/contact-submissions')).headers['x-total-count']).toBe('0');
  });
});
