import { expect, it } from 'vitest';
import type { InboxQuery } from '../../../server/store/port/inbox-store.ts';
import type { NewLead, Store } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, noon } from '../support/samples.ts';

const minuteMs = 60_000;
const owner = { at: afterNoon(minuteMs), by: '' };

/** Leads received a minute apart, in the order given. */
async function filled(store: Store, leads: Record<string, Partial<NewLead>>): Promise<Store> {
  for (const [index, [id, given]] of Object.entries(leads).entries()) {
    await store.addLead(aLead(id, { receivedAt: afterNoon(index * minuteMs), ...given }));
  }
  return store;
}

async function idsOf(store: Store, query: Partial<InboxQuery> = {}): Promise<string[]> {
  const { leads } = await store.inbox({ order: 'newest', limit: 100, ...query });
  return leads.map(({ id }) => id);
}

const from = (fields: Record<string, string>): Partial<NewLead> => ({ fields });
const spam = { suspicions: ['links'] };

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

  it('filters by status, kind, town ignoring case, site and time, and by all of them at once', async () => {
    const store = await filled(open(), {
      a: from({ city: 'Easton' }),
      b: { ...from({ city: 'Oxford' }), kind: 'contact' },
      c: { ...from({ city: 'easton' }), source: {} },
      d: { ...from({ city: 'Easton' }), ...spam },
    });
    await store.changeLead('c', { status: 'called' }, owner);
    expect(await idsOf(store, { statuses: ['new', 'called'] })).toEqual(['c', 'b', 'a']);
    expect(await idsOf(store, { statuses: [] })).toEqual([]);
    expect(await idsOf(store, { kinds: ['contact'] })).toEqual(['b']);
    expect(await idsOf(store, { town: 'EASTON' })).toEqual(['d', 'c', 'a']);
    expect(await idsOf(store, { site: '' })).toEqual(['c']);
    expect(await idsOf(store, { site: 'https://sister.example' })).toEqual(['d', 'b', 'a']);
    expect(await idsOf(store, { receivedBefore: afterNoon(2 * minuteMs) })).toEqual(['b', 'a']);
    expect(
      await idsOf(store, { town: 'Easton', statuses: ['new', 'spam'], kinds: ['estimate'], text: 'east' }),
    ).toEqual(['d', 'a']);
  });

  it('searches all words by their start, without case and accents', async () => {
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

  it('finds a number in a message or a note as it was typed, and without its separators', async () => {
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

  it('finds names without their apostrophes, strokes and invisible characters', async () => {
    const names = { a: 'Sean O’Brien', b: 'Łukasz Ødegård', c: 'Eva Strauß', d: 'Ann\u200bMarie' };
    const leads = Object.entries(names).map(([id, name]) => [id, from({ name })] as const);
    const store = await filled(open(), Object.fromEntries(leads));
    const found: Record<string, string> = { obrien: 'a', "o'brien": 'a', brien: 'a', lukasz: 'b', odegard: 'b' };
    Object.assign(found, { strauss: 'c', Strauß: 'c', annmarie: 'd', marie: 'd' });
    for (const [text, id] of Object.entries(found)) expect(await idsOf(store, { text }), text).toEqual([id]);
  });

  it.each(['"', "'", '*', 'a* OR b', 'NEAR(a b)', 'words:a', '$where', '{"$gt":""}', '.*', '^', '\\', '%', '\u0000'])(
    'treats %j as a search and nothing more',
    async (text) => {
      const store = await filled(open(), { a: from({ name: 'zzz' }) });
      expect(await idsOf(store, { text })).toEqual([]);
      expect(await idsOf(store, { town: text })).toEqual([]);
      expect(await idsOf(store, { site: text })).toEqual([]);
      expect((await store.inbox({ order: 'newest', limit: 5, after: text })).leads.length).toBeLessThan(2);
    },
  );

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

  it('keeps the first time it was opened', async () => {
    const store = await filled(open(), { a: {} });
    expect((await store.markLeadSeen('a', afterNoon(1)))?.care.seenAt).toEqual(afterNoon(1));
    expect((await store.markLeadSeen('a', afterNoon(2)))?.care.seenAt).toEqual(afterNoon(1));
    expect(await store.markLeadSeen('x', noon)).toBeUndefined();
  });

  it('keeps every status change with name and time, and the first answer permanently', async () => {
    const store = await filled(open(), { a: {} });
    await store.changeLead('a', { status: 'called' }, { at: afterNoon(1), by: 'Ann' });
    await store.changeLead('a', { status: 'called' }, { at: afterNoon(2), by: 'Ann' });
    await store.changeLead('a', { status: 'new' }, { at: afterNoon(3), by: '' });
    const lead = (await store.changeLead('a', { status: 'won' }, { at: afterNoon(4), by: '' }))?.lead;
    expect(lead?.care).toMatchObject({
      status: 'won',
      answeredAt: afterNoon(1),
      history: [
        { at: afterNoon(1), by: 'Ann', from: 'new', to: 'called' },
        { at: afterNoon(3), by: '', from: 'called', to: 'new' },
        { at: afterNoon(4), by: '', from: 'new', to: 'won' },
      ],
    });
    expect(await store.findLead('a')).toEqual(lead);
    expect(await store.changeLead('x', { status: 'won' }, owner)).toBeUndefined();
  });

  it('refuses a change by someone who saw an older state, and answers with the current one', async () => {
    const store = await filled(open(), { a: {} });
    const seen = (await store.findLead('a'))?.care.revision ?? -1;
    const first = await store.changeLead('a', { status: 'called' }, { ...owner, revision: seen });
    const second = await store.changeLead('a', { status: 'won' }, { ...owner, revision: seen });
    expect(first).toMatchObject({ isStale: false, lead: { care: { status: 'called', revision: seen + 1 } } });
    expect(second).toMatchObject({ isStale: true, lead: { care: { status: 'called', revision: seen + 1 } } });
  });

  it('lets one of two people win who change the same state at once, over two processes', async () => {
    const stores = [await filled(open(), { a: {} }), open()];
    const changes = await Promise.all(
      (['called', 'lost'] as const).map((status, at) =>
        stores[at]?.changeLead('a', { status }, { ...owner, revision: 0 }),
      ),
    );
    expect(changes.map((change) => change?.isStale).sort()).toEqual([false, true]);
    expect((await stores[0]?.findLead('a'))?.care.history).toHaveLength(1);
  });

  it('hides a snoozed lead until its time, and wakes it with the next change of status', async () => {
    const store = await filled(open(), { a: {}, b: {} });
    const until = afterNoon(60 * minuteMs);
    const snoozed = await store.changeLead('a', { snoozedUntil: until }, owner);
    expect(snoozed?.lead.care).toMatchObject({
      status: 'new',
      snoozedUntil: until,
      history: [{ snoozedUntil: until }],
    });
    expect(await store.findLead('a')).toEqual(snoozed?.lead);
    const before = { after: afterNoon(59 * minuteMs) };
    expect(await idsOf(store, { snoozed: 'never' })).toEqual(['b']);
    expect(await idsOf(store, { snoozed: before })).toEqual(['a']);
    expect(await idsOf(store, { snoozed: { notAfter: before.after } })).toEqual([]);
    expect(await idsOf(store, { snoozed: { notAfter: until }, statuses: ['new'], kinds: ['estimate'] })).toEqual(['a']);
    expect((await store.changeLead('a', { status: 'called' }, owner))?.lead.care.snoozedUntil).toBeUndefined();
    expect(await idsOf(store, { snoozed: 'never' })).toEqual(['b', 'a']);
    const again = await store.changeLead('a', { status: 'called', snoozedUntil: until }, owner);
    expect(again?.lead.care.snoozedUntil).toEqual(until);
    expect((await store.changeLead('a', { snoozedUntil: null }, owner))?.lead.care.snoozedUntil).toBeUndefined();
    expect((await store.changeLead('a', { status: 'won', snoozedUntil: until }, owner))?.lead.care).toEqual(
      expect.not.objectContaining({ snoozedUntil: expect.anything() }),
    );
  });

  it('keeps a visit while a lead is scheduled or won', async () => {
    const store = await filled(open(), { a: {} });
    const visitAt = afterNoon(24 * 60 * minuteMs);
    expect((await store.changeLead('a', { visitAt }, owner))?.lead.care).toMatchObject({
      status: 'scheduled',
      visitAt,
    });
    expect((await store.changeLead('a', { status: 'won' }, owner))?.lead.care.visitAt).toEqual(visitAt);
    expect((await store.findLead('a'))?.care.visitAt).toEqual(visitAt);
    expect((await store.changeLead('a', { status: 'called' }, owner))?.lead.care.visitAt).toBeUndefined();
    expect((await store.findLead('a'))?.care.visitAt).toBeUndefined();
  });

  it('takes back the latest change for a minute, with the first answer and the mail', async () => {
    const store = await filled(open(), { a: {}, b: spam });
    await store.changeLead('a', { status: 'called' }, owner);
    const undone = await store.undoLeadChange('a', { at: afterNoon(2 * minuteMs), revision: 1 });
    expect(undone).toMatchObject({ isStale: false, lead: { care: { status: 'new', revision: 2, history: [] } } });
    expect(undone?.lead.care.answeredAt).toBeUndefined();
    expect(await store.findLead('a')).toEqual(undone?.lead);
    await store.changeLead('b', { status: 'new' }, owner);
    const spamAgain = await store.undoLeadChange('b', { at: owner.at, revision: 1 });
    expect(spamAgain?.lead).toMatchObject({ care: { status: 'spam' }, mail: { status: 'held' } });
    await store.changeLead('a', { status: 'won' }, owner);
    expect(await store.undoLeadChange('a', { at: owner.at, revision: 2 })).toMatchObject({ isStale: true });
    const late = afterNoon(2 * minuteMs + 1);
    expect(await store.undoLeadChange('a', { at: late, revision: 3 })).toMatchObject({ isStale: true });
    expect((await store.findLead('a'))?.care.status).toBe('won');
    expect(await store.undoLeadChange('x', { at: noon, revision: 0 })).toBeUndefined();
  });

  it('takes back a note for a minute, also for the search', async () => {
    const store = await filled(open(), { a: {} });
    for (const id of ['n1', 'n2']) await store.addLeadNote('a', { id, at: noon, by: '', text: `shutters ${id}` });
    const removed = await store.removeLeadNote('a', 'n2', afterNoon(minuteMs));
    expect(removed).toMatchObject({ isStale: false, lead: { care: { notes: [{ id: 'n1' }] } } });
    expect(await store.findLead('a')).toEqual(removed?.lead);
    expect([await idsOf(store, { text: 'n2' }), await idsOf(store, { text: 'shutters' })]).toEqual([[], ['a']]);
    expect(await store.removeLeadNote('a', 'n1', afterNoon(minuteMs + 1))).toMatchObject({ isStale: true });
    expect(await store.removeLeadNote('a', 'n3', noon)).toMatchObject({ isStale: true });
    expect(await store.removeLeadNote('x', 'n1', noon)).toBeUndefined();
  });

  it('counts what waits, what is back, what is snoozed and the spam of a day', async () => {
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

  it('has another version after each arrival, change, note, first look and end of a mail, in every process', async () => {
    const store = open();
    const other = open();
    const seen = new Set<string>();
    const claimOne = async () => {
      const [claimed] = await store.claimDueMail({ now: afterNoon(minuteMs), leaseMs: 1000, limit: 1 });
      if (!claimed) throw new Error('No mail is due');
      return [claimed.lead.id, claimed.lease] as const;
    };
    const steps: (() => Promise<unknown>)[] = [
      () => store.addLead(aLead('a')),
      () => store.addLead(aLead('b', { receivedAt: afterNoon(minuteMs) })),
      () => store.markLeadSeen('a', noon),
      () => store.changeLead('a', { status: 'called' }, owner),
      () => store.undoLeadChange('a', { at: owner.at, revision: 1 }),
      () => store.addLeadNote('a', { id: 'n', at: noon, by: '', text: 'x' }),
      () => store.removeLeadNote('a', 'n', noon),
      async () => store.markMailSent(...(await claimOne()), afterNoon(minuteMs)),
      async () => store.markMailFailed(...(await claimOne()), { error: 'gone', countsAsAttempt: true }),
    ];
    for (const [at, step] of steps.entries()) {
      await step();
      seen.add(await other.leadsVersion());
      expect([at, seen.size]).toEqual([at, at + 1]);
      expect(await store.leadsVersion()).toBe(await other.leadsVersion());
    }
  });

  it('mails a suspected lead once it is cleared, and no spam', async () => {
    const store = await filled(open(), { a: spam, b: {} });
    expect((await store.findLead('a'))?.care.status).toBe('spam');
    const trusted = (await store.changeLead('a', { status: 'new' }, { at: afterNoon(5), by: '' }))?.lead;
    expect(trusted?.mail).toMatchObject({ status: 'due', nextTryAt: afterNoon(5) });
    expect(trusted?.care.answeredAt).toBeUndefined();
    expect((await store.changeLead('b', { status: 'spam' }, owner))?.lead.mail.status).toBe('held');
    const claimed = await store.claimDueMail({ now: afterNoon(minuteMs), leaseMs: 1000, limit: 5 });
    expect(claimed.map(({ lead }) => lead.id)).toEqual(['a']);
  });

  it('loses no racing changes and notes, over two processes', async () => {
    const stores = [await filled(open(), { a: {} }), open()];
    const statuses = ['called', 'scheduled', 'won', 'lost'] as const;
    await Promise.all([
      ...statuses.map((to, index) =>
        stores[index % 2]?.changeLead('a', { status: to }, { at: afterNoon(index), by: to }),
      ),
      ...Array.from({ length: 10 }, (_, index) =>
        stores[index % 2]?.addLeadNote('a', { id: `n${index % 5}`, at: noon, by: '', text: `note ${index % 5}` }),
      ),
    ]);
    const care = (await stores[0]?.findLead('a'))?.care;
    expect(care?.history.map(({ to }) => to).sort()).toEqual([...statuses].sort());
    expect(care?.history.at(-1)?.to).toBe(care?.status);
    expect(care?.notes.map(({ id }) => id).sort()).toEqual(['n0', 'n1', 'n2', 'n3', 'n4']);
  });

  it('finds a lead by its notes', async () => {
    const store = await filled(open(), { a: {}, b: {} });
    const lead = await store.addLeadNote('a', { id: 'n', at: afterNoon(9), by: 'Ann', text: 'Wants teal shutters' });
    expect(lead?.care.notes).toEqual([{ id: 'n', at: afterNoon(9), by: 'Ann', text: 'Wants teal shutters' }]);
    expect(await idsOf(store, { text: 'teal' })).toEqual(['a']);
    expect(await idsOf(store, { text: 'ada' })).toEqual(['b', 'a']);
    expect(await store.addLeadNote('x', { id: 'n', at: noon, by: '', text: 'x' })).toBeUndefined();
  });

  it('groups leads of one sender, by email ignoring case or by phone', async () => {
    const store = await filled(open(), {
      a: from({ email: 'Ann@Example.com', phone: '' }),
      b: from({ email: 'ann@example.com', phone: '410 555 0100' }),
      c: { kind: 'palette', ...from({ customerEmail: 'ANN@example.com' }) },
      d: from({ email: 'other@example.com', phone: '1-410-555-0100' }),
      e: from({ email: '', phone: '' }),
      f: from({ email: '', phone: '' }),
    });
    const related = async (id: string) => {
      const lead = await store.findLead(id);
      return lead && (await store.relatedLeads(lead)).map((other) => other.id);
    };
    expect(await related('b')).toEqual(['d', 'c', 'a']);
    expect(await related('c')).toEqual(['b', 'a']);
    expect(await related('e')).toEqual([]);
  });

  it('shows mail that failed until it is sent or dismissed, the dead first', async () => {
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
