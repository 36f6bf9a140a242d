import { expect, it } from 'vitest';
import type { InboxQuery } from '../../../server/store/engine.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, filled, from, idsOf, minuteMs, noon, owner, spam } from '../support/samples.ts';

export function testInboxSearchStore(open: Open): void {
  it('searches for all words by prefix', async () => {
    const store = await filled(open(), {
      a: from({ name: 'Renée O’Hara', message: 'The porch, and a fence.' }),
      b: from({ name: 'Ann Porter', message: 'Kitchen cabinets' }),
    });
    for (const text of ['por', '']) expect(await idsOf(store, { text })).toEqual(['b', 'a']);
    for (const text of ['renee PORCH', 'renée']) expect(await idsOf(store, { text })).toEqual(['a']);
    for (const text of ['porch kitchen', 'orch']) expect(await idsOf(store, { text })).toEqual([]);
  });

  it.each<[string, Record<string, string>, string | undefined, readonly string[]]>([
    [
      'a phone number in any format',
      { phone: '(410) 555-0163' },
      undefined,
      ['4105550163', '410-555-0163', '+1 (410) 555 0163', '555-0163', '0163', '410 555'],
    ],
    [
      'numbers as typed, and without their separators',
      { message: 'Call me at (717) 555-9876 please.', zipCode: '21654-1234', address: '1200-1210 Route 50' },
      'my new number is 302 440 1122',
      [
        '7175559876',
        '717 555 9876',
        '(717) 555-9876',
        '9876',
        '21654-1234',
        '216541234',
        '21654-1',
        '1200-1210 route',
      ].concat(['(302) 440-1122', '440-1122']),
    ],
    [
      'names without their apostrophes, in any sign for them',
      { name: 'Sean O’Brien' },
      undefined,
      ['obrien', "o'brien", 'brien', 'o\u2018brien', 'o`brien', 'o\u2032brien', 'Sean\u00a0O\u2019Brien', 'Sean\u200b'],
    ],
    [
      'letters without their diacritics',
      { name: 'Łukasz Ødegård Strauß' },
      undefined,
      ['lukasz', 'odegard', 'strauss', 'Strauß'],
    ],
    ['words with invisible characters', { name: 'Ann\u200bMarie' }, undefined, ['annmarie', 'marie', 'ann\u200bmarie']],
    [
      'emoji in any skin color',
      { message: 'Thanks👍🏽 Come to 🇺🇸 Lane ☀️' },
      'blue 🏡 by the water',
      ['👍', '👍🏿', '🇺🇸', '☀', 'thanks', '🏡', 'blue 🏡'],
    ],
  ])('finds %s', async (_, fields, note, texts) => {
    const store = await filled(open(), { a: from(fields), b: from({ name: 'Bob' }) });
    if (note) await store.addLeadNote('a', { id: 'n', at: noon, by: '', text: note });
    for (const text of texts) expect(await idsOf(store, { text }), text).toEqual(['a']);
    for (const text of ['🏠', '4105550199']) expect(await idsOf(store, { text }), text).toEqual([]);
  });

  it.each(['"', "'", '*', 'a* OR b', 'NEAR(a b)', 'words:a', '$where', '{"$gt":""}', '.*', '^', '\\', '%', '\u0000'])(
    'treats %j only as search text',
    async (text) => {
      const store = await filled(open(), { a: from({ name: 'zzz' }) });
      expect(await idsOf(store, { text })).toEqual([]);
      expect(await idsOf(store, { town: text })).toEqual([]);
      expect(await idsOf(store, { site: text })).toEqual([]);
      expect((await store.inbox({ order: 'newest', limit: 5, after: text })).leads.length).toBeLessThan(2);
    },
  );
}

export function testInboxStore(open: Open): void {
  it('returns leads by time received, in both directions, page by page without gaps', async () => {
    const store = await filled(open(), { a: {}, b: {}, c: {}, d: {}, e: {} });
    expect(await idsOf(store)).toEqual(['e', 'd', 'c', 'b', 'a']);
    for (const order of ['newest', 'oldest'] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await store.inbox({ order, limit: 2, ...(after && { after }) });
        seen.push(...page.leads.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(seen).toEqual(order === 'newest' ? ['e', 'd', 'c', 'b', 'a'] : ['a', 'b', 'c', 'd', 'e']);
    }
  });

  it('filters by status, kind, town ignoring case, site, photos, service and time, and by several at once', async () => {
    const wants = (serviceType: string, city: string, message = '') => from({ serviceType, city, message });
    const store = await filled(open(), {
      a: { ...wants('exterior', 'Easton'), photos: ['a-1'] },
      b: { ...from({ city: 'Oxford', message: 'exterior' }), kind: 'contact' },
      c: { ...wants('interior', 'easton', 'Perhaps the exterior in spring.'), source: {} },
      d: { ...wants('interior', 'Easton'), ...spam, photos: ['d-1'] },
      e: { ...wants('exterior', 'Oxford', 'Teal porch'), photos: ['e-1'] },
      f: wants('pressure-washing', 'Oxford', 'Deck'),
    });
    await store.changeLead('a', { status: 'won' }, owner);
    await store.changeLead('c', { status: 'called' }, owner);
    const cases: [Partial<InboxQuery>, string][] = [
      [{ statuses: ['new', 'called'] }, 'fecb'],
      [{ statuses: [] }, ''],
      [{ kinds: ['contact'] }, 'b'],
      [{ town: 'EASTON' }, 'dca'],
      [{ site: '' }, 'c'],
      [{ site: 'https://sister.example' }, 'fedba'],
      [{ receivedBefore: afterNoon(2 * minuteMs) }, 'ba'],
      [{ town: 'Easton', statuses: ['won', 'spam'], kinds: ['estimate'], text: 'east' }, 'da'],
      [{ hasPhotos: true }, 'eda'],
      [{ hasPhotos: true, town: 'Easton' }, 'da'],
      [{ hasPhotos: true, text: 'teal' }, 'e'],
      [{ hasPhotos: true, statuses: ['won', 'spam'] }, 'da'],
      [{ hasPhotos: true, site: 'https://sister.example', kinds: ['estimate'] }, 'eda'],
      [{ hasPhotos: true, snoozed: 'never', statuses: [] }, ''],
      [{ service: 'exterior' }, 'ea'],
      [{ service: 'exterior', order: 'oldest', kinds: ['estimate', 'contact'] }, 'ae'],
      [{ service: 'exterior', kinds: ['contact'] }, ''],
      [{ service: 'exterior', statuses: ['new'], snoozed: 'never' }, 'e'],
      [{ service: 'interior' }, 'dc'],
      [{ service: 'pressure-washing', text: 'deck', town: 'oxford' }, 'f'],
    ];
    for (const [query, ids] of cases) expect((await idsOf(store, query)).join(''), JSON.stringify(query)).toBe(ids);
    for (const query of [{ hasPhotos: true }, { service: 'interior' }] satisfies Partial<InboxQuery>[]) {
      const { leads, next } = await store.inbox({ ...query, order: 'oldest', limit: 1 });
      const rest = await idsOf(store, { ...query, order: 'oldest', ...(next && { after: next }) });
      expect([...leads.map(({ id }) => id), ...rest].reverse()).toEqual(await idsOf(store, query));
    }
  });

  it('counts by status, unread leads, and leads by town and site', async () => {
    const store = await filled(open(), {
      a: from({ city: 'Easton' }),
      b: from({ city: 'easton' }),
      c: { ...from({}), source: {}, ...spam },
    });
    await store.changeLead('a', { status: 'won' }, owner);
    await store.markLeadSeen('b', owner.at);
    expect(await store.countLeadsByStatus()).toMatchObject({
      new: 1,
      called: 0,
      scheduled: 0,
      won: 1,
      lost: 0,
      spam: 1,
    });
    expect(await store.countUnreadLeads()).toBe(1);
    const { towns, sites } = await store.leadFacets();
    expect(towns).toEqual([{ name: 'Easton', count: 2 }]);
    expect(sites).toEqual([
      { name: 'https://sister.example', count: 2 },
      { name: '', count: 1 },
    ]);
  });

  it('counts waiting, returned and snoozed leads, and the spam of a day', async () => {
    const store = await filled(open(), { a: {}, b: {}, c: {}, d: { kind: 'palette' }, e: spam, f: spam, g: {} });
    await store.changeLead('a', { snoozedUntil: afterNoon(30 * minuteMs) }, owner);
    await store.changeLead('b', { snoozedUntil: afterNoon(90 * minuteMs) }, owner);
    await store.changeLead('c', { snoozedUntil: afterNoon(80 * minuteMs) }, owner);
    expect(await store.countToday(afterNoon(60 * minuteMs), afterNoon(5 * minuteMs))).toEqual({
      waiting: 2,
      snoozed: 2,
      unanswered: 0,
      nextBackAt: afterNoon(80 * minuteMs),
      spam: 1,
    });
  });

  it('groups leads of one sender, by email ignoring case or by phone', async () => {
    const store = await filled(open(), {
      a: from({ email: 'Ann@Example.com', phone: '' }),
      b: from({ email: 'ann@example.com', phone: '410 555 0100' }),
      c: { kind: 'palette', ...from({ customerEmail: 'ANN@example.com' }) },
      d: from({ email: 'other@example.com', phone: '1-410-555-0100 after 5pm, or 443-555-0177' }),
      e: from({ email: '', phone: '' }),
      f: from({ email: '', phone: '' }),
    });
    const related = async (id: string, fingerprint?: string) => {
      const lead = await store.findLead(id);
      return lead && (await store.relatedLeads(lead, fingerprint)).map((other) => other.id);
    };
    expect(await related('b')).toEqual(['d', 'c', 'a']);
    expect(await related('b', 'fingerprint of c')).toEqual(['c']);
    expect(await related('c')).toEqual(['b', 'a']);
    expect(await related('e')).toEqual([]);
  });

  it('lists failed mail until it is sent or dismissed, dead mail first', async () => {
    const store = await filled(open(), { a: {}, b: {}, c: {}, d: {} });
    const now = afterNoon(10 * minuteMs);
    const claimed = await store.claimMail('mail', { now, leaseMs: minuteMs, limit: 3 });
    for (const { lead, lease } of claimed) {
      const again = lead.id === 'b' ? {} : { nextTryAt: afterNoon(20 * minuteMs) };
      await store.markFailed('mail', lead.id, lease, { error: 'refused', countsAsAttempt: true, ...again });
    }
    const undelivered = async () => (await store.undeliveredMail()).map(({ id }) => id);
    expect((await undelivered())[0]).toBe('b');
    expect((await undelivered()).sort()).toEqual(['a', 'b', 'c']);
    expect(await store.giveUpMail('a')).toBe(true);
    expect(await store.giveUpMail('a')).toBe(false);
    expect(await store.retryMail('b', now)).toBe(true);
    expect((await store.findLead('b'))?.mail).toMatchObject({ status: 'due', attempts: 0, nextTryAt: now });
    const due = await store.claimMail('mail', { now, leaseMs: minuteMs, limit: 9 });
    expect(due.map(({ lead }) => lead.id).sort()).toEqual(['b', 'd']);
    for (const { lead, lease } of due) await store.markSent('mail', lead.id, lease, now);
    expect(await undelivered()).toEqual(['c']);
    expect(await store.retryMail('b', now)).toBe(false);
    expect(await store.retryMail('x', now)).toBe(false);
  });
}
