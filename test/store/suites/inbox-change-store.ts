import { expect, it } from 'vitest';
import { dayMs } from '../../../server/async.ts';
import type { LeadChange } from '../../../server/store/lead-changes.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, filled, idsOf, minuteMs, noon, owner, spam } from '../support/samples.ts';

export function testInboxChangeStore(open: Open): void {
  it('lets one of two people win who change the same state at the same time, over two processes', async () => {
    const stores = [await filled(open(), { a: {} }), open()];
    const changes = await Promise.all(
      (['called', 'lost'] as const).map((status, at) =>
        stores[at]?.changeLead('a', { status }, { ...owner, revision: 0 }),
      ),
    );
    expect(changes.map((change) => change?.isStale).sort()).toEqual([false, true]);
    expect((await stores[0]?.findLead('a'))?.triage.history).toHaveLength(1);
  });

  it('hides a snoozed lead until its time, and ends the snooze with the next change of status', async () => {
    const store = await filled(open(), { a: {}, b: {} });
    const until = afterNoon(60 * minuteMs);
    const snoozed = await store.changeLead('a', { snoozedUntil: until }, owner);
    expect(await store.findLead('a')).toEqual(snoozed?.lead);
    const before = { after: afterNoon(59 * minuteMs) };
    expect(await idsOf(store, { snoozed: 'never' })).toEqual(['b']);
    expect(await idsOf(store, { snoozed: before })).toEqual(['a']);
    expect(await idsOf(store, { snoozed: { notAfter: before.after } })).toEqual([]);
    expect(await idsOf(store, { snoozed: { notAfter: until }, statuses: ['new'], kinds: ['estimate'] })).toEqual(['a']);
    expect((await store.changeLead('a', { status: 'called' }, owner))?.lead.triage.snoozedUntil).toBeUndefined();
    expect(await idsOf(store, { snoozed: 'never' })).toEqual(['b', 'a']);
  });

  it('undoes the latest change within a minute, with the first answer and the mail', async () => {
    const store = await filled(open(), { a: {}, b: spam });
    await store.changeLead('a', { status: 'called' }, owner);
    const undone = await store.undoLeadChange('a', { at: afterNoon(2 * minuteMs), revision: 1 });
    expect(undone).toMatchObject({ isStale: false, lead: { triage: { status: 'new', revision: 2, history: [] } } });
    expect(undone?.lead.triage.answeredAt).toBeUndefined();
    expect(await store.findLead('a')).toEqual(undone?.lead);
    await store.changeLead('b', { status: 'new' }, owner);
    const spamAgain = await store.undoLeadChange('b', { at: owner.at, revision: 1 });
    expect(spamAgain?.lead).toMatchObject({ triage: { status: 'spam' }, mail: { status: 'held' } });
    await store.changeLead('a', { status: 'won' }, owner);
    expect(await store.undoLeadChange('a', { at: owner.at, revision: 2 })).toMatchObject({ isStale: true });
    const late = afterNoon(2 * minuteMs + 1);
    expect(await store.undoLeadChange('a', { at: late, revision: 3 })).toMatchObject({ isStale: true });
    expect((await store.findLead('a'))?.triage.status).toBe('won');
    expect(await store.undoLeadChange('x', { at: noon, revision: 0 })).toBeUndefined();
  });

  it('lets a request wait again when its sender writes after an answer, until the next answer, and again after undo', async () => {
    const store = await filled(open(), { a: {}, b: {}, c: { kind: 'palette' } });
    const writes = (id: string, kind: 'note' | 'cancel', at: Date) =>
      store.addVisitorAct(id, {
        id: `${kind} ${id} ${at.getTime()}`,
        at,
        ...(kind === 'note' ? { kind, text: 'Soft boards' } : { kind }),
      });
    const waiting = async () => (await store.waitingLeads(9)).map(({ id }) => id).join('');
    const again = async () => (await idsOf(store, { wroteAgain: true })).join('');
    await store.changeLead('b', { snoozedUntil: afterNoon(9 * dayMs) }, { at: afterNoon(minuteMs), by: '' });
    await writes('b', 'note', afterNoon(2 * minuteMs));
    expect([await waiting(), await again()]).toEqual(['ab', '']);
    for (const id of ['a', 'c'])
      await store.changeLead(id, { status: 'called' }, { at: afterNoon(3 * minuteMs), by: '' });
    for (const id of ['a', 'c']) await writes(id, 'note', afterNoon(4 * minuteMs));
    await writes('a', 'note', afterNoon(5 * minuteMs));
    expect([await waiting(), await again()]).toEqual(['ba', 'ca']);
    expect((await store.countToday(afterNoon(dayMs), noon)).waiting).toBe(2);
    const answered = await store.changeLead('a', { status: 'called' }, { at: afterNoon(6 * minuteMs), by: '' });
    expect(answered?.lead.triage.history).toHaveLength(2);
    expect(await waiting()).toBe('b');
    const undone = await store.undoLeadChange('a', {
      at: afterNoon(7 * minuteMs),
      revision: answered?.lead.triage.revision ?? 0,
    });
    expect(undone?.lead.triage).toMatchObject({ status: 'called', wroteAgainAt: afterNoon(4 * minuteMs) });
    expect(await store.findLead('a')).toEqual(undone?.lead);
    await writes('a', 'cancel', afterNoon(8 * minuteMs));
    expect([await waiting(), await again()]).toEqual(['b', 'c']);
  });

  it('keeps what each step says until a later one ends it, and undoes a call with its outcome', async () => {
    const store = await filled(open(), { a: {}, b: {} });
    let minute = 0;
    const step = async (change: LeadChange) => {
      minute += 1;
      return (await store.changeLead('a', change, { at: afterNoon(minute * minuteMs), by: '' }))?.lead.triage;
    };
    const followUpAt = afterNoon(dayMs);
    await step({ status: 'called' });
    const called = await step({ status: 'called', outcome: 'message', followUpAt });
    expect(called).toMatchObject({
      answeredAt: afterNoon(2 * minuteMs),
      outcome: 'message',
      followUpAt,
      history: [{ from: 'new' }],
    });
    expect(await idsOf(store, { followUpNotAfter: followUpAt })).toEqual(['a']);
    expect(await idsOf(store, { followUpNotAfter: afterNoon(dayMs - 1) })).toEqual([]);
    expect((await store.countToday(followUpAt, noon)).unanswered).toBe(1);
    const undone = await store.undoLeadChange('a', { at: afterNoon(3 * minuteMs), revision: called?.revision ?? 0 });
    expect(undone?.lead.triage).toEqual({ status: 'new', revision: 3, history: [], notes: [] });
    minute += 1;
    const [visitAt, later] = [afterNoon(2 * dayMs), afterNoon(3 * dayMs)];
    expect(await step({ visitAt: null })).toMatchObject({ status: 'scheduled' });
    expect(await step({ visitAt, visitMinutes: 90 })).toMatchObject({ visitAt, visitMinutes: 90 });
    const { history: _, ...quoted } = (await step({ status: 'quoted', amount: 4200, followUpAt })) ?? {};
    expect(quoted).toMatchObject({ status: 'quoted', visitAt, visitMinutes: 90, amount: 4200, followUpAt });
    expect(await step({ status: 'lost', reason: 'Price' })).toMatchObject({ amount: 4200, reason: 'Price' });
    const won = await step({ status: 'won', amount: null, doneOn: '2026-05-20' });
    expect(won).toEqual(expect.not.objectContaining({ amount: expect.anything(), reason: 'Price', followUpAt }));
    expect(won).toMatchObject({ doneOn: '2026-05-20' });
    expect((await store.findLead('a'))?.triage).toEqual(won);
    for (const [id, at] of [
      ['a', later],
      ['b', visitAt],
    ] as const)
      await store.changeLead(id, { visitAt: at }, owner);
    expect(await idsOf(store, { order: 'visit', visit: { from: visitAt } })).toEqual(['b', 'a']);
    const first = await store.inbox({ order: 'visit', statuses: ['scheduled', 'won'], limit: 1 });
    expect(await idsOf(store, { order: 'visit', statuses: ['scheduled', 'won'], after: first.next })).toEqual(['a']);
    expect(await idsOf(store, { visit: { before: later } })).toEqual(['b']);
    expect(await idsOf(store, { visit: 'none' })).toEqual([]);
  });

  it('removes a note within a minute, also from the search', async () => {
    const store = await filled(open(), { a: {} });
    for (const id of ['n1', 'n2']) await store.addLeadNote('a', { id, at: noon, by: '', text: `shutters ${id}` });
    const removed = await store.removeLeadNote('a', 'n2', afterNoon(minuteMs));
    expect(removed).toMatchObject({ isStale: false, lead: { triage: { notes: [{ id: 'n1' }] } } });
    expect(await store.findLead('a')).toEqual(removed?.lead);
    expect([await idsOf(store, { text: 'n2' }), await idsOf(store, { text: 'shutters' })]).toEqual([[], ['a']]);
    expect(await store.removeLeadNote('a', 'n1', afterNoon(minuteMs + 1))).toMatchObject({ isStale: true });
    expect(await store.removeLeadNote('a', 'n3', noon)).toMatchObject({ isStale: true });
    expect(await store.removeLeadNote('x', 'n1', noon)).toBeUndefined();
  });

  it('has a new version after each new lead, change, note, first view and outcome of a mail, in every process', async () => {
    const store = open();
    const other = open();
    const seen = new Set<string>();
    const claimOne = async () => {
      const [claimed] = await store.claimMail('mail', { now: afterNoon(minuteMs), leaseMs: 1000, limit: 1 });
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
      async () => store.markSent('mail', ...(await claimOne()), afterNoon(minuteMs)),
      async () => store.markFailed('mail', ...(await claimOne()), { error: 'gone', countsAsAttempt: true }),
    ];
    for (const [at, step] of steps.entries()) {
      await step();
      seen.add(await other.leadsVersion());
      expect([at, seen.size]).toEqual([at, at + 1]);
      expect(await store.leadsVersion()).toBe(await other.leadsVersion());
    }
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
    const triage = (await stores[0]?.findLead('a'))?.triage;
    expect(triage?.history.map(({ to }) => to).sort()).toEqual([...statuses].sort());
    expect(triage?.history.at(-1)?.to).toBe(triage?.status);
    expect(triage?.notes.map(({ id }) => id).sort()).toEqual(['n0', 'n1', 'n2', 'n3', 'n4']);
  });
}
