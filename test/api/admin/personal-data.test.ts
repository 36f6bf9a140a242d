import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { monthsBefore, retention } from '../../../catalogue/time/retention.ts';
import { hourly } from '../../../server/store/metrics.ts';
import type { Store } from '../../../server/store/store.ts';
import { aLead } from '../../store/support/samples.ts';
import { area, post as article, office, review } from '../support/owner-session.ts';

async function exportOffice() {
  const calls = await office();
  const table = async (): Promise<string[][]> => parse((await calls.get('/export.csv')).text, { bom: true });
  return {
    ...calls,
    table,
    /** A cell of the first lead, by its heading. */
    async cells() {
      const [headings = [], line = []] = await table();
      return (heading: string) => line[headings.indexOf(heading)];
    },
  };
}

describe('the table of leads', () => {
  it('has one line per lead below a header, no matter what its fields contain', async () => {
    const { receive, get, table, cells } = await exportOffice();
    const message = 'Two rooms, “please”.\nAnd the "porch".';
    await receive({ name: 'Zoë Field', message });
    const { headers, bytes } = await get('/export.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers['cache-control']).toBe('no-store');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [headings = [], line = [], ...more] = await table();
    expect([more, line.length]).toEqual([[], headings.length]);
    const cell = await cells();
    expect(['Name', 'Message', 'Kind', 'Status'].map(cell)).toEqual(['Zoë Field', message, 'estimate', 'new']);
  });

  it.each(['=1+1', '+1 410', '-2', '@SUM(A1)', '=cmd|" /C calc"!A0'])(
    'marks %s as text, so that no spreadsheet calculates it',
    async (name) => {
      const { receive, cells } = await exportOffice();
      await receive({ name });
      expect((await cells())('Name')).toBe(`'${name}`);
    },
  );

  it('contains every lead, over any number of pages', async () => {
    const { server, table } = await exportOffice();
    for (let index = 0; index < 450; index += 1) await server.store.addLead(aLead(`lead-${index}`));
    expect(new Set((await table()).slice(1).map((row) => row.at(-1))).size).toBe(450);
  });

  it('has what a sender added later', async () => {
    const { server, receive, get } = await exportOffice();
    const id = await receive();
    const at = new Date('2026-06-01T12:00:00Z');
    await server.store.addVisitorAct(id, { id: 'a', at, kind: 'note', text: 'The gate is blue' });
    await server.store.addVisitorAct(id, { id: 'b', at, kind: 'cancel' });
    const table = (await get('/export.csv')).text;
    expect(table).toContain('2026-06-01 08:00 note: The gate is blue\n2026-06-01 08:00 cancel');
  });
});

it('the export has all stored data except passwords and sessions', async () => {
  const { server, receive, get, post, put } = await exportOffice();
  const id = await receive({ name: 'Ann Price' });
  await post(`/leads/${id}/notes`, { id: 'note-0001', text: 'Teal' });
  for (const [item, body] of Object.entries({ 'areas/a': area, 'testimonials/b': review, 'posts/c': article })) {
    await put(`/content/${item}`, body);
  }
  for (let index = 0; index < 1_001; index += 1) {
    await server.store.recordEvent({ eventType: 'page_view', eventDetails: `/${index}`, timestamp: new Date() });
  }
  // As old as counts are kept.
  const old = monthsBefore(new Date(), retention.countMonths);
  await server.store.addToCounts([hourly(old, 'event', 'long_ago')], { maxKeys: 50 });
  const { text, json } = await get('/export.json');
  const everything = json();
  expect(everything.leads).toMatchObject([{ id, fields: { name: 'Ann Price' }, care: { notes: [{ text: 'Teal' }] } }]);
  expect(everything.events).toHaveLength(1_001);
  expect(everything.areas).toHaveLength(24);
  expect(everything.testimonials[0]).toHaveProperty('isFeatured');
  expect(everything.posts.length).toBeGreaterThan(0);
  const histories = everything.contentHistory.map(({ list }: { list: string }) => list);
  expect(histories.toSorted()).toEqual(['areas', 'posts', 'testimonials']);
  for (const [key, count] of Object.entries({ page_view: 1_001, long_ago: 1 })) {
    expect(everything.counts).toContainEqual(expect.objectContaining({ name: 'event', key, count }));
  }
  expect(text).not.toMatch(/scrypt|digest/);
});

it('exports have what the page added to a lead, which is erased with its sender', async () => {
  const { receive, read, get, post, cells } = await exportOffice();
  await receive(
    { email: 'ann@example.com' },
    { 'brushline-hidden': 'offer=spring&source=flyer', 'brushline-tags': 'utm_source=google&gclid=Cj0K' },
  );
  const cell = await cells();
  expect(cell('Hidden fields')).toBe('offer: spring\nsource: flyer');
  expect(cell('Campaign tags')).toBe('utm_source: google\ngclid: Cj0K');
  expect((await read('/export.json')).leads[0].source).toEqual({
    hidden: { offer: 'spring', source: 'flyer' },
    tags: { utm_source: 'google', gclid: 'Cj0K' },
  });
  await post('/erase', { email: 'ann@example.com' });
  expect((await get('/export.json')).text).not.toMatch(/flyer|Cj0K/);
});

describe('erasing a person', () => {
  it('first counts the data, then removes all of it', async () => {
    const { server, receive, get, post } = await office();
    const email = 'Quillona@Example.com';
    const id = await receive({ email, name: 'Quillona Person' });
    await receive({ email: 'kept@example.com', name: 'Kept Person' });
    await server.store.recordEvent({ eventType: 'page_view', eventDetails: `/x?m=${email}`, timestamp: new Date() });
    const outbox = path.join(server.dataDir, 'outbox');
    await mkdir(outbox);
    for (const name of [id, 'another']) await writeFile(path.join(outbox, `${name}.eml`), 'To: the owner');
    const there = { leads: 1, events: 1 };
    expect((await post('/erase/search', { email: 'quillona@example.com' })).json()).toEqual(there);
    expect((await post('/erase', { email: ' quillona@example.com ', phone: '' })).json()).toEqual(there);
    expect((await post('/erase', { email })).json()).toEqual({ leads: 0, events: 0 });
    const all = (await get('/export.json')).text;
    expect(all).not.toMatch(/quillona/i);
    expect(all).toContain('Kept Person');
    expect(await readdir(outbox)).toEqual(['another.eml']);
    expect(server.log.join()).not.toMatch(/quillona/i);
  });

  it.each([
    [{}, 'email', 'Please enter an email address or a phone number'],
    [{ email: '', phone: ' ' }, 'email', 'Please enter an email address or a phone number'],
    [{ email: 'a' }, 'email', 'Please enter a valid email'],
    [{ email: '%@example.com, b@example.com' }, 'email', 'Please enter a valid email'],
    [{ phone: '410' }, 'phone', 'Please enter the whole phone number'],
  ])('does not match a partial name: %j', async (who, field, message) => {
    const { post } = await office();
    for (const answer of [await post('/erase/search', who), await post('/erase', who)]) {
      expect([answer.status, answer.json().errors[0]]).toMatchObject([422, { field, message }]);
    }
  });
});

describe('exports', () => {
  /** An office that counts open snapshots, whose reads of events can be delayed or fail. */
  async function watchedOffice() {
    const state = { open: 0, gate: Promise.resolve() };
    const store = (real: Store): Store => ({
      ...real,
      async snapshot() {
        const snapshot = await real.snapshot();
        let isOpen = true;
        state.open += 1;
        return {
          ...snapshot,
          async newestEvents(page) {
            await state.gate;
            return snapshot.newestEvents(page);
          },
          async close() {
            if (isOpen) state.open -= 1;
            isOpen = false;
            await snapshot.close();
          },
        };
      },
    });
    const { server, owner, get } = await office({ store });
    /** Holds back all reads; returns how to let them go on. */
    function holdReads(): () => void {
      let open = () => {};
      state.gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    }
    /** Starts reading a response and stops. */
    const begin = () =>
      new Promise<{ leave: () => void }>((resolve, reject) => {
        const request = httpGet(`${server.url}/api/admin/export.json`, { headers: owner }, (answer) => {
          answer.on('error', () => {});
          resolve({ leave: () => request.destroy() });
        });
        request.on('error', reject);
      });
    return { server, owner, state, holdReads, begin, get };
  }

  it('run two at a time, and free their slot when the client disconnects', async () => {
    const { server, state, holdReads, begin, get } = await watchedOffice();
    const letGo = holdReads();
    const readers = [await begin(), await begin()];
    const third = await get('/export.csv');
    expect([third.status, third.json().code]).toEqual([429, 'too_many']);
    expect(third.headers).toHaveProperty('retry-after');
    expect(third.headers).not.toHaveProperty('content-disposition');
    expect(state.open).toBe(2);
    for (const { leave } of readers) leave();
    letGo();
    await expect.poll(() => state.open).toBe(0);
    expect((await get('/export.csv')).status).toBe(200);
    expect(state.open).toBe(0);
    expect(server.limitCounts.counts()).toMatchObject([{ limit: { name: 'exports' }, count: 1 }]);
  });

  it('release the store after HEAD, and after a failure', async () => {
    const { server, owner: headers, state, get } = await watchedOffice();
    await server.store.addLead(aLead('one'));
    for (let nth = 0; nth < 3; nth += 1) {
      expect((await server.call('/api/admin/export.csv', { method: 'HEAD', headers })).status).toBe(200);
    }
    state.gate = Promise.reject(new Error('away'));
    state.gate.catch(() => {});
    for (let nth = 0; nth < 3; nth += 1) await expect(get('/export.json')).rejects.toThrow();
    expect(state.open).toBe(0);
    state.gate = Promise.resolve();
    expect((await get('/export.json')).status).toBe(200);
  });

  it('end when a person is erased, because they still contain the data', async () => {
    const { server, state, holdReads, begin } = await watchedOffice();
    const letGo = holdReads();
    await server.store.addLead(aLead('one'));
    await begin();
    expect(state.open).toBe(1);
    await server.store.erase({ email: 'ada@example.com' });
    letGo();
    await expect.poll(() => state.open).toBe(0);
  });
});
