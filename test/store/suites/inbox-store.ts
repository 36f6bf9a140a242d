import { expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';
import { afterNoon, filled, from, idsOf, minuteMs, noon, owner, spam } from '../support/samples.ts';

export function testInboxSearchStore(open: Open): void {
  it('searches for all words by prefix, ignoring case and accents', async () => {
    const store = await filled(open(), {
      a: from({ name: 'Renée O’Hara', message: 'The porch, and a fence.' }),
      b: from({ name: 'Ann Porter', message: 'Kitchen cabinets' }),
    });
    expect(await idsOf(store, { text: 'por' })).toEqual(['b', 'a']);
    expect(await idsOf(store, { text: 'renee PORCH' })).toEqual(['a']);
    expect(await idsOf(store, { text: 'renée' })).toEqual(['a']);
    expect(await idsOf(store, { text: 'porch kitchen' })).toEqual([]);
    expect(await idsOf(store, { text: 'orch' })).toEqual([]);
    expect(await idsOf(store, { text: '' })).toEqual(['b', 'a']);
  });

  it('finds a phone number in any format, searched in any format', async () => {
    const store = await filled(open(), {
      a: from({ phone: '(410) 555-0163' }),
      b: from({ phone: '+1 410.555.0199' }),
    });
    for (const text of ['4105550163', '410-555-0163', '+1 (410) 555 0163', '555-0163', '0163']) {
      expect(await idsOf(store, { text }), text).toEqual(['a']);
    }
    expect(await idsOf(store, { text: '410 555' })).toEqual(['b', 'a']);
  });

  it('finds a number in a message or a note as typed, and without its separators', async () => {
    const store = await filled(open(), {
      a: from({ message: 'Call me at (717) 555-9876 please.', zipCode: '21654-1234', address: '1200-1210 Route 50' }),
      b: from({ message: 'Ref 12-34567-89, at 4105550187 or 443.555.0142' }),
    });
    await store.addLeadNote('b', { id: 'n', at: noon, by: '', text: 'my new number is 302 440 1122' });
    const of: Record<string, string[]> = {
      a: ['7175559876', '717-555-9876', '717 555 9876', '(717) 555-9876', '555-9876', '9876'].concat([
        '21654-1234',
        '216541234',
        '21654',
        '21654-1',
        '1200-1210',
        '1200-1210 route',
      ]),
      b: ['12-34567-89', '410-555-0187', '443-555-0142', '302 440 1122', '(302) 440-1122', '440-1122'],
    };
    for (const [id, texts] of Object.entries(of)) {
      for (const text of texts) expect(await idsOf(store, { text }), text).toEqual([id]);
    }
  });

  it('finds names without their apostrophes, diacritics and invisible characters', async () => {
    const names = { a: 'Sean O’Brien', b: 'Łukasz Ødegård', c: 'Eva Strauß', d: 'Ann\u200bMarie' };
    const leads = Object.entries(names).map(([id, name]) => [id, from({ name })] as const);
    const store = await filled(open(), Object.fromEntries(leads));
    const found: Record<string, string> = { obrien: 'a', "o'brien": 'a', brien: 'a', lukasz: 'b', odegard: 'b' };
    Object.assign(found, { strauss: 'c', Strauß: 'c', annmarie: 'd', marie: 'd' });
    for (const sign of ['\u2019', '\u2018', '\u02bc', '`', '\u00b4', '\u2032']) found[`o${sign}brien`] = 'a';
    Object.assign(found, {
      'Sean\u00a0O\u2019Brien': 'a',
      'Sean\u200b': 'a',
      '\u202aŁUKASZ\u202c': 'b',
      'ann\u200bmarie': 'd',
    });
    for (const [text, id] of Object.entries(found)) expect(await idsOf(store, { text }), text).toEqual([id]);
  });

  it('finds emoji, with or without a word beside them, and in any skin color', async () => {
    const store = await filled(open(), { a: from({ message: 'Thanks👍🏽 Come to 🇺🇸 Lane ☀️' }), b: {} });
    await store.addLeadNote('b', { id: 'n', at: noon, by: '', text: 'blue 🏡 by the water' });
    const found: Record<string, string> = {
      '👍': 'a',
      '👍🏿': 'a',
      '🇺🇸': 'a',
      '☀': 'a',
      thanks: 'a',
      '🏡': 'b',
      'blue 🏡': 'b',
    };
    for (const [text, id] of Object.entries(found)) expect(await idsOf(store, { text }), text).toEqual([id]);
    expect(await idsOf(store, { text: '🏠' })).toEqual([]);
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

  it('filters by status, kind, town ignoring case, site, photos and time, and by several at once', async () => {
    const store = await filled(open(), {
      a: from({ city: 'Easton' }),
      b: { ...from({ city: 'Oxford' }), kind: 'contact' },
      c: { ...from({ city: 'easton' }), source: {} },
      d: { ...from({ city: 'Easton' }), ...spam, photos: ['d-photo-1'] },
    });
    await store.changeLead('c', { status: 'called' }, owner);
    expect(await idsOf(store, { statuses: ['new', 'called'] })).toEqual(['c', 'b', 'a']);
    expect(await idsOf(store, { statuses: [] })).toEqual([]);
    expect(await idsOf(store, { kinds: ['contact'] })).toEqual(['b']);
    expect(await idsOf(store, { town: 'EASTON' })).toEqual(['d', 'c', 'a']);
    expect(await idsOf(store, { site: '' })).toEqual(['c']);
    expect(await idsOf(store, { site: 'https://sister.example' })).toEqual(['d', 'b', 'a']);
    expect(await idsOf(store, { hasPhotos: true })).toEqual(['d']);
    expect(await idsOf(store, { receivedBefore: afterNoon(2 * minuteMs) })).toEqual(['b', 'a']);
    expect(
      await idsOf(store, { town: 'Easton', statuses: ['new', 'spam'], kinds: ['estimate'], text: 'east' }),
    ).toEqual(['d', 'a']);
  });

  it('lists leads with photos of every status by time received, page by page, also with other conditions', async () => {
    const photos = (id: string) => ({ photos: [`${id}-photo-1`] });
    const store = await filled(open(), {
      a: { ...from({ city: 'Easton' }), ...photos('a') },
      b: { ...photos('b'), ...spam },
      c: {},
      d: { ...from({ city: 'Easton', message: 'Teal porch' }), ...photos('d'), source: {} },
      e: photos('e'),
    });
    await store.changeLead('a', { status: 'won' }, owner);
    await store.changeLead('e', { status: 'called' }, owner);
    expect(await idsOf(store, { hasPhotos: true })).toEqual(['e', 'd', 'b', 'a']);
    const first = await store.inbox({ hasPhotos: true, order: 'oldest', limit: 3 });
    expect(first.leads.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(await idsOf(store, { hasPhotos: true, order: 'oldest', after: first.next ?? '' })).toEqual(['e']);
    expect(await idsOf(store, { hasPhotos: true, town: 'Easton' })).toEqual(['d', 'a']);
    expect(await idsOf(store, { hasPhotos: true, site: '', kinds: ['estimate'] })).toEqual(['d']);
    expect(await idsOf(store, { hasPhotos: true, text: 'teal' })).toEqual(['d']);
    expect(await idsOf(store, { hasPhotos: true, statuses: ['won', 'spam'] })).toEqual(['b', 'a']);
    expect(await idsOf(store, { hasPhotos: true, snoozed: 'never', statuses: [] })).toEqual([]);
  });

  it('filters by service, in every order and view, also leads that were stored just now', async () => {
    const wants = (serviceType: string, words: Record<string, string> = {}) => from({ serviceType, ...words });
    const store = await filled(open(), {
      a: wants('exterior'),
      b: wants('interior', { message: 'Perhaps the exterior in spring.' }),
      c: wants('pressure-washing'),
      d: { ...from({ message: 'exterior' }), kind: 'contact' },
      e: { ...wants('exterior', { city: 'Oxford' }) },
      f: wants('pressure-washing', { message: 'Deck', city: 'Oxford' }),
    });
    await store.changeLead('a', { status: 'called' }, owner);
    expect(await idsOf(store, { service: 'exterior' })).toEqual(['e', 'a']);
    expect(await idsOf(store, { service: 'exterior', order: 'oldest', kinds: ['estimate', 'contact'] })).toEqual([
      'a',
      'e',
    ]);
    expect(await idsOf(store, { service: 'interior' })).toEqual(['b']);
    expect(await idsOf(store, { service: 'pressure-washing', text: 'deck' })).toEqual(['f']);
    expect(await idsOf(store, { service: 'exterior', statuses: ['new'], snoozed: 'never' })).toEqual(['e']);
    expect(await idsOf(store, { service: 'pressure-washing', town: 'oxford' })).toEqual(['f']);
    expect(await idsOf(store, { service: 'exterior', kinds: ['contact'] })).toEqual([]);
    const { leads, next } = await store.inbox({ service: 'exterior', order: 'newest', limit: 1 });
    expect(leads.map(({ id }) => id)).toEqual(['e']);
    expect(await idsOf(store, { service: 'exterior', ...(next && { after: next }) })).toEqual(['a']);
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
      waiting: 1,
      back: 1,
      snoozed: 2,
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
    const claimed = await store.claimDueMail({ now, leaseMs: minuteMs, limit: 3 });
    for (const { lead, lease } of claimed) {
      const again = lead.id === 'b' ? {} : { nextTryAt: afterNoon(20 * minuteMs) };
      await store.markMailFailed(lead.id, lease, { error: 'refused', countsAsAttempt: true, ...again });
    }
    const undelivered = async () => (await store.undeliveredMail()).map(({ id }) => id);
    expect((await undelivered())[0]).toBe('b');
    expect((await undelivered()).sort()).toEqual(['a', 'b', 'c']);
    expect(await store.giveUpMail('a')).toBe(true);
    expect(await store.giveUpMail('a')).toBe(false);
    expect(await store.retryMail('b', now)).toBe(true);
    expect((await store.findLead('b'))?.mail).toMatchObject({ status: 'due', attempts: 0, nextTryAt: now });
    const due = await store.claimDueMail({ now, leaseMs: minuteMs, limit: 9 });
    expect(due.map(({ lead }) => lead.id).sort()).toEqual(['b', 'd']);
    for (const { lead, lease } of due) await store.markMailSent(lead.id, lease, now);
    expect(await undelivered()).toEqual(['c']);
    expect(await store.retryMail('b', now)).toBe(false);
    expect(await store.retryMail('x', now)).toBe(false);
  });
}
