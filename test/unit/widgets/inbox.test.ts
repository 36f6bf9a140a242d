import { describe, expect, it } from 'vitest';
import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import type { AdminApi } from '../../../widgets/admin/admin-api.ts';
import { duration } from '../../../widgets/admin/duration.ts';
import { clockText } from '../../../widgets/admin/inbox/clock-text.ts';
import { queryOf, startFilter } from '../../../widgets/admin/inbox/inbox-filter.ts';
import { createInbox } from '../../../widgets/admin/inbox/inbox-model.ts';
import { dialed, replyLink } from '../../../widgets/admin/inbox/reply-link.ts';

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
    expect(clockText(lead, now)).toEqual({ text, state });
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
    expect(queryOf({ ...startFilter, view: 'all' })).toBe('');
    expect(queryOf(startFilter)).toBe('?status=new%2Ccalled%2Cscheduled');
    expect(queryOf({ view: 'won', text: ' teal ', kind: 'contact', town: 'Easton', site: '' }, '9')).toBe(
      '?status=won&kind=contact&town=Easton&site=&after=9',
    );
    expect(queryOf({ ...startFilter, view: 'overdue' })).toBe('?due=overdue&order=oldest');
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
    fields: {},
    suspicions: [],
    mail: { attempts: 1, nextTryAt: '' },
    history: [],
    notes: [],
    related: [],
  };

  it('is prepared: recipient, subject, and the quoted message', () => {
    const url = new URL(replyLink(lead));
    expect(decodeURIComponent(url.pathname)).toBe('ann+x@example.com');
    expect(url.searchParams.get('subject')).toBe('Your free estimate: Interior Painting in Easton');
    expect(url.searchParams.get('body')).toMatch(/^Hello Ann,\r\n.*> The hall\.\r\n> And the stairs\.$/s);
  });

  it('cannot add another header', () => {
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
  /** An API that returns what it is told, by method and path without query. */
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
      list: (path) => answer(`GET ${path}`),
      send: (method, path, body) => {
        bodies.push(body);
        return answer(`${method} ${path}`);
      },
      parsed: (path) => answer(`POST ${path}`),
    };
    return { api, calls, bodies };
  }

  it('shows a status change only once the server has saved it', async () => {
    let status: LeadSummary['status'] = 'new';
    const { api } = doubled({
      'GET /leads': () => ({ leads: [aSummary({ status })] }),
      'POST /leads/a/status': () => aSummary({ status: 'called' }),
    });
    const inbox = createInbox(api);
    await inbox.load();
    const moving = inbox.move('a', 'called', '');
    expect(inbox.store.getState().leads[0]?.status).toBe('new');
    await moving;
    expect(inbox.store.getState().leads[0]?.status).toBe('called');
    status = 'called';
  });

  it('leaves a lead unchanged when a change fails, and tells the caller', async () => {
    const { api } = doubled({ 'GET /leads': () => ({ leads: [aSummary()] }) });
    const inbox = createInbox(api);
    await inbox.load();
    await expect(inbox.move('a', 'won', '')).rejects.toThrow('No connection');
    expect(inbox.store.getState().leads[0]?.status).toBe('new');
  });

  it('shows the response to the newest filter, in whatever order responses arrive', async () => {
    const waiting: ((leads: LeadSummary[]) => void)[] = [];
    const { api, calls, bodies } = doubled({
      'POST /leads/search': () =>
        new Promise((resolve) => {
          waiting.push((leads) => resolve({ leads }));
        }),
    });
    const inbox = createInbox(api);
    inbox.filter({ text: 'first' });
    inbox.filter({ text: ' second ' });
    expect(calls).toEqual(Array(2).fill('POST /leads/search?status=new%2Ccalled%2Cscheduled'));
    expect(bodies).toEqual([{ q: 'first' }, { q: 'second' }]);
    waiting[1]?.([aSummary({ id: 'second' })]);
    waiting[0]?.([aSummary({ id: 'first' })]);
    await expect.poll(() => inbox.store.getState().status).toBe('here');
    expect(inbox.store.getState().leads.map(({ id }) => id)).toEqual(['second']);
  });

  it('appends pages, and reports when loading failed', async () => {
    const pages = [{ leads: [aSummary()], next: '1' }, { leads: [aSummary({ id: 'b' })] }];
    const { api, calls } = doubled({ 'GET /leads': () => pages.shift() ?? Promise.reject(new Error('gone')) });
    const inbox = createInbox(api);
    await inbox.load();
    await inbox.loadMore();
    expect(inbox.store.getState().leads.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(calls[1]).toContain('after=1');
    await inbox.load();
    expect(inbox.store.getState().status).toBe('failed');
  });
});
