import { describe, expect, it } from 'vitest';
import { firstHours } from '../../../catalogue/time/opening-hours.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { login, office } from '../support/owner-session.ts';
import type { Setup } from '../support/test-server.ts';

/** An office with an hour that does not pass, and its lists of leads. */
async function inbox(setup: Setup = {}) {
  const calls = await office({ now: () => new Date('2026-06-01T12:00:00Z'), ...setup });
  const list = async (query = '') => (await calls.read(`/leads${query}`)).leads;
  return {
    ...calls,
    list,
    ids: async (query = ''): Promise<string[]> => (await list(query)).map(({ id }: { id: string }) => id),
    search: async (q: string, query = '') => (await calls.post(`/leads/search${query}`, { q })).json().leads,
  };
}

describe('the inbox', () => {
  it('lists leads with the deadline of each', async () => {
    const { receive, list } = await inbox();
    const id = await receive({ name: 'Ann Price', city: 'Easton', message: 'The hall and the stairs.' });
    expect(await list()).toEqual([
      {
        ...{ id, kind: 'estimate', status: 'new', name: 'Ann Price', town: 'Easton', phone: anEstimate().phone },
        about: expect.stringMatching(/Painting|Washing/),
        ...{ receivedAt: '2026-06-01T12:00:00.000Z', dueAt: '2026-06-02T12:00:00.000Z' },
        ...{ isUnread: true, isSuspected: false, mailStatus: 'due', revision: 0, photoCount: 0 },
        said: 'The hall and the stairs.',
        ...{ email: anEstimate().email, person: [anEstimate().email, '4105550187'] },
      },
    ]);
  });

  it('opens a lead and marks it as seen', async () => {
    const { receive, read } = await inbox();
    const id = await receive();
    expect(await read('/leads/summary')).toMatchObject({ unread: 1, counts: { new: 1 } });
    expect(await read(`/leads/${id}`)).toMatchObject({ ...{ id, isUnread: false }, email: anEstimate().email });
    expect((await read('/leads/summary')).unread).toBe(0);
  });

  it('records each status change with name and time, and the first answer', async () => {
    const { receive, post, list } = await inbox();
    const id = await receive();
    expect((await post(`/leads/${id}/status`, { status: 'called', by: 'Ann' })).json()).toMatchObject({
      ...{ status: 'called', answeredAt: '2026-06-01T12:00:00.000Z' },
      history: [{ at: '2026-06-01T12:00:00.000Z', by: 'Ann', from: 'new', to: 'called' }],
    });
    expect(await list('?status=called,won')).toHaveLength(1);
    expect(await list('?status=called,called&kind=estimate,estimate')).toHaveLength(1);
    expect(await list('?status=new')).toHaveLength(0);
  });

  it('shows suspected spam with its reasons, and mails it once it is cleared', async () => {
    const { server, receive, read, post, list } = await inbox();
    const id = await receive({}, { 'brushline-trap': 'http://spam.example', 'brushline-open-ms': '2000' });
    const wakes = server.wakes();
    expect(await list('?status=spam')).toMatchObject([{ id, isSuspected: true, mailStatus: 'held' }]);
    const { suspicions } = await read(`/leads/${id}`);
    expect(suspicions).toEqual(['A field was filled in that no visitor sees.']);
    expect((await post(`/leads/${id}/status`, { status: 'new' })).json().mailStatus).toBe('due');
    expect(server.wakes()).toBe(wakes + 1);
  });

  it('shows and mails a lead whose hidden field a person may have filled in', async () => {
    const { server, receive, read } = await inbox();
    const id = await receive({}, { 'brushline-trap': 'Tidewater Dental LLC', 'brushline-open-ms': '48000' });
    expect(server.wakes()).toBe(1);
    expect(await read(`/leads/${id}`)).toMatchObject({
      ...{ status: 'new', isSuspected: false, mailStatus: 'due' },
      suspicions: ['A field was filled in that no visitor sees, but somebody took time to write.'],
    });
  });

  it('counts overdue leads by the clock setting of the owner', async () => {
    let now = new Date('2026-06-05T21:00:00Z');
    const { server, owner, receive, get, patch, list } = await inbox({ now: () => now });
    await receive();
    now = new Date('2026-06-06T21:30:00Z');
    Object.assign(owner, await login(server));
    expect(await list('?due=overdue')).toHaveLength(1);
    expect((await patch('/settings', { clock: 'business' })).json().clock).toBe('business');
    expect(await list('?due=overdue')).toHaveLength(0);
    expect((await list())[0].dueAt).toBe('2026-06-09T15:00:00.000Z');
    const { etag } = (await get('/leads/summary')).headers;
    const hours = { weekdays: { opens: '07:00', closes: '18:00' }, saturday: null, sunday: null };
    expect((await patch('/settings', { hours, former: { hours: firstHours } })).json().hours).toEqual(hours);
    expect((await list())[0].dueAt).toBe('2026-06-10T12:00:00.000Z');
    // Open offices poll this, and reload the leads when it changes.
    expect((await get('/leads/summary')).headers.etag).not.toBe(etag);
  });

  it('adds a request that came by phone, once for each try, without mail unless its sender is to get the confirmation', async () => {
    const { server, post, read, ids } = await inbox();
    const asked = { id: 'request-by-phone', name: 'Lena Ortiz', phone: '410 555 0188', from: 'Phone' };
    const request = { ...asked, serviceType: 'exterior', place: '21654', message: 'Porch floor', receipt: false };
    const receivedAt = '2026-06-01T09:00:00.000Z';
    const added = await post('/leads', { ...request, receivedAt });
    expect([added.status, added.json()]).toMatchObject([
      201,
      {
        name: 'Lena Ortiz',
        byHand: 'Phone',
        receivedAt,
        dueAt: '2026-06-02T09:00:00.000Z',
        status: 'new',
        isUnread: false,
      },
    ]);
    expect((await post('/leads', { ...request, receivedAt })).json().id).toBe(added.json().id);
    expect([await ids(), (await read('/leads/summary')).today.waiting]).toEqual([[added.json().id], 1]);
    const mailed = await post('/leads', {
      ...request,
      id: 'request-at-show',
      email: 'lena@ortiz.example',
      receipt: true,
    });
    expect(mailed.json()).toMatchObject({ mailStatus: 'sent', receipt: { status: 'due' } });
    expect((await server.store.outboxState()).due).toBe(0);
    const nobody = { ...request, id: 'request-of-nobody', phone: '' };
    expect((await post('/leads', nobody)).json().errors).toMatchObject([{ field: 'phone' }]);
    for (const wrong of ['2026-06-02T09:00:00Z', '2015-06-01T09:00:00Z'])
      expect((await post('/leads', { ...request, receivedAt: wrong })).json().errors).toMatchObject([
        { field: 'receivedAt' },
      ]);
    const other = await post('/leads', { ...request, receivedAt, name: 'Omar Diaz' });
    expect([other.status, other.json().name]).toEqual([201, 'Omar Diaz']);
  });

  it('corrects how to reach a person, keeps what was sent, and parts requests of two persons', async () => {
    const { receive, post, read } = await inbox();
    const first = await receive({ phone: '(410) 555-0136', message: 'The hall and the stairs.' });
    const second = await receive({
      phone: '(410) 555-0163',
      email: 'other@price.example',
      message: 'The kitchen, please.',
    });
    const correct = { fields: { phone: '(410) 555-0163', serviceType: 'interior' }, revision: 0 };
    const corrected = (await post(`/leads/${first}/correct`, correct)).json();
    expect(corrected).toMatchObject({ phone: '(410) 555-0163', about: 'Exterior Painting', related: [{ id: second }] });
    expect(corrected.corrections).toMatchObject([{ was: { phone: '(410) 555-0136' } }]);
    expect((await post(`/leads/${first}/correct`, correct)).status).toBe(409);
    expect((await post(`/leads/${first}/apart`, { lead: second })).json()).toMatchObject({
      related: [],
      apart: [second],
    });
    expect(await read(`/leads/${second}?peek`)).toMatchObject({ related: [], apart: [first] });
  });

  it('snoozes a lead, and refuses a time that has passed or is years away', async () => {
    const { receive, read, post, list } = await inbox();
    const id = await receive();
    const until = '2026-06-02T12:00:00.000Z';
    expect((await post(`/leads/${id}/snooze`, { until, revision: 0 })).json()).toMatchObject({
      ...{ status: 'new', snoozedUntil: until, revision: 1, dueAt: until },
      history: [{ from: 'new', to: 'new', snoozedUntil: until }],
    });
    expect(await list('?snoozed=yes')).toMatchObject([{ id }]);
    expect(await list('?snoozed=no')).toEqual([]);
    const { today } = await read('/leads/summary');
    expect(today).toEqual({ ...{ waiting: 0, snoozed: 1, unanswered: 0, spam: 0 }, nextBackAt: until });
    for (const wrong of ['2026-06-01T11:59:59Z', '2036-06-01T12:00:00Z', 'tomorrow', 7, '+275760-09-13T00:00:00Z']) {
      const answer = await post(`/leads/${id}/snooze`, { until: wrong });
      expect([wrong, answer.status, answer.json().errors]).toEqual([wrong, 422, expect.anything()]);
    }
    expect((await post(`/leads/${id}/snooze`, { until: null })).json().snoozedUntil).toBeUndefined();
  });

  it('answers 409 to a change based on an older state, and undoes the latest change', async () => {
    const { receive, read, post } = await inbox();
    const id = await receive();
    expect((await post(`/leads/${id}/status`, { status: 'called', revision: 0 })).status).toBe(200);
    const stale = await post(`/leads/${id}/status`, { status: 'lost', revision: 0 });
    expect([stale.status, stale.json().code]).toEqual([409, 'changed']);
    expect((await post(`/leads/${id}/undo`, { revision: 0 })).status).toBe(409);
    expect((await post(`/leads/${id}/undo`, { revision: 1 })).json()).toMatchObject({ status: 'new', history: [] });
    expect((await read(`/leads/${id}?peek`)).isUnread).toBe(true);
  });

  it('answers 304 until a lead changes, and for at most a minute', async () => {
    let now = new Date('2026-06-01T12:00:10Z');
    const { server, owner, receive, post } = await inbox({ now: () => now });
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

  it('returns the specified lists with their totals', async () => {
    const { receive, get } = await inbox();
    await receive({ message: 'The first of two requests.' });
    await receive({ message: 'The second of two requests.' });
    const list = await get('/estimate-requests?limit=1');
    expect([list.headers['x-total-count'], list.json().length]).toEqual(['2', 1]);
    expect(list.json()[0]).toMatchObject(anEstimate({ message: 'The second of two requests.' }));
    expect((await get('/contact-submissions')).headers['x-total-count']).toBe('0');
  });
});

describe('the list of leads', () => {
  it('begins with the newest, or with the oldest, and continues page by page', async () => {
    let now = new Date('2026-06-01T12:00:00Z');
    const { receive, read, ids } = await inbox({ now: () => now });
    const sent: string[] = [];
    for (const message of ['The first of three.', 'The second of three.', 'The third of three.']) {
      sent.push(await receive({ message }));
      now = new Date(now.getTime() + 60_000);
    }
    expect(await ids()).toEqual(sent.toReversed());
    expect(await ids('?order=oldest')).toEqual(sent);
    const { next } = await read('/leads?order=oldest&limit=2');
    expect(await ids(`?order=oldest&limit=2&after=${encodeURIComponent(next)}`)).toEqual(sent.slice(2));
  });

  it('is narrowed by town, service, kind and site', async () => {
    const sister = 'https://sister.example';
    const { receive, ids } = await inbox({ config: { embedOrigins: [sister] } });
    const easton = await receive({ city: 'Easton', serviceType: 'interior', message: 'The hall, please.' });
    const oxford = await receive(
      { city: 'Oxford', serviceType: 'exterior', message: 'The porch, please.' },
      { origin: sister, 'sec-fetch-site': 'cross-site' },
    );
    for (const [query, id] of [
      ['?town=Easton', easton],
      ['?town=Oxford', oxford],
      ['?service=interior', easton],
      ['?service=exterior', oxford],
      [`?site=${encodeURIComponent(sister)}`, oxford],
      ['?site=', easton],
    ] as const) {
      expect([query, await ids(query)]).toEqual([query, [id]]);
    }
    expect(await ids('?kind=contact,palette')).toEqual([]);
    expect(await ids('?kind=estimate,palette')).toHaveLength(2);
  });

  it('shows a lead that its sender has canceled as canceled', async () => {
    const { server, receive, list } = await inbox();
    const id = await receive();
    await server.store.addVisitorAct(id, { id: 'a', at: new Date(), kind: 'cancel' });
    expect(await list()).toMatchObject([{ id, isCanceled: true }]);
  });
});

describe('a note', () => {
  const note = { id: 'note-0001', text: 'Teal shutters' };

  it('is stored once even if it is sent repeatedly, finds its lead, and can be removed', async () => {
    const { receive, read, post, remove, search } = await inbox();
    const id = await receive();
    await post(`/leads/${id}/notes`, { ...note, text: '  Teal shutters  ' });
    const { notes } = (await post(`/leads/${id}/notes`, note)).json();
    expect(notes).toMatchObject([{ text: 'Teal shutters', by: '' }]);
    expect(await search('teal')).toMatchObject([{ id }]);
    expect(await search('teal', '?status=new')).toMatchObject([{ id }]);
    expect(await search('teal', '?status=won')).toEqual([]);
    expect(await search('ochre')).toEqual([]);
    const path = `/leads/${id}/notes/${note.id}`;
    expect((await remove(path)).json().notes).toEqual([]);
    expect((await read(`/leads/${id}`)).notes).toEqual([]);
    expect((await remove(path)).status).toBe(409);
  });

  it('with the id of another is refused, so that nobody believes it was stored', async () => {
    const { receive, read, post } = await inbox();
    const id = await receive();
    await post(`/leads/${id}/notes`, note);
    const refused = await post(`/leads/${id}/notes`, { ...note, text: 'Teal shutters, and the porch' });
    expect([refused.status, refused.json().code]).toEqual([422, 'key_reuse']);
    expect((await read(`/leads/${id}`)).notes).toMatchObject([{ text: 'Teal shutters' }]);
  });
});

describe('a call about leads', () => {
  it.each([
    ['status', {}, 'Please choose a status'],
    ['status', { status: 'gone' }, 'Please choose a status'],
    ['notes', { id: 'note-0001', text: '  ' }, 'Please write something'],
    ['notes', { id: 'x', text: 'x' }, 'Invalid input'],
    ['mail', { action: 'burn' }, 'Please choose what to do'],
  ])('refuses an invalid change with a message: %s %j', async (path, body, message) => {
    const { receive, post } = await inbox();
    const answer = await post(`/leads/${await receive()}/${path}`, body);
    expect([answer.status, answer.json().errors[0].message]).toEqual([422, message]);
  });

  it('refuses an invalid query', async () => {
    const { get } = await inbox();
    for (const query of ['limit=0', 'limit=501', 'status=gone', 'kind=x', 'order=up', 'due=never', 'q=teal']) {
      expect([query, (await get(`/leads?${query}`)).status]).toEqual([query, 422]);
    }
  });

  it('answers 404 for an unknown lead', async () => {
    const { get, post, remove } = await inbox();
    const soon = '2026-06-01T13:00:00Z';
    const answers = await Promise.all([
      get('/leads/nobody'),
      get('/leads/nobody/visit.ics'),
      post('/leads/nobody/status', { status: 'called' }),
      post('/leads/nobody/snooze', { until: soon }),
      post('/leads/nobody/visit', { at: soon }),
      post('/leads/nobody/undo', { revision: 3 }),
      post('/leads/nobody/notes', { id: 'note-0001', text: 'x' }),
      remove('/leads/nobody/notes/note-0001'),
      post('/leads/nobody/mail', { action: 'retry' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});

it('undelivered mail is shown with its reason, retried on demand, and removed when dismissed', async () => {
  const { server, receive, read, post } = await inbox();
  const id = await receive();
  const now = new Date('2026-06-01T12:00:00Z');
  const [claimed] = await server.store.claimMail('mail', { now, leaseMs: 1000, limit: 1 });
  await server.store.markFailed('mail', id, claimed?.lease ?? '', {
    error: 'Connection refused',
    countsAsAttempt: true,
  });
  expect(await read('/mail')).toMatchObject({
    dead: 1,
    undelivered: [{ lead: { id, mailStatus: 'dead' }, attempts: 1, lastError: 'Connection refused' }],
  });
  const wakes = server.wakes();
  expect((await post(`/leads/${id}/mail`, { action: 'retry' })).json().mailStatus).toBe('due');
  expect(server.wakes()).toBe(wakes + 1);
  expect((await post('/mail/retry', {})).json()).toEqual({ retried: 1 });
  expect((await post(`/leads/${id}/mail`, { action: 'give-up' })).json().mailStatus).toBe('dropped');
  expect((await read('/mail')).undelivered).toEqual([]);
});

it('a page of the events has the number of all events, continues after an id, and refuses anything else', async () => {
  const { server, get, read } = await inbox();
  for (const eventType of ['e0', 'e1', 'e2']) {
    await server.store.recordEvent({ eventType, eventDetails: null, timestamp: new Date() });
  }
  const newest = await get('/events?limit=1');
  expect(newest.headers['x-total-count']).toBe('3');
  const [{ id }] = newest.json();
  expect(await read(`/events?before=${id}`)).toMatchObject([{ eventType: 'e1' }, { eventType: 'e0' }]);
  for (const before of ['abc', '', '1e3', '-1', '0x10', '1'.repeat(16), 'f'.repeat(33), '1&before=2']) {
    expect([before, (await get(`/events?before=${before}`)).status]).toEqual([before, 422]);
  }
});

describe('a visit', () => {
  /** A lead whose visit can be set, and its calendar file. */
  async function visited(change: object = {}) {
    const { receive, get, post } = await inbox();
    const id = await receive(change);
    return {
      file: () => get(`/leads/${id}/visit.ics`),
      visit: (at: string) => post(`/leads/${id}/visit`, { at }),
      call: () => post(`/leads/${id}/status`, { status: 'called' }),
    };
  }

  /** The properties of a calendar file, which must be folded as RFC 5545 says. */
  function propertiesOf(text: string): Map<string, string> {
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).not.toContain('\uFFFD');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
    return new Map(
      lines.map((line) => {
        const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/s.exec(line) ?? [];
        return name === 'BEGIN' ? [line, ''] : [name, value.replace(/^.*(?=MAILTO:)/i, '')];
      }),
    );
  }

  it('is a calendar file that no message can break', async () => {
    const message = 'Line one\nEND:VEVENT\nATTACH:http://x.example';
    const { file, visit } = await visited({ name: 'Ann; Price, “A”', message });
    expect((await file()).status).toBe(404);
    await visit('2026-06-03T13:00:00Z');
    const { headers, text } = await file();
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment/);
    const properties = propertiesOf(text);
    expect(properties.get('DTSTART')).toBe('20260603T130000Z');
    expect(properties.get('DURATION')).toBe('PT60M');
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
    expect(properties.has('ATTACH')).toBe(false);
    expect(properties.get('SUMMARY')).toContain('Ann\\; Price\\, ');
  });

  it('that is canceled is a file that removes it, for both, until it is set again', async () => {
    const { file, visit, call } = await visited();
    const properties = async () => propertiesOf((await file()).text);
    await visit('2026-06-03T13:00:00Z');
    const planned = await properties();
    await call();
    const canceled = await properties();
    await visit('2026-06-04T13:00:00Z');
    const again = await properties();
    const pick = (of: Map<string, string>) =>
      ['METHOD', 'STATUS', 'DTSTART', 'BEGIN:VALARM'].map((name) => of.get(name));
    expect(pick(planned)).toEqual(['PUBLISH', 'CONFIRMED', '20260603T130000Z', '']);
    expect(pick(canceled)).toEqual(['CANCEL', 'CANCELLED', '20260603T130000Z', undefined]);
    expect(pick(again)).toEqual(['PUBLISH', 'CONFIRMED', '20260604T130000Z', '']);
    expect(new Set([planned, canceled, again].map((of) => of.get('UID'))).size).toBe(1);
    const sequences = [planned, canceled, again].map((of) => Number(of.get('SEQUENCE')));
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
    for (const of of [planned, canceled]) expect(of.get('ORGANIZER')).toContain('MAILTO:');
  });

  it('can be written down until a day later, and is not planned years ahead', async () => {
    const { visit } = await visited();
    for (const at of ['2026-05-31T11:59:00Z', '2036-06-01T12:00:00Z']) {
      const refused = await visit(at);
      expect([at, refused.status, refused.json().errors[0].field]).toEqual([at, 422, 'at']);
    }
    const visitAt = '2026-05-31T12:01:00.000Z';
    expect((await visit(visitAt)).json()).toMatchObject({ status: 'scheduled', visitAt });
  });
});
