import { describe, expect, it } from 'vitest';
import type { LeadDetail } from '../../../catalogue/contracts/admin/lead-detail.ts';
import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import type { AdminApi } from '../../../widgets/admin/admin-api.ts';
import { addressQuery, filterOf, partsOf, queryOf } from '../../../widgets/admin/inbox/inbox-filter.ts';
import { createInbox } from '../../../widgets/admin/inbox/inbox-model.ts';
import { dialed, filled, replyLink } from '../../../widgets/admin/inbox/lead/reply-link.ts';
import { clockText } from '../../../widgets/admin/inbox/list/clock-text.ts';
import { groupsOf } from '../../../widgets/admin/inbox/list/group-leads.ts';
import {
  afterLunch,
  moment,
  momentOfFields,
  nextMonday,
  tomorrowMorning,
} from '../../../widgets/admin/inbox/moment.ts';
import { duration } from '../../../widgets/admin/ui/duration.ts';

const received = new Date('2026-06-01T12:00:00Z');
const minutesLater = (minutes: number) => new Date(received.getTime() + minutes * 60_000);

const aSummary = (change: Partial<LeadSummary> = {}): LeadSummary => ({
  id: 'a',
  kind: 'estimate',
  status: 'new',
  name: 'Ann Price',
  town: 'Easton',
  about: 'Interior Painting',
  receivedAt: received.toISOString(),
  dueAt: minutesLater(24 * 60).toISOString(),
  isUnread: false,
  isSuspected: false,
  revision: 0,
  phone: '',
  photoCount: 0,
  mailStatus: 'sent',
  ...change,
});

const startFilter = filterOf(new URLSearchParams(), '');

describe('the deadline in the list', () => {
  it.each([
    [aSummary(), minutesLater(60), '23 h left', 'fine'],
    [aSummary(), minutesLater(24 * 60 - 72), '1 h 12 min left', 'soon'],
    [aSummary(), minutesLater(24 * 60 + 92), 'Overdue by 1 h 32 min', 'overdue'],
    [aSummary(), minutesLater(24 * 60 * 5), 'Overdue by 4 days', 'overdue'],
    [
      aSummary({ status: 'called', answeredAt: minutesLater(41).toISOString() }),
      minutesLater(9999),
      'Answered in 41 min',
      'answered',
    ],
    [aSummary({ status: 'spam' }), minutesLater(9999), '', 'none'],
    [aSummary({ kind: 'palette' }), minutesLater(9999), '', 'none'],
  ] as const)('%#: %s', (lead, now, text, state) => {
    expect(clockText(lead, now)).toMatchObject({ text, state });
  });

  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [61, '1 h 1 min'],
    [48 * 60, '2 days'],
  ])('writes %i minutes as %s', (minutes, text) => {
    expect(duration(minutes * 60_000)).toBe(text);
  });
});

describe('a filter', () => {
  it('leaves out conditions that were not chosen, and includes all that were', () => {
    expect(queryOf({ ...startFilter, view: 'all' }, 'main')).toBe('');
    const won = {
      ...({ view: 'won', text: ' teal ', kind: 'estimate', town: 'Easton', site: '', hasPhotos: true } as const),
      service: 'interior' as const,
    };
    expect(queryOf(won, 'main', '9')).toBe(
      '?status=won&kind=estimate&service=interior&town=Easton&site=&photos=yes&after=9',
    );
  });

  it('queries today in three parts, the oldest deadline first', () => {
    expect(partsOf(startFilter).map((part) => queryOf(startFilter, part))).toEqual([
      '?status=new%2Ccalled%2Cscheduled&snoozed=back&order=oldest',
      '?status=new&kind=estimate%2Ccontact&snoozed=no&order=oldest',
      '?status=new&kind=palette&snoozed=no&limit=20',
    ]);
    expect(partsOf({ ...startFilter, service: 'exterior' })).toEqual(['back', 'main']);
  });

  it('is restored from the URL, without the search words, and ignores unknown values', () => {
    const filter = {
      ...({ view: 'called', text: 'Ann', kind: 'estimate', town: 'St. Michaels', site: '', hasPhotos: true } as const),
      service: 'pressure-washing' as const,
    };
    expect(String(addressQuery(filter))).not.toContain('Ann');
    expect(filterOf(new URLSearchParams(String(addressQuery(filter))), 'Ann')).toEqual(filter);
    expect(filterOf(new URLSearchParams('view=<b>&kind=x&service=y'), '')).toEqual(startFilter);
  });
});

describe('a reply', () => {
  const lead = {
    ...aSummary(),
    email: 'ann+x@example.com',
    phone: '(410) 555-0163',
    address: '',
    message: 'The hall.\nAnd the stairs.',
    photos: [],
    colors: [],
    fields: {},
    suspicions: [],
    mail: { attempts: 1, nextTryAt: '' },
    history: [],
    notes: [],
    related: [],
  };

  it('has the recipient, the subject and the quoted message', () => {
    const url = new URL(replyLink(lead));
    expect(decodeURIComponent(url.pathname)).toBe('ann+x@example.com');
    expect(url.searchParams.get('subject')).toBe('Your free estimate: Interior Painting in Easton');
    expect(url.searchParams.get('body')).toMatch(/^Hello Ann,\r\n.*> The hall\.\r\n> And the stairs\.$/s);
  });

  it('cannot inject another header', () => {
    expect(replyLink({ ...lead, email: 'a@example.com?bcc=b@example.com&x=' })).not.toContain('?bcc');
    expect(replyLink({ ...lead, about: 'x&bcc=b@example.com' })).not.toContain('&bcc');
  });

  it('dials ten digits as a US number', () => {
    expect([dialed('(410) 555-0163'), dialed('+44 20 7946 0000'), dialed('1-410-555-0163')]).toEqual([
      '+14105550163',
      '+442079460000',
      '14105550163',
    ]);
  });
});

describe('the inbox’s model', () => {
  /** An API double with scripted responses, by method and path without query. */
  function doubled(answers: Record<string, () => unknown>) {
    const calls: string[] = [];
    const bodies: unknown[] = [];
    const answer = async (call: string) => {
      calls.push(call);
      const given = answers[call.replace(/\?.*/, '')];
      if (!given) throw new Error('No connection');
      return given() as never;
    };
    const api: AdminApi = {
      get: (path) => answer(`GET ${path}`),
      getChanged: async (path) => ({ answer: await answer(`GET ${path}`), etag: 'W/"1"' }),
      list: (path) => answer(`GET ${path}`),
      send: (method, path, body) => {
        bodies.push(body);
        return answer(`${method} ${path}`);
      },
      upload: (path) => answer(`POST ${path}`),
      download: (path) => answer(`POST ${path}`),
      parsed: (path) => answer(`POST ${path}`),
    };
    return { api, calls, bodies };
  }

  const all = { ...startFilter, view: 'all' } as const;
  const inboxOver = (api: AdminApi) => createInbox(api, all, () => 'Ann');
  const called = { what: 'status', body: { status: 'called' }, text: 'called' } as const;
  const changedProblem = () =>
    Promise.reject(Object.assign(new Error('409'), { status: 409, body: '{"code":"changed"}' }));

  it('shows a status change only after the server has saved it, and offers undo', async () => {
    const { api, bodies, calls } = doubled({
      'GET /leads': () => ({ leads: [aSummary({ revision: 4 })] }),
      'POST /leads/a/status': () => aSummary({ status: 'called', revision: 5 }),
      'POST /leads/a/undo': () => aSummary({ revision: 6 }),
    });
    const inbox = inboxOver(api);
    await inbox.load();
    const moving = inbox.act([aSummary({ revision: 4 })], called);
    expect(inbox.store.getState().parts.main[0]?.status).toBe('new');
    await moving;
    expect(inbox.store.getState().parts.main[0]?.status).toBe('called');
    expect(bodies).toEqual([{ status: 'called', by: 'Ann', revision: 4 }]);
    await inbox.store.getState().done?.undo();
    expect([bodies.at(-1), calls.includes('POST /leads/a/undo')]).toEqual([{ revision: 5 }, true]);
    expect(inbox.store.getState().done).toBeUndefined();
  });

  it('leaves a lead unchanged if a change fails, and rejects', async () => {
    const { api } = doubled({ 'GET /leads': () => ({ leads: [aSummary()] }) });
    const inbox = inboxOver(api);
    await inbox.load();
    await expect(inbox.act([aSummary()], called)).rejects.toThrow('No connection');
    expect(inbox.store.getState().parts.main[0]?.status).toBe('new');
    expect(inbox.store.getState().done).toBeUndefined();
  });

  it('shows someone else’s change, and offers to apply the owner’s anyway', async () => {
    const theirs = aSummary({ status: 'won', revision: 8 });
    let isFirst = true;
    const { api, bodies } = doubled({
      'GET /leads': () => ({ leads: [aSummary({ revision: 7 })] }),
      'GET /leads/a': () => theirs,
      'POST /leads/a/status': () => (isFirst ? changedProblem() : aSummary({ status: 'called', revision: 9 })),
    });
    const inbox = inboxOver(api);
    await inbox.act([aSummary({ revision: 7 })], called);
    const { conflict, done } = inbox.store.getState();
    expect([conflict?.id, done]).toEqual(['a', undefined]);
    isFirst = false;
    await conflict?.insist();
    expect(bodies.at(-1)).toMatchObject({ status: 'called', revision: 8 });
    expect(inbox.store.getState().conflict).toBeUndefined();
  });

  it('shows the response to the newest filter, in whatever order responses arrive', async () => {
    const waiting: ((leads: LeadSummary[]) => void)[] = [];
    const { api, calls, bodies } = doubled({
      'POST /leads/search': () =>
        new Promise((resolve) => {
          waiting.push((leads) => resolve({ leads }));
        }),
    });
    const inbox = inboxOver(api);
    inbox.filter({ ...all, text: 'first' });
    inbox.filter({ ...all, text: ' second ' });
    expect(calls).toEqual(Array(2).fill('POST /leads/search'));
    expect(bodies).toEqual([{ q: 'first' }, { q: 'second' }]);
    waiting[1]?.([aSummary({ id: 'second' })]);
    waiting[0]?.([aSummary({ id: 'first' })]);
    await expect.poll(() => inbox.store.getState().status).toBe('here');
    expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['second']);
  });

  it('appends pages, and reports when loading failed', async () => {
    const pages = [{ leads: [aSummary()], next: '1' }, { leads: [aSummary({ id: 'b' })] }];
    const { api, calls } = doubled({ 'GET /leads': () => pages.shift() ?? Promise.reject(new Error('gone')) });
    const inbox = inboxOver(api);
    await inbox.load();
    await inbox.loadMore();
    expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(calls[1]).toContain('after=1');
    await inbox.load();
    expect(inbox.store.getState().status).toBe('failed');
  });

  it('keeps the pages that were appended when it checks for changes', async () => {
    const pages = [['a', 'b'], ['c', 'd'], ['a', 'b'], ['c', 'd'], []];
    const { api } = doubled({
      'GET /leads': () => ({ leads: pages.shift()?.map((id) => aSummary({ id })), next: 'more' }),
      'GET /leads/summary': () => ({}),
    });
    const inbox = inboxOver(api);
    await inbox.load();
    await inbox.loadMore();
    await inbox.poll();
    expect(inbox.store.getState().parts.main.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps the objects of unchanged leads, so that only the others are rendered again', async () => {
    let town = 'Easton';
    const { api } = doubled({
      'GET /leads': () => ({ leads: [aSummary({ town }), aSummary({ id: 'b' })] }),
      'GET /leads/summary': () => ({}),
    });
    const inbox = inboxOver(api);
    await inbox.load();
    const before = inbox.store.getState().parts.main;
    await inbox.poll();
    expect(inbox.store.getState().parts.main).toBe(before);
    town = 'Oxford';
    await inbox.poll();
    const { main } = inbox.store.getState().parts;
    expect([main[0]?.town, main[1] === before[1]]).toEqual(['Oxford', true]);
  });
});

describe('the list of today', () => {
  const at = (iso: string) => aSummary({ id: iso, dueAt: iso });
  const now = new Date('2026-11-01T03:30:00Z');
  it('groups leads by the days of New York, also when a clock change makes one longer', () => {
    const main = ['2026-11-01T03:00Z', '2026-11-01T03:59Z', '2026-11-02T04:59Z', '2026-11-02T05:00Z'].map(at);
    const groups = groupsOf({ filter: startFilter, parts: { main, back: [], colors: [] } }, now);
    expect(
      groups.map(({ key, leads }) => [key, ...leads.map(({ id }) => main.findIndex((one) => one.id === id))]),
    ).toEqual([
      ['overdue', 0],
      ['today', 1],
      ['tomorrow', 2],
      ['later', 3],
    ]);
  });
});

describe('a template', () => {
  it('fills in name, town and service once, or neutral words for missing ones', () => {
    const lead = { ...aSummary({ name: '{town} Price' }), email: 'a@b.example' } as LeadDetail;
    expect(filled('Hello {name}, {service} in {town}: {other}', lead)).toBe(
      'Hello {town}, Interior Painting in Easton: {other}',
    );
    expect(filled('{name}/{town}/{service}', { ...lead, name: lead.email, town: '', kind: 'contact' })).toBe(
      'there/your town/your project',
    );
  });
});

describe('the owner’s calendar', () => {
  const friday = new Date('2026-06-05T15:00:00Z');
  it('computes tomorrow and Monday at 8:00 AM in New York, also across a clock change', () => {
    expect(tomorrowMorning(friday).toISOString()).toBe('2026-06-06T12:00:00.000Z');
    expect(nextMonday(friday).toISOString()).toBe('2026-06-08T12:00:00.000Z');
    expect(nextMonday(new Date('2026-06-08T15:00:00Z')).toISOString()).toBe('2026-06-15T12:00:00.000Z');
    expect(tomorrowMorning(new Date('2026-10-31T15:00:00Z')).toISOString()).toBe('2026-11-01T13:00:00.000Z');
  });
  it('offers 1:00 PM in New York until noon, in summer and in winter', () => {
    expect(afterLunch(friday)?.toISOString()).toBe('2026-06-05T17:00:00.000Z');
    expect(afterLunch(new Date('2026-06-05T15:59:00Z'))?.toISOString()).toBe('2026-06-05T17:00:00.000Z');
    expect(afterLunch(new Date('2026-06-05T16:00:00Z'))).toBeUndefined();
    expect(afterLunch(new Date('2026-12-01T16:59:00Z'))?.toISOString()).toBe('2026-12-01T18:00:00.000Z');
    expect(afterLunch(new Date('2026-12-01T17:00:00Z'))).toBeUndefined();
  });
  it('formats a moment in words', () => {
    const said = (iso: string) => moment(iso, friday).replaceAll('\u202f', ' ');
    expect(said('2026-06-05T20:10:00Z')).toBe('today, 4:10 PM');
    expect(said('2026-06-06T12:00:00Z')).toBe('tomorrow, 8:00 AM');
    expect(said('2026-06-08T12:00:00Z')).toBe('Monday, 8:00 AM');
    expect(said('2026-06-20T12:00:00Z')).toBe('Jun 20, 8:00 AM');
  });
  it.each([
    ['', '08:00'],
    ['2026-06-05', ''],
    ['x', 'y'],
    ['2026-13-45', '08:00'],
  ])('refuses %j %j', (day, time) => {
    expect(momentOfFields(day, time)).toBeUndefined();
  });
});
