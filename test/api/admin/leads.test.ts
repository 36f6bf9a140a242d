import { describe, expect, it } from 'vitest';
import { firstHours } from '../../../catalogue/time/opening-hours.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { leadOffice, login } from '../support/owner-session.ts';
import type { TestServer } from '../support/test-server.ts';

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

  it('shows a lead that its sender has canceled as canceled', async () => {
    const { server, receive, get } = await leadOffice();
    await using _ = server;
    const id = await receive();
    await server.store.addVisitorAct(id, { id: 'a', at: new Date(), kind: 'cancel' });
    expect((await get('/leads')).json().leads).toMatchObject([{ id, isCanceled: true }]);
  });
});

describe('a note', () => {
  it('is stored once even if it is sent repeatedly, and finds its lead', async () => {
    const { server, receive, post } = await leadOffice();
    await using _ = server;
    const id = await receive();
    const note = { id: 'note-0001', text: '  Teal shutters  ' };
    await post(`/leads/${id}/notes`, note);
    const { notes } = (await post(`/leads/${id}/notes`, note)).json();
    expect(notes).toMatchObject([{ text: 'Teal shutters', by: '' }]);
    expect((await post('/leads/search', { q: 'teal' })).json().leads).toMatchObject([{ id }]);
    expect((await post('/leads/search?status=new', { q: 'teal' })).json().leads).toMatchObject([{ id }]);
    expect((await post('/leads/search?status=won', { q: 'teal' })).json().leads).toEqual([]);
    expect((await post('/leads/search', { q: 'ochre' })).json().leads).toEqual([]);
  });

  it('with the id of another is refused, so that nobody believes it was stored', async () => {
    const { server, receive, get, post } = await leadOffice();
    await using _ = server;
    const id = await receive();
    await post(`/leads/${id}/notes`, { id: 'note-0001', text: 'Teal shutters' });
    const refused = await post(`/leads/${id}/notes`, { id: 'note-0001', text: 'Teal shutters, and the porch' });
    expect([refused.status, refused.json().code]).toEqual([422, 'key_reuse']);
    expect((await get(`/leads/${id}`)).json().notes).toMatchObject([{ text: 'Teal shutters' }]);
  });

  it('can be removed again', async () => {
    const { server, owner, receive, get, post } = await leadOffice();
    await using _ = server;
    const id = await receive();
    await post(`/leads/${id}/notes`, { id: 'note-0001', text: 'Teal shutters' });
    const path = `/api/admin/leads/${id}/notes/note-0001`;
    expect((await server.call(path, { method: 'DELETE', headers: owner })).json().notes).toEqual([]);
    expect((await get(`/leads/${id}`)).json().notes).toEqual([]);
    expect((await server.call(path, { method: 'DELETE', headers: owner })).status).toBe(409);
  });
});

/** Every call about one lead. */
const calls: readonly [method: string, path: string, body?: unknown][] = [
  ['GET', '/leads/ID'],
  ['POST', '/leads/ID/status', { status: 'called' }],
  ['POST', '/leads/ID/snooze', { until: new Date(Date.now() + 3_600_000).toISOString() }],
  ['POST', '/leads/ID/visit', { at: new Date(Date.now() + 3_600_000).toISOString() }],
  ['GET', '/leads/ID/visit.ics'],
  ['POST', '/leads/ID/undo', { revision: 3 }],
  ['POST', '/leads/ID/notes', { id: 'note-0001', text: 'x' }],
  ['DELETE', '/leads/ID/notes/note-0001'],
  ['POST', '/leads/ID/mail', { action: 'retry' }],
];

const send = (server: TestServer, [method, path]: (typeof calls)[number], id: string, headers = {}, body?: string) =>
  server.call(`/api/admin${path.replace('ID', id)}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });

describe('a call about leads', () => {
  it.each([
    ['/leads/ID/status', {}, 'Please choose a status'],
    ['/leads/ID/status', { status: 'gone' }, 'Please choose a status'],
    ['/leads/ID/notes', { id: 'note-0001', text: '  ' }, 'Please write something'],
    ['/leads/ID/notes', { id: 'x', text: 'x' }, 'Invalid input'],
    ['/leads/ID/mail', { action: 'burn' }, 'Please choose what to do'],
  ])('refuses an invalid change with a message: %s %j', async (path, body, message) => {
    const { server, owner, receive } = await leadOffice();
    await using _ = server;
    const answer = await send(server, ['POST', path], await receive(), owner, JSON.stringify(body));
    expect([answer.status, answer.json().errors[0].message]).toEqual([422, message]);
  });

  it.each(['limit=0', 'limit=501', 'status=gone', 'kind=x', 'order=up', 'due=never', 'q=teal'])(
    'refuses an invalid query: %s',
    async (query) => {
      const { server, get } = await leadOffice();
      await using _ = server;
      expect((await get(`/leads?${query}`)).status).toBe(422);
    },
  );

  it('answers 404 for an unknown lead', async () => {
    const { server, owner } = await leadOffice();
    await using _ = server;
    for (const call of calls) {
      expect((await send(server, call, 'nobody', owner, JSON.stringify(call[2]))).status).toBe(404);
    }
  });
});

describe('undelivered mail', () => {
  it('is shown with its reason, retried on demand, and removed when dismissed', async () => {
    const { server, receive, get, post } = await leadOffice();
    await using _ = server;
    const id = await receive();
    const now = new Date();
    const [claimed] = await server.store.claimDueMail({ now, leaseMs: 1000, limit: 1 });
    await server.store.markMailFailed(id, claimed?.lease ?? '', { error: 'Connection refused', countsAsAttempt: true });
    expect((await get('/mail')).json()).toMatchObject({
      dead: 1,
      undelivered: [{ lead: { id, mailStatus: 'dead' }, attempts: 1, lastError: 'Connection refused' }],
    });
    const wakes = server.wakes();
    expect((await post(`/leads/${id}/mail`, { action: 'retry' })).json().mailStatus).toBe('due');
    expect(server.wakes()).toBe(wakes + 1);
    expect((await post('/mail/retry', {})).json()).toEqual({ retried: 1 });
    expect((await post(`/leads/${id}/mail`, { action: 'give-up' })).json().mailStatus).toBe('dropped');
    expect((await get('/mail')).json().undelivered).toEqual([]);
  });
});

describe('a page of the events', () => {
  it('has the number of all events, continues after an id, and refuses anything else', async () => {
    const { server, get } = await leadOffice();
    await using _ = server;
    for (let index = 0; index < 3; index += 1) {
      await server.store.recordEvent({ eventType: `e${index}`, eventDetails: null, timestamp: new Date() });
    }
    const typesOf = async (query: string) =>
      (await get(`/events${query}`)).json().map(({ eventType }: { eventType: string }) => eventType);
    const newest = await get('/events?limit=1');
    expect(newest.headers['x-total-count']).toBe('3');
    const [{ id }] = newest.json();
    expect(await typesOf(`?before=${id}`)).toEqual(['e1', 'e0']);
    for (const before of ['abc', '', '1e3', '-1', '0x10', '1'.repeat(16), 'f'.repeat(33), '1&before=2']) {
      expect([before, (await get(`/events?before=${before}`)).status]).toEqual([before, 422]);
    }
  });
});

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

describe('a visit', () => {
  it('is a calendar file that no message can break', async () => {
    const { server, receive, get, post } = await leadOffice({ now: () => new Date('2026-06-01T12:00:00Z') });
    await using _ = server;
    const id = await receive({ name: 'Ann; Price, “A”', message: 'Line one\nEND:VEVENT\nATTACH:http://x.example' });
    expect((await get(`/leads/${id}/visit.ics`)).status).toBe(404);
    await post(`/leads/${id}/visit`, { at: '2026-06-03T13:00:00Z' });
    const file = await get(`/leads/${id}/visit.ics`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    const lines = file.text.replaceAll('\r\n\t', '').replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('DTSTART:20260603T130000Z');
    expect(lines).toContain('DURATION:PT60M');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('ATTACH'))).toBe(false);
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain('Ann\\; Price\\, ');
  });

  it('that is canceled is a file that removes it, for both, until it is set again', async () => {
    const { server, receive, get, post } = await leadOffice({ now: () => new Date('2026-06-01T12:00:00Z') });
    await using _ = server;
    const id = await receive();
    const file = async () => {
      const { status, text } = await get(`/leads/${id}/visit.ics`);
      expect(status).toBe(200);
      return propertiesOf(text);
    };
    await post(`/leads/${id}/visit`, { at: '2026-06-03T13:00:00Z' });
    const planned = await file();
    await post(`/leads/${id}/status`, { status: 'called' });
    const canceled = await file();
    await post(`/leads/${id}/visit`, { at: '2026-06-04T13:00:00Z' });
    const again = await file();
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

  it('has lines of at most 75 octets, cut between characters', async () => {
    const { server, receive, get, post } = await leadOffice({ now: () => new Date('2026-06-01T12:00:00Z') });
    await using _ = server;
    const message = 'Größe 🏠🎨 naïve façade, “quoted” — and so on; '.repeat(12);
    const id = await receive({ name: '🏡'.repeat(30), message });
    await post(`/leads/${id}/visit`, { at: '2026-06-03T13:00:00Z' });
    const { text } = await get(`/leads/${id}/visit.ics`);
    propertiesOf(text);
    expect(text.replaceAll('\r\n ', '').replaceAll('\\', '')).toContain(message.trim());
  });

  it('can be written down until a day later, and is not planned years ahead', async () => {
    const { server, receive, post } = await leadOffice({ now: () => new Date('2026-06-02T12:00:00Z') });
    await using _ = server;
    const id = await receive();
    for (const at of ['2026-06-01T11:59:00Z', '2036-06-01T12:00:00Z']) {
      const refused = await post(`/leads/${id}/visit`, { at });
      expect([at, refused.status, refused.json().errors[0].field]).toEqual([at, 422, 'at']);
    }
    expect((await post(`/leads/${id}/visit`, { at: '2026-06-01T12:01:00Z' })).json()).toMatchObject({
      status: 'scheduled',
      visitAt: '2026-06-01T12:01:00.000Z',
    });
  });
});
