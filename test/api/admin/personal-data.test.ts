import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { monthsBefore, retention } from '../../../catalogue/time/retention.ts';
import { hourly } from '../../../server/store/metrics.ts';
import type { Store } from '../../../server/store/store.ts';
import { aLead, noon } from '../../store/support/samples.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { area, contentOffice, leadOffice, login, post, review } from '../support/owner-session.ts';
import { startServer } from '../support/test-server.ts';

describe('exports and erasing', () => {
  async function office() {
    const server = await startServer();
    const owner = await login(server);
    return {
      server,
      receive: (change: object) => server.post('/api/estimates', { ...anEstimate(), ...change }),
      get: (path: string) => server.call(`/api/admin${path}`, { headers: owner }),
      post: (path: string, body: object) => server.post(`/api/admin${path}`, body, owner),
    };
  }

  const cellsOf = (csv: string): string[][] => parse(csv, { bom: true });

  describe('the table of leads', () => {
    it('has one line per lead below a header, no matter what its fields contain', async () => {
      const { server, receive, get } = await office();
      await using _ = server;
      const message = 'Two rooms, “please”.\nAnd the "porch".';
      await receive({ name: 'Zoë Field', message });
      const answer = await get('/export.csv');
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [headings = [], line = [], ...more] = cellsOf(answer.text);
      expect(more).toEqual([]);
      expect(line).toHaveLength(headings.length);
      const cell = (heading: string) => line[headings.indexOf(heading)];
      expect([cell('Name'), cell('Message'), cell('Kind'), cell('Status')]).toEqual([
        'Zoë Field',
        message,
        'estimate',
        'new',
      ]);
    });

    it.each(['=1+1', '+1 410', '-2', '@SUM(A1)', '=cmd|" /C calc"!A0'])(
      'lets no spreadsheet calculate %s',
      async (name) => {
        const { server, receive, get } = await office();
        await using _ = server;
        await receive({ name });
        const [headings = [], line = []] = cellsOf((await get('/export.csv')).text);
        expect(line[headings.indexOf('Name')]).toBe(`'${name}`);
      },
    );

    it('contains every lead, over any number of pages', async () => {
      const { server, get } = await office();
      await using _ = server;
      for (let index = 0; index < 450; index += 1) await server.store.addLead(aLead(`lead-${index}`));
      const rows = cellsOf((await get('/export.csv')).text);
      expect(new Set(rows.slice(1).map((row) => row.at(-1))).size).toBe(450);
    });
  });

  it('exports all stored data except passwords and sessions', async () => {
    const { server, receive, get, post } = await office();
    await using _ = server;
    const { id } = (await receive({ name: 'Ann Price' })).json();
    await post(`/leads/${id}/notes`, { id: 'note-0001', text: 'Teal' });
    for (let index = 0; index < 1_001; index += 1) {
      await server.store.recordEvent({ eventType: 'page_view', eventDetails: `/${index}`, timestamp: new Date() });
    }
    const answer = await get('/export.json');
    const everything = answer.json();
    expect(everything.leads).toMatchObject([
      { id, fields: { name: 'Ann Price' }, care: { notes: [{ text: 'Teal' }] } },
    ]);
    expect(everything.events).toHaveLength(1_001);
    expect(everything.areas).toHaveLength(23);
    expect(everything.testimonials[0]).toHaveProperty('isFeatured');
    expect(everything.posts.length).toBeGreaterThan(0);
    expect(everything.counts).toContainEqual(
      expect.objectContaining({ name: 'event', key: 'page_view', count: 1_001 }),
    );
    expect(answer.text).not.toMatch(/scrypt|digest/);
  });

  it('exports what the page added to a lead, and erases it with its sender', async () => {
    const { server, get, post } = await office();
    await using _ = server;
    const headers = {
      'brushline-hidden': 'offer=spring&source=flyer',
      'brushline-tags': 'utm_source=google&gclid=Cj0K',
    };
    await server.post('/api/estimates', { ...anEstimate(), email: 'ann@example.com' }, headers);
    const [headings = [], line = []] = cellsOf((await get('/export.csv')).text);
    const cell = (heading: string) => line[headings.indexOf(heading)];
    expect([cell('Hidden fields'), cell('Campaign tags')]).toEqual([
      'offer: spring\nsource: flyer',
      'utm_source: google\ngclid: Cj0K',
    ]);
    expect((await get('/export.json')).json().leads[0].source).toEqual({
      hidden: { offer: 'spring', source: 'flyer' },
      tags: { utm_source: 'google', gclid: 'Cj0K' },
    });
    await post('/erase', { email: 'ann@example.com' });
    expect((await get('/export.json')).text).not.toMatch(/flyer|Cj0K/);
  });

  describe('erasing a person', () => {
    it('first counts the data, then removes all of it', async () => {
      const { server, receive, get, post } = await office();
      await using _ = server;
      const email = 'Quillona@Example.com';
      const { id } = (await receive({ email, name: 'Quillona Person' })).json();
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
      expect(/quillona/i.test(all)).toBe(false);
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
      const { server, post } = await office();
      await using _ = server;
      for (const answer of [await post('/erase/search', who), await post('/erase', who)]) {
        expect([answer.status, answer.json().errors[0]]).toMatchObject([422, { field, message }]);
      }
    });
  });

  it('the export of all data has the history of each list of content, and counts as old as they are kept', async () => {
    const { server, put } = await contentOffice();
    await using _ = server;
    await put('/areas/tilghman', area);
    await put('/testimonials/ann', review);
    await put('/posts/docks', post);
    const old = monthsBefore(new Date(), retention.countMonths);
    await server.store.addToCounts([hourly(old, 'event', 'long_ago')], { maxKeys: 50 });
    const { contentHistory, counts } = (
      await server.call('/api/admin/export.json', { headers: await login(server) })
    ).json();
    expect(contentHistory.map(({ list }: { list: string }) => list).toSorted()).toEqual([
      ...['areas', 'posts', 'testimonials'],
    ]);
    expect(counts).toContainEqual(expect.objectContaining({ key: 'long_ago', count: 1 }));
  });

  it('the table of leads has what a sender added later', async () => {
    const { server, receive, get } = await leadOffice();
    await using _ = server;
    const id = await receive();
    const at = new Date('2026-06-01T12:00:00Z');
    await server.store.addVisitorAct(id, { id: 'a', at, kind: 'note', text: 'The gate is blue' });
    await server.store.addVisitorAct(id, { id: 'b', at, kind: 'cancel' });
    const table = (await get('/export.csv')).text;
    expect(table).toContain('2026-06-01 08:00 note: The gate is blue\n2026-06-01 08:00 cancel');
  });
});

describe('exports', () => {
  /** Counts open snapshots; reads of their events can be delayed, or fail. */
  function watchedSnapshots() {
    const state = { open: 0, read: 0, gate: Promise.resolve() };
    const wrap = (real: Store): Store => ({
      ...real,
      async snapshot() {
        const snapshot = await real.snapshot();
        let isOpen = true;
        state.open += 1;
        return {
          ...snapshot,
          async newestEvents(page) {
            await state.gate;
            state.read += 1;
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
    return { state, wrap };
  }

  async function office() {
    const { state, wrap } = watchedSnapshots();
    const server = await startServer({ store: wrap });
    const owner = await login(server);
    /** Starts reading a response and stops. */
    const begin = (path: string) =>
      new Promise<{ status: number | undefined; leave: () => void }>((resolve, reject) => {
        const request = get(`${server.url}/api/admin${path}`, { headers: owner }, (answer) => {
          answer.on('error', () => {});
          resolve({ status: answer.statusCode, leave: () => request.destroy() });
        });
        request.on('error', reject);
      });
    const ask = (method: string) => (path: string) => server.call(`/api/admin${path}`, { method, headers: owner });
    return { server, state, begin, read: ask('GET'), head: ask('HEAD') };
  }

  it('run two at a time, and free their slot when the client disconnects', async () => {
    const { server, state, begin, read } = await office();
    await using _ = server;
    let open = () => {};
    state.gate = new Promise((resolve) => {
      open = resolve;
    });
    const readers = [await begin('/export.json'), await begin('/export.json')];
    const third = await read('/export.csv');
    expect([third.status, third.json().code]).toEqual([429, 'too_many']);
    expect(third.headers).toHaveProperty('retry-after');
    expect(third.headers).not.toHaveProperty('content-disposition');
    expect(state.open).toBe(2);
    for (const { leave } of readers) leave();
    open();
    await expect.poll(() => state.open).toBe(0);
    expect((await read('/export.csv')).status).toBe(200);
    expect(state.open).toBe(0);
    expect(server.limitCounts.counts()).toMatchObject([{ limit: { name: 'exports' }, count: 1 }]);
  });

  it('read no faster than their client', async () => {
    const { server, state, begin } = await office();
    await using _ = server;
    const event = { eventType: 'page_view', eventDetails: 'x'.repeat(2_000), timestamp: noon };
    for (let nth = 0; nth < 60; nth += 1)
      await Promise.all(Array.from({ length: 500 }, () => server.store.recordEvent(event)));
    const { leave } = await begin('/export.json');
    let before = -1;
    while (state.read > before) {
      before = state.read;
      await pause(300);
    }
    expect(state.read).toBeGreaterThan(0);
    expect(state.read).toBeLessThan(25);
    leave();
    await expect.poll(() => state.open).toBe(0);
  });

  it('release the store after HEAD, and after a failure', async () => {
    const { server, state, read, head } = await office();
    await using _ = server;
    await server.store.addLead(aLead('one'));
    for (let nth = 0; nth < 3; nth += 1) expect((await head('/export.csv')).status).toBe(200);
    state.gate = Promise.reject(new Error('away'));
    state.gate.catch(() => {});
    for (let nth = 0; nth < 3; nth += 1) await expect(read('/export.json')).rejects.toThrow();
    expect(state.open).toBe(0);
    state.gate = Promise.resolve();
    expect((await read('/export.json')).status).toBe(200);
  });

  it('end when a person is erased, because they still contain the data', async () => {
    const { server, state, begin } = await office();
    await using _ = server;
    let open = () => {};
    state.gate = new Promise((resolve) => {
      open = resolve;
    });
    await server.store.addLead(aLead('one'));
    await begin('/export.json');
    expect(state.open).toBe(1);
    await server.store.erase({ email: 'ada@example.com' });
    open();
    await expect.poll(() => state.open).toBe(0);
  });
});
