import { expect, it } from 'vitest';
import type { InboxQuery, Store } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, noon } from '../support/samples.ts';

const leaseMs = 60_000;
const claim = (store: Store, now = noon, limit = 10) => store.claimDueReceipts({ now, leaseMs, limit });
const byOwner = { at: noon, by: '' };

/** Stores a lead that owes its sender a receipt. */
async function owing(store: Store, id: string, at = noon): Promise<void> {
  await store.addLead(aLead(id));
  await store.scheduleReceipt(id, at);
}

/** Claims the only due receipt. */
async function claimOne(store: Store, now = noon) {
  const [receipt, ...more] = await claim(store, now);
  if (!receipt || more.length > 0) throw new Error(`expected one receipt, got ${more.length + (receipt ? 1 : 0)}`);
  return receipt;
}

export function testReceiptMailStore(open: Open): void {
  it('owes a lead’s sender nothing until requested, and then once', async () => {
    const [store, other] = [open(), open()];
    await store.addLead(aLead('one'));
    expect((await store.findLead('one'))?.receipt).toBeUndefined();
    expect(await claim(store)).toEqual([]);
    const owed = { status: 'due', attempts: 0, nextTryAt: noon, scheduledAt: noon };
    expect((await store.scheduleReceipt('one', noon))?.receipt).toEqual(owed);
    expect((await other.scheduleReceipt('one', afterNoon(9)))?.receipt).toEqual(owed);
    expect((await other.findLead('one'))?.receipt).toEqual(owed);
    expect(await store.scheduleReceipt('nobody', noon)).toBeUndefined();
  });

  it('returns due receipts, longest due first, up to the limit, and each to one worker', async () => {
    const [store, other] = [open(), open()];
    for (const [id, ms] of Object.entries({ b: 2, a: 1, later: 5_000, c: 3 })) await owing(store, id, afterNoon(ms));
    const first = await claim(store, afterNoon(10), 2);
    expect(first.map(({ lead }) => lead.id)).toEqual(['a', 'b']);
    expect(first[0]?.lead).toEqual(await other.findLead('a'));
    expect((await claim(other, afterNoon(10))).map(({ lead }) => lead.id)).toEqual(['c']);
    expect(await claim(store, afterNoon(10))).toEqual([]);
  });

  it('lets a crashed worker’s claim expire, and then the old lease is void', async () => {
    const store = open();
    await owing(store, 'one');
    const old = await claimOne(store);
    expect(await claim(store, afterNoon(leaseMs - 1))).toEqual([]);
    const next = await claimOne(store, afterNoon(leaseMs));
    expect(await store.markReceiptSent('one', old.lease, noon)).toBe(false);
    expect(await store.markReceiptFailed('one', old.lease, { error: 'late', countsAsAttempt: true })).toBe(false);
    expect(await store.markReceiptSent('one', next.lease, afterNoon(leaseMs))).toBe(true);
    expect(await store.markReceiptSent('one', next.lease, afterNoon(leaseMs))).toBe(false);
    const sent = { status: 'sent', attempts: 1, nextTryAt: noon, scheduledAt: noon, sentAt: afterNoon(leaseMs) };
    expect((await store.findLead('one'))?.receipt).toEqual(sent);
    expect((await store.scheduleReceipt('one', afterNoon(leaseMs)))?.receipt).toEqual(sent);
    expect(await claim(store, afterNoon(10 * leaseMs))).toEqual([]);
  });

  it('retries a failed receipt at its time, and shows and counts one that was given up', async () => {
    const store = open();
    await owing(store, 'one');
    const nextTryAt = afterNoon(30_000);
    const first = await claimOne(store);
    await store.markReceiptFailed('one', first.lease, { error: '401', nextTryAt, countsAsAttempt: false });
    expect(await claim(store, afterNoon(29_999))).toEqual([]);
    expect(await store.countDeadReceipts()).toBe(0);
    const second = await claimOne(store, nextTryAt);
    expect(second.lead.receipt).toEqual({ status: 'due', attempts: 0, nextTryAt, scheduledAt: noon, lastError: '401' });
    await store.markReceiptFailed('one', second.lease, { error: '400', countsAsAttempt: true });
    expect((await store.findLead('one'))?.receipt).toMatchObject({ status: 'dead', attempts: 1, lastError: '400' });
    expect(await store.countDeadReceipts()).toBe(1);
    expect(await claim(store, afterNoon(10 * leaseMs))).toEqual([]);
  });

  it('gives up a receipt that was sent but did not arrive, also before it is marked', async () => {
    const store = open();
    for (const id of ['sent', 'claimed']) await owing(store, id);
    await store.addLead(aLead('none'));
    const claims = new Map((await claim(store)).map(({ lead, lease }) => [lead.id, lease]));
    await store.markReceiptSent('sent', claims.get('sent') ?? '', noon);
    const version = await store.leadsVersion();
    for (const id of ['sent', 'claimed']) {
      expect(await store.markReceiptUndelivered(id, 'bounced')).toBe(true);
      expect(await store.markReceiptUndelivered(id, 'bounced again')).toBe(false);
      const receipt = (await store.findLead(id))?.receipt;
      expect([receipt?.status, receipt?.lastError, receipt?.sentAt]).toEqual(['dead', 'bounced', undefined]);
    }
    expect(await store.leadsVersion()).not.toBe(version);
    expect(await store.markReceiptSent('claimed', claims.get('claimed') ?? '', noon)).toBe(false);
    expect(await claim(store, afterNoon(10 * leaseMs))).toEqual([]);
    expect(await store.countDeadReceipts()).toBe(2);
    for (const id of ['none', 'nobody']) expect(await store.markReceiptUndelivered(id, 'bounced')).toBe(false);
  });

  it('lists leads whose receipt was given up, newest first, page by page, also with other conditions', async () => {
    const store = open();
    for (const [minute, id] of ['one', 'two', 'three', 'sent', 'due', 'spam'].entries()) {
      await store.addLead(aLead(id, { receivedAt: afterNoon(minute * 60_000) }));
      await store.scheduleReceipt(id, noon);
    }
    for (const { lead, lease } of await claim(store)) {
      if (lead.id === 'sent') await store.markReceiptSent(lead.id, lease, noon);
      else if (lead.id !== 'due')
        await store.markReceiptFailed(lead.id, lease, { error: '550', countsAsAttempt: true });
    }
    await store.changeLead('two', { status: 'won' }, { at: noon, by: '' });
    await store.changeLead('spam', { status: 'spam' }, { at: noon, by: '' });
    const idsOf = async (query: Partial<InboxQuery>) => {
      const { leads, next } = await store.inbox({ hasDeadReceipt: true, order: 'newest', limit: 10, ...query });
      return { ids: leads.map(({ id }) => id), next };
    };
    expect((await idsOf({})).ids).toEqual(['spam', 'three', 'two', 'one']);
    const first = await idsOf({ order: 'oldest', limit: 3 });
    expect(first.ids).toEqual(['one', 'two', 'three']);
    expect((await idsOf({ order: 'oldest', after: first.next ?? '' })).ids).toEqual(['spam']);
    expect((await idsOf({ statuses: ['won', 'spam'], snoozed: 'never' })).ids).toEqual(['spam', 'two']);
    expect((await idsOf({ hasPhotos: true })).ids).toEqual([]);
    expect((await idsOf({ town: 'nowhere' })).ids).toEqual([]);
  });

  it('returns at once receipts that a clock years ahead has delayed or claimed', async () => {
    const store = open();
    const yearsLater = afterNoon(3 * 365 * 86_400_000);
    await owing(store, 'owed', yearsLater);
    await owing(store, 'claimed');
    expect(await claim(store, yearsLater)).toHaveLength(2);
    expect((await claim(store)).map(({ lead }) => lead.id).sort()).toEqual(['claimed', 'owed']);
    expect(await claim(store)).toEqual([]);
  });

  it('owes nothing for suspected spam, and sends nothing for a lead that has become spam', async () => {
    const store = open();
    await store.addLead(aLead('suspect', { suspicions: ['trap'] }));
    expect((await store.scheduleReceipt('suspect', noon))?.receipt).toBeUndefined();
    await store.changeLead('suspect', { status: 'new' }, byOwner);
    await store.scheduleReceipt('suspect', noon);
    expect((await claimOne(store)).lead.id).toBe('suspect');

    await owing(store, 'marked');
    await store.changeLead('marked', { status: 'spam' }, byOwner);
    expect(await claim(store)).toEqual([]);
  });

  it('is separate from the owner’s mail: neither changes the other', async () => {
    const store = open();
    await owing(store, 'one');
    const receipt = await claimOne(store);
    const [mail] = await store.claimDueMail({ now: noon, leaseMs, limit: 1 });
    expect(mail?.lead.id).toBe('one');
    await store.markReceiptFailed('one', receipt.lease, { error: '400', countsAsAttempt: true });
    expect((await store.findLead('one'))?.mail).toEqual({ status: 'due', attempts: 0, nextTryAt: noon });
    expect(await store.outboxState()).toMatchObject({ due: 1, dead: 0 });
    expect(await store.undeliveredMail()).toEqual([]);
    expect(await store.markMailSent('one', mail?.lease ?? '', noon)).toBe(true);
    expect((await store.findLead('one'))?.receipt?.status).toBe('dead');
  });

  it('survives a restart, and is removed with its lead', async () => {
    const before = open();
    await owing(before, 'one');
    await owing(before, 'two');
    await before.close();
    const after = open();
    expect((await claim(after)).map(({ lead }) => lead.id).sort()).toEqual(['one', 'two']);
    await after.erase({ email: 'ada@example.com' });
    await after.addLead(aLead('one'));
    expect((await after.findLead('one'))?.receipt).toBeUndefined();
    expect(await claim(after, afterNoon(leaseMs))).toEqual([]);
  });

  it('changes the version that open inboxes poll', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    const versions = new Set([await store.leadsVersion()]);
    await store.scheduleReceipt('one', noon);
    versions.add(await store.leadsVersion());
    const { lease } = await claimOne(store);
    await store.markReceiptSent('one', lease, noon);
    versions.add(await store.leadsVersion());
    expect(versions.size).toBe(3);
  });
}
