import { describe, expect, it } from 'vitest';
import type { Store } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, noon } from '../support/samples.ts';

const leaseMs = 60_000;
const claim = (store: Store, now = noon, limit = 10) => store.claimDueMail({ now, leaseMs, limit });

/** Claims the only due mail. */
async function claimOne(store: Store, now = noon) {
  const [mail, ...more] = await claim(store, now);
  if (!mail || more.length > 0) throw new Error(`expected one mail, got ${more.length + (mail ? 1 : 0)}`);
  return mail;
}

export function testMailStore(open: Open): void {
  it('returns due mail, longest due first, up to the limit', async () => {
    const store = open();
    for (const [index, id] of ['c', 'a', 'b'].entries()) {
      await store.addLead(aLead(id, { receivedAt: afterNoon(index) }));
    }
    await store.addLead(aLead('later', { receivedAt: afterNoon(5_000) }));
    await store.addLead(aLead('spam', { suspicions: ['trap'] }));
    const mails = await claim(store, afterNoon(1_000), 2);
    expect(mails.map(({ lead }) => lead.id)).toEqual(['c', 'a']);
    expect((await claim(store, afterNoon(1_000))).map(({ lead }) => lead.id)).toEqual(['b']);
    expect(mails[0]?.lead).toEqual(await store.findLead('c'));
  });

  it('never gives one mail to two workers', async () => {
    const stores = [open(), open()];
    const ids = Array.from({ length: 30 }, (_, index) => `lead-${index}`);
    await Promise.all(ids.map((id) => stores[0]?.addLead(aLead(id))));
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) => claim(stores[index % 2] as Store, noon, 5)),
    );
    const claimed = claims.flat().map(({ lead }) => lead.id);
    expect(claimed.toSorted()).toEqual(ids.toSorted());
    expect(await claim(stores[1] as Store)).toEqual([]);
  });

  it('lets a crashed worker’s claim expire, and then the old lease is void', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    const old = await claimOne(store);
    expect(await claim(store, afterNoon(leaseMs - 1))).toEqual([]);
    const next = await claimOne(store, afterNoon(leaseMs));
    expect(next.lease).not.toBe(old.lease);
    expect(await store.markMailSent('one', old.lease, noon)).toBe(false);
    expect(await store.markMailFailed('one', old.lease, { error: 'late', countsAsAttempt: true })).toBe(false);
    expect((await store.findLead('one'))?.mail).toEqual({ status: 'due', attempts: 0, nextTryAt: noon });
    expect(await store.markMailSent('one', next.lease, afterNoon(leaseMs))).toBe(true);
  });

  describe('after the clock was set back by years', () => {
    const yearsLater = afterNoon(3 * 365 * 86_400_000);

    it('returns at once mail that the later clock received, delayed or claimed, each once', async () => {
      const store = open();
      await store.addLead(aLead('put-off', { receivedAt: noon }));
      const first = await claimOne(store);
      const putOff = { error: 'busy', nextTryAt: yearsLater, countsAsAttempt: true };
      await store.markMailFailed('put-off', first.lease, putOff);
      await store.addLead(aLead('claimed', { receivedAt: noon }));
      await store.addLead(aLead('received', { receivedAt: yearsLater }));
      expect((await claim(store, yearsLater)).map(({ lead }) => lead.id).sort()).toEqual([
        'claimed',
        'put-off',
        'received',
      ]);
      const again = await claim(store);
      expect(again.map(({ lead }) => lead.id).sort()).toEqual(['claimed', 'put-off', 'received']);
      expect(await claim(store)).toEqual([]);
    });

    it('respects an attempt and a lease that the current clock could have set', async () => {
      const store = open();
      await store.addLead(aLead('one'));
      const { lease } = await claimOne(store);
      expect(await claim(store, afterNoon(-leaseMs))).toEqual([]);
      const nextTryAt = afterNoon(90 * 60_000);
      await store.markMailFailed('one', lease, { error: 'busy', nextTryAt, countsAsAttempt: true });
      expect(await claim(store)).toEqual([]);
      expect(await claim(store, afterNoon(-10 * 60_000))).toHaveLength(1);
    });

    it('returns no more than requested', async () => {
      const store = open();
      for (const id of ['a', 'b', 'c']) await store.addLead(aLead(id, { receivedAt: yearsLater }));
      for (const id of ['d', 'e', 'f']) await store.addLead(aLead(id));
      expect(await claim(store, noon, 4)).toHaveLength(4);
      expect(await claim(store, noon, 4)).toHaveLength(2);
    });
  });

  it('marks a mail as sent once, and permanently', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    const { lease } = await claimOne(store);
    expect(await store.markMailSent('one', lease, afterNoon(7))).toBe(true);
    expect(await store.markMailSent('one', lease, afterNoon(8))).toBe(false);
    const mail = (await store.findLead('one'))?.mail;
    expect(mail).toEqual({ status: 'sent', attempts: 1, nextTryAt: noon, sentAt: afterNoon(7) });
    expect(await claim(store, afterNoon(10 * leaseMs))).toEqual([]);
    expect(await store.outboxState()).toEqual({ due: 0, dead: 0 });
  });

  it('retries a failed mail at its time, not before', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    const first = await claimOne(store);
    const failure = { error: '503 from the sender', nextTryAt: afterNoon(30_000), countsAsAttempt: true };
    expect(await store.markMailFailed('one', first.lease, failure)).toBe(true);
    expect(await claim(store, afterNoon(29_999))).toEqual([]);
    const second = await claimOne(store, afterNoon(30_000));
    expect(second.lead.mail).toEqual({
      status: 'due',
      attempts: 1,
      nextTryAt: afterNoon(30_000),
      lastError: '503 from the sender',
    });
  });

  it('does not count an attempt that failed for a reason other than the mail', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    const { lease } = await claimOne(store);
    const failure = { error: '401', nextTryAt: afterNoon(60_000), countsAsAttempt: false };
    await store.markMailFailed('one', lease, failure);
    expect((await store.findLead('one'))?.mail.attempts).toBe(0);
  });

  it('shows a mail that was given up', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    const { lease } = await claimOne(store);
    await store.markMailFailed('one', lease, { error: '400 bad address', countsAsAttempt: true });
    expect((await store.findLead('one'))?.mail).toMatchObject({
      status: 'dead',
      attempts: 1,
      lastError: '400 bad address',
    });
    expect(await claim(store, afterNoon(10 * leaseMs))).toEqual([]);
    expect(await store.outboxState()).toEqual({ due: 0, dead: 1 });
  });

  it('reports how many mails are waiting, and since when', async () => {
    const store = open();
    expect(await store.outboxState()).toEqual({ due: 0, dead: 0 });
    await store.addLead(aLead('old', { receivedAt: noon }));
    await store.addLead(aLead('new', { receivedAt: afterNoon(5) }));
    const { lease } = await claimOne(store, noon);
    await store.markMailFailed('old', lease, { error: 'busy', nextTryAt: afterNoon(99_000), countsAsAttempt: true });
    expect(await store.outboxState()).toEqual({ due: 2, dead: 0, oldestDueAt: noon });
  });
}
