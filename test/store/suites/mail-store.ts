import { describe, expect, it } from 'vitest';
import type { MailSlot } from '../../../server/store/engine.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, idsOf, noon } from '../support/samples.ts';

const leaseMs = 60_000;
const byOwner = { at: noon, by: '' };
const yearsLater = afterNoon(3 * 365 * 86_400_000);

/** The owner's mail and the receipt of a lead's sender, which go through the same steps. */
const slots = ['mail', 'receipt'] as const;

async function add(slot: MailSlot, store: Store, id: string, at = noon): Promise<void> {
  await store.addLead(aLead(id, slot === 'mail' ? { receivedAt: at } : {}));
  if (slot === 'receipt') await store.scheduleReceipt(id, at);
}
const claimOf = (slot: MailSlot, store: Store, now = noon, limit = 10) =>
  store.claimMail(slot, { now, leaseMs, limit });

export function testMailStore(open: Open): void {
  describe.each(slots)('%s', (slot) => {
    const claim = (store: Store, now?: Date, limit?: number) => claimOf(slot, store, now, limit);
    const ids = async (claimed: ReturnType<typeof claim>) => (await claimed).map(({ lead }) => lead.id);
    /** Claims the only one that is due. */
    async function claimOne(store: Store, now = noon) {
      const [one, ...more] = await claim(store, now);
      if (!one || more.length > 0) throw new Error(`expected one, got ${more.length + (one ? 1 : 0)}`);
      return one;
    }

    it('is returned longest due first, up to the limit', async () => {
      const store = open();
      for (const [index, id] of ['c', 'a', 'b'].entries()) await add(slot, store, id, afterNoon(index));
      await add(slot, store, 'later', afterNoon(5_000));
      await store.addLead(aLead('spam', { suspicions: ['trap'] }));
      const mails = await claim(store, afterNoon(1_000), 2);
      expect(mails.map(({ lead }) => lead.id)).toEqual(['c', 'a']);
      expect(await ids(claim(store, afterNoon(1_000)))).toEqual(['b']);
      expect(mails[0]?.lead).toEqual(await store.findLead('c'));
    });

    it('is never given to two workers', async () => {
      const stores = [open(), open()] as const;
      const all = Array.from({ length: 30 }, (_, index) => `lead-${index}`);
      await Promise.all(all.map((id) => add(slot, stores[0], id)));
      const claims = Array.from({ length: 8 }, (_, index) => ids(claim(stores[index % 2 ? 1 : 0], noon, 5)));
      expect((await Promise.all(claims)).flat().toSorted()).toEqual(all.toSorted());
      expect(await claim(stores[1])).toEqual([]);
    });

    it('is claimed again after a crashed worker’s lease, which is void then, and is sent once', async () => {
      const store = open();
      await add(slot, store, 'one');
      const old = await claimOne(store);
      expect(await claim(store, afterNoon(leaseMs - 1))).toEqual([]);
      const next = await claimOne(store, afterNoon(leaseMs));
      expect(await store.markSent(slot, 'one', old.lease, noon)).toBe(false);
      expect(await store.markFailed(slot, 'one', old.lease, { error: 'late', countsAsAttempt: true })).toBe(false);
      expect((await store.findLead('one'))?.[slot]).toMatchObject({ status: 'due', attempts: 0, nextTryAt: noon });
      expect(await store.markSent(slot, 'one', next.lease, afterNoon(leaseMs))).toBe(true);
      expect(await store.markSent(slot, 'one', next.lease, afterNoon(leaseMs + 1))).toBe(false);
      const mail = (await store.findLead('one'))?.[slot];
      expect(mail).toMatchObject({ status: 'sent', attempts: 1, nextTryAt: noon, sentAt: afterNoon(leaseMs) });
      expect(await claim(store, afterNoon(10 * leaseMs))).toEqual([]);
    });

    it('is retried at its time, then given up and counted as dead', async () => {
      const store = open();
      await add(slot, store, 'one');
      const nextTryAt = afterNoon(30_000);
      const first = await claimOne(store);
      await store.markFailed(slot, 'one', first.lease, { error: '401', nextTryAt, countsAsAttempt: false });
      expect(await claim(store, afterNoon(29_999))).toEqual([]);
      const second = await claimOne(store, nextTryAt);
      expect(second.lead[slot]).toMatchObject({ status: 'due', attempts: 0, nextTryAt, lastError: '401' });
      expect(await store.markFailed(slot, 'one', second.lease, { error: '400', countsAsAttempt: true })).toBe(true);
      expect((await store.findLead('one'))?.[slot]).toMatchObject({ status: 'dead', attempts: 1, lastError: '400' });
      expect(await claim(store, afterNoon(10 * leaseMs))).toEqual([]);
      expect([(await store.outboxState()).dead, await store.countDeadReceipts()]).toEqual(
        slot === 'mail' ? [1, 0] : [0, 1],
      );
    });

    it('is returned at once, each once, if a clock that was years ahead delayed or claimed it', async () => {
      const store = open();
      await add(slot, store, 'put-off');
      const putOff = { error: 'busy', nextTryAt: yearsLater, countsAsAttempt: true };
      await store.markFailed(slot, 'put-off', (await claimOne(store)).lease, putOff);
      await add(slot, store, 'claimed');
      await add(slot, store, 'received', yearsLater);
      expect(await claim(store, yearsLater)).toHaveLength(3);
      expect(await claim(store, noon, 2)).toHaveLength(2);
      expect(await claim(store, noon, 2)).toHaveLength(1);
      expect(await claim(store)).toEqual([]);
    });

    it('waits for an attempt and a lease that the current clock could have set', async () => {
      const store = open();
      await add(slot, store, 'one');
      const { lease } = await claimOne(store);
      expect(await claim(store, afterNoon(-leaseMs))).toEqual([]);
      const nextTryAt = afterNoon(90 * 60_000);
      await store.markFailed(slot, 'one', lease, { error: 'busy', nextTryAt, countsAsAttempt: true });
      expect(await claim(store)).toEqual([]);
      expect(await claim(store, afterNoon(-10 * 60_000))).toHaveLength(1);
    });
  });

  it('owes a receipt only when requested, once, and none for spam', async () => {
    const [store, other] = [open(), open()];
    await store.addLead(aLead('one'));
    expect(await claimOf('receipt', store)).toEqual([]);
    const owed = { status: 'due', attempts: 0, nextTryAt: noon, scheduledAt: noon };
    expect((await store.scheduleReceipt('one', noon))?.receipt).toEqual(owed);
    expect((await other.scheduleReceipt('one', afterNoon(9)))?.receipt).toEqual(owed);
    await store.changeLead('one', { status: 'spam' }, byOwner);
    await store.addLead(aLead('suspect', { suspicions: ['trap'] }));
    expect((await store.scheduleReceipt('suspect', noon))?.receipt).toBeUndefined();
    expect(await claimOf('receipt', store)).toEqual([]);
    await store.changeLead('suspect', { status: 'new' }, byOwner);
    await store.scheduleReceipt('suspect', noon);
    expect((await claimOf('receipt', store)).map(({ lead }) => lead.id)).toEqual(['suspect']);
  });

  it('gives up a receipt that was sent but did not arrive, also before it is marked', async () => {
    const store = open();
    for (const id of ['sent', 'claimed']) await add('receipt', store, id);
    await store.addLead(aLead('none'));
    const claims = new Map((await claimOf('receipt', store)).map(({ lead, lease }) => [lead.id, lease]));
    await store.markSent('receipt', 'sent', claims.get('sent') ?? '', noon);
    const version = await store.leadsVersion();
    for (const id of ['sent', 'claimed']) {
      expect(await store.markReceiptUndelivered(id, 'bounced')).toBe(true);
      expect(await store.markReceiptUndelivered(id, 'bounced again')).toBe(false);
      const receipt = (await store.findLead(id))?.receipt;
      expect([receipt?.status, receipt?.lastError, receipt?.sentAt]).toEqual(['dead', 'bounced', undefined]);
    }
    expect(await store.leadsVersion()).not.toBe(version);
    expect(await store.markSent('receipt', 'claimed', claims.get('claimed') ?? '', noon)).toBe(false);
    expect(await store.countDeadReceipts()).toBe(2);
    for (const id of ['none', 'nobody']) expect(await store.markReceiptUndelivered(id, 'bounced')).toBe(false);
  });

  it('lists leads whose receipt was given up, page by page, also with other conditions', async () => {
    const store = open();
    for (const [minute, id] of ['one', 'two', 'sent', 'due', 'spam'].entries()) {
      await add('receipt', store, id, afterNoon(minute));
    }
    for (const { lead, lease } of await claimOf('receipt', store, afterNoon(9))) {
      if (lead.id === 'sent') await store.markSent('receipt', lead.id, lease, noon);
      else if (lead.id !== 'due')
        await store.markFailed('receipt', lead.id, lease, { error: '550', countsAsAttempt: true });
    }
    await store.changeLead('two', { status: 'won' }, byOwner);
    await store.changeLead('spam', { status: 'spam' }, byOwner);
    const dead = { hasDeadReceipt: true } as const;
    expect((await idsOf(store, dead)).toSorted()).toEqual(['one', 'spam', 'two']);
    const { next } = await store.inbox({ ...dead, order: 'oldest', limit: 2 });
    expect(await idsOf(store, { ...dead, order: 'oldest', ...(next && { after: next }) })).toHaveLength(1);
    expect(await idsOf(store, { ...dead, statuses: ['won', 'lost'], snoozed: 'never' })).toEqual(['two']);
    expect(await idsOf(store, { ...dead, hasPhotos: true })).toEqual([]);
  });
}
