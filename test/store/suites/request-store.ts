import { describe, expect, it } from 'vitest';
import { maxRequestLinks } from '../../../server/store/engine.ts';
import type { VisitorAct } from '../../../server/store/lead.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, aPhoto, noon } from '../support/samples.ts';

const dayMs = 86_400_000;
const inADay = afterNoon(dayMs);

export function testRequestLinkStore(open: Open): void {
  it('find their request until they expire, also in another process', async () => {
    const [store, other] = [open(), open()];
    await store.addLead(aLead('one'));
    expect(await store.addRequestLink('one', { hash: 'h1', expiresAt: inADay })).toBe(true);
    const found = await other.findByRequestLink('h1', afterNoon(dayMs - 1));
    expect(found).toEqual({ lead: await store.findLead('one'), expiresAt: inADay });
    expect(await store.findByRequestLink('h1', inADay)).toBeUndefined();
    expect(await store.findByRequestLink('h2', noon)).toBeUndefined();
    expect(await store.findByRequestLink('', noon)).toBeUndefined();
  });

  it('are stored with a new lead, and not with an existing one', async () => {
    const store = open();
    await store.addLead(aLead('one'), { hash: 'first', expiresAt: inADay });
    await store.addLead(aLead('one'), { hash: 'second', expiresAt: inADay });
    expect((await store.findByRequestLink('first', noon))?.lead.id).toBe('one');
    expect(await store.findByRequestLink('second', noon)).toBeUndefined();
  });

  it(`replace the oldest beyond ${maxRequestLinks}`, async () => {
    const store = open();
    await store.addLead(aLead('one'));
    for (let nth = 0; nth <= maxRequestLinks; nth += 1) {
      await store.addRequestLink('one', { hash: `h${nth}`, expiresAt: afterNoon(dayMs + nth) });
    }
    expect(await store.findByRequestLink('h0', noon)).toBeUndefined();
    expect((await store.findByRequestLink('h1', noon))?.lead.id).toBe('one');
    expect((await store.findByRequestLink(`h${maxRequestLinks}`, noon))?.lead.id).toBe('one');
  });

  it('are removed with the lead when it is erased or purged', async () => {
    const store = open();
    const far = afterNoon(400 * dayMs);
    for (const [id, email] of [
      ['erased', 'ada@example.com'],
      ['purged', 'ben@example.com'],
    ] as const) {
      await store.addLead(aLead(id, { fields: { email } }));
      await store.addRequestLink(id, { hash: `of ${id}`, expiresAt: far });
    }
    await store.erase({ email: 'ada@example.com' });
    await store.removeLeads(['purged'], { leads: inADay, spam: inADay });
    // A lead that is stored again under the id is another one.
    await store.addLead(aLead('erased'));
    await store.addLead(aLead('purged'));
    for (const hash of ['of erased', 'of purged']) expect(await store.findByRequestLink(hash, noon)).toBeUndefined();
  });
}

const aNote = (id: string, at = noon): VisitorAct => ({ id, at, kind: 'note', text: `Note ${id}: a gate code` });

/** Sends the only due mail, like an outbox. */
async function sendMail(store: Store, now: Date): Promise<number> {
  const [mail] = await store.claimMail('mail', { now, leaseMs: 60_000, limit: 9 });
  if (!mail) return -1;
  const notifiedCount = mail.lead.triage.acts?.length ?? 0;
  await store.markSent('mail', mail.lead.id, mail.lease, now, notifiedCount);
  return notifiedCount;
}

export function testRequestStore(open: Open): void {
  describe('an act of the visitor', () => {
    it('is part of the lead, once per id, and raises its revision', async () => {
      const [store, other] = [open(), open()];
      await store.addLead(aLead('one'));
      await store.addVisitorAct('one', aNote('a'));
      await other.addVisitorAct('one', aNote('a', afterNoon(5)));
      const lead = await store.addVisitorAct('one', aNote('b', afterNoon(9)));
      expect(lead?.triage).toMatchObject({
        status: 'new',
        revision: 2,
        history: [],
        acts: [aNote('a'), aNote('b', afterNoon(9))],
      });
      expect(await other.findLead('one')).toEqual(lead);
      expect(await store.addVisitorAct('nobody', aNote('a'))).toBeUndefined();
      await store.addVisitorAct('one', { id: 'c', at: noon, kind: 'show' });
      const acts = (await other.addVisitorAct('one', { id: 'd', at: noon, kind: 'hide' }))?.triage.acts;
      expect(acts?.map(({ kind }) => kind)).toEqual(['note', 'note', 'show', 'hide']);
    });

    it('is not lost when the owner and the visitor write at the same time', async () => {
      const stores = [open(), open()];
      await stores[0]?.addLead(aLead('one'));
      await Promise.all(
        Array.from({ length: 6 }, (_, nth) => [
          stores[nth % 2]?.addVisitorAct('one', aNote(`v${nth}`)),
          stores[(nth + 1) % 2]?.addLeadNote('one', { id: `owner-${nth}`, at: noon, by: '', text: 'x' }),
        ]).flat(),
      );
      const triage = (await stores[0]?.findLead('one'))?.triage;
      expect(triage?.acts?.map(({ id }) => id).sort()).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v5']);
      expect(triage?.notes).toHaveLength(6);
    });
  });

  describe('canceling', () => {
    const cancel = (id: string, ms = 0): VisitorAct => ({ id, at: afterNoon(ms), kind: 'cancel' });
    const restore = (id: string, ms = 0): VisitorAct => ({ id, at: afterNoon(ms), kind: 'restore' });

    it('closes an open lead without counting as an answer, and opens it again as it was', async () => {
      const store = open();
      await store.addLead(aLead('one'));
      const visitAt = afterNoon(3 * dayMs);
      const canceled = await store.addVisitorAct('one', cancel('a'));
      expect(canceled?.triage).toMatchObject({
        status: 'lost',
        history: [{ by: 'the homeowner', from: 'new', to: 'lost' }],
      });
      expect(canceled?.triage.answeredAt).toBeUndefined();
      expect((await store.addVisitorAct('one', cancel('again')))?.triage.acts).toHaveLength(1);
      expect((await store.addVisitorAct('one', restore('b', 5)))?.triage.status).toBe('new');
      await store.changeLead('one', { visitAt, amount: 900 }, { at: afterNoon(9), by: '' });
      expect((await store.addVisitorAct('one', cancel('c', 10)))?.triage.visitAt).toBeUndefined();
      expect((await store.addVisitorAct('one', restore('d', 20)))?.triage).toMatchObject({
        status: 'scheduled',
        visitAt,
        amount: 900,
      });
      expect((await store.countLeadsByStatus()).scheduled).toBe(1);
    });

    it('does not change what the owner decided meanwhile, but asks for an answer if that was Lost', async () => {
      const store = open();
      for (const status of ['won', 'lost'] as const) {
        await store.addLead(aLead(status));
        await store.changeLead(status, { status: 'called' }, { at: noon, by: '' });
        await store.addVisitorAct(status, cancel('a', 1));
        await store.changeLead(status, { status, amount: 4200 }, { at: afterNoon(5), by: '' });
        const restored = (await store.addVisitorAct(status, restore('b', 9)))?.triage;
        expect([restored?.status, restored?.wroteAgainAt]).toEqual([
          status,
          status === 'lost' ? afterNoon(9) : undefined,
        ]);
      }
    });

    it('ends when the owner takes the request up again, so that its photos stay', async () => {
      const store = open();
      await store.addPhoto(aPhoto('one'));
      await store.claimPhotos(['one'], 'one', noon);
      await store.addLead(aLead('one', { photos: ['one'] }));
      await store.addVisitorAct('one', cancel('a'));
      await store.changeLead('one', { visitAt: afterNoon(dayMs) }, { at: afterNoon(5), by: '' });
      expect(await store.dropCanceledPhotos(afterNoon(9), 9)).toBe(0);
      expect((await store.addVisitorAct('one', cancel('b', 10)))?.triage.status).toBe('lost');
      expect(await store.dropCanceledPhotos(afterNoon(11), 9)).toBe(1);
    });

    it('unlists the photos of the lead after the period, and the sweep removes them', async () => {
      const store = open();
      for (const id of ['gone', 'back', 'kept']) {
        await store.addPhoto(aPhoto(`of-${id}`));
        await store.claimPhotos([`of-${id}`], id, noon);
        await store.addLead(aLead(id, { photos: [`of-${id}`] }));
      }
      for (const id of ['gone', 'back']) await store.addVisitorAct(id, cancel(`c-${id}`));
      await store.addVisitorAct('back', restore('r', 5));
      expect(await store.dropCanceledPhotos(noon, 9)).toBe(0);
      expect(await store.dropCanceledPhotos(afterNoon(1), 9)).toBe(1);
      expect(await store.dropCanceledPhotos(afterNoon(1), 9)).toBe(0);
      await store.sweepPhotos({ before: inADay, limit: 9 });
      const left = await Promise.all(['gone', 'back', 'kept'].map((id) => store.readPhoto(`of-${id}`, 'small')));
      expect(left.map((photo) => photo !== undefined)).toEqual([false, true, true]);
      expect((await store.findLead('gone'))?.photos ?? []).toEqual([]);
    });
  });

  describe('the owner’s mail', () => {
    it('is owed again after an act, once for several', async () => {
      const store = open();
      await store.addLead(aLead('one'));
      expect(await sendMail(store, noon)).toBe(0);
      await store.addVisitorAct('one', aNote('a', afterNoon(100)));
      await store.addVisitorAct('one', aNote('b', afterNoon(200)));
      expect((await store.findLead('one'))?.mail).toMatchObject({
        status: 'due',
        attempts: 0,
        scheduledAt: afterNoon(100),
      });
      expect((await store.outboxState()).oldestDueAt).toEqual(afterNoon(100));
      expect(await sendMail(store, afterNoon(300))).toBe(2);
      expect(await sendMail(store, afterNoon(400))).toBe(-1);
      expect((await store.findLead('one'))?.mail).toMatchObject({
        status: 'sent',
        notifiedCount: 2,
        sentAt: afterNoon(300),
      });
    });

    it('is owed again for an act that was added while it was being sent', async () => {
      const store = open();
      await store.addLead(aLead('one'));
      const [mail] = await store.claimMail('mail', { now: noon, leaseMs: 60_000, limit: 9 });
      await store.addVisitorAct('one', aNote('a', afterNoon(5)));
      expect(await store.markSent('mail', 'one', mail?.lease ?? '', afterNoon(9), 0)).toBe(true);
      expect(await sendMail(store, afterNoon(9))).toBe(1);
      expect(await sendMail(store, afterNoon(20))).toBe(-1);
    });

    it('is not owed for a lead held as spam, which also stays there when it is canceled', async () => {
      const store = open();
      await store.addLead(aLead('one', { suspicions: ['trap'] }));
      await store.addVisitorAct('one', aNote('a'));
      const lead = await store.addVisitorAct('one', { id: 'b', at: noon, kind: 'cancel' });
      expect(lead).toMatchObject({ mail: { status: 'held' }, triage: { status: 'spam' } });
      expect(await sendMail(store, afterNoon(9))).toBe(-1);
    });
  });
}
