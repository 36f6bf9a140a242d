import { expect, it } from 'vitest';
import { createLeadIntake, type Submission } from '../../../../server/leads/lead-intake.ts';
import { limitNamed } from '../../../../server/limits/limit-counts.ts';
import { createRateLimits } from '../../../../server/limits/rate-limits.ts';
import type { Lead } from '../../../../server/store/lead.ts';
import type { LimitStore } from '../../../../server/store/store.ts';

const now = () => new Date('2026-11-22T12:00:00Z');

/** Counts in memory, like a store, in windows that never end. */
function limits() {
  const counts = new Map<string, number>();
  const store: LimitStore = {
    async countInWindow(key, { windowMs, points = 1 }, at) {
      const count = (counts.get(key) ?? 0) + points;
      counts.set(key, count);
      return { count, endsAt: new Date(at.getTime() + windowMs) };
    },
    windowCount: async () => undefined,
    forgetWindows: async () => {},
    periodSecret: async () => Buffer.alloc(32, 1),
  };
  const noted: string[] = [];
  return { noted, limits: createRateLimits({ store, limitCounts: { note: ({ name }) => noted.push(name) }, now }) };
}

/** The number of accepted leads of a sequence. */
async function taken(times: number, take: (nth: number) => Promise<void>): Promise<number> {
  let count = 0;
  for (let nth = 0; nth < times; nth += 1)
    await take(nth).then(
      () => (count += 1),
      () => {},
    );
  return count;
}

it('photos of all visitors together have a daily sum, and leads without photos stay free of it', async () => {
  const { limits: bounds, noted } = limits();
  const most = limitNamed('photosOfAllInADay').number;
  const take = (nth: number) =>
    bounds.take('photo', { kind: 'address', network: `2001:db8:${(nth % 4_000).toString(16)}:1::/64` });
  expect(await taken(most + 20, take)).toBe(most);
  expect(new Set(noted)).toEqual(new Set(['photosOfAllInADay']));
  // Beside visitors whose addresses are not known, the sum is the same.
  await expect(bounds.take('photo', { kind: 'silent-proxy' })).rejects.toMatchObject({ code: 'too_many' });
  await bounds.take('photo', { kind: 'address', network: '192.0.2.9', isOwner: true });
  await bounds.take('estimate', { kind: 'address', network: '192.0.2.9' });
});

it('a flood of leads is stored, and suspected above a limit', async () => {
  const kept: Lead['suspicions'][] = [];
  const { limits: bounds, noted } = limits();
  let [wakes, floods] = [0, 0];
  const desk = createLeadIntake({
    store: {
      findLead: async () => undefined,
      claimPhotos: async () => true,
      unclaimable: async () => [],
      countLeads: async () => 0,
      countRepeat: async () => {},
      relatedLeads: async () => [],
      async addLead(lead) {
        kept.push(lead.suspicions);
        const mail = { status: 'due', attempts: 0, nextTryAt: now() } as const;
        return { lead: { ...lead, mail, triage: { status: 'new', revision: 0, history: [], notes: [] } }, isNew: true };
      },
    },
    limits: bounds,
    offers: { readsLikeOffer: async () => false },
    notifyOwner: () => {
      wakes += 1;
    },
    onFlood: () => {
      floods += 1;
    },
    now,
    ownOrigins: () => [],
  });
  const lead = (nth: number, openMs: number): Submission => ({
    kind: 'contact',
    fields: { name: 'Ann', email: `ann${nth}@example.com`, message: `${nth}` },
    key: `key-${nth}`,
    source: {},
    signs: { openMs },
    client: { kind: 'address', network: `192.0.2.${nth}` },
  });
  const floodOfLeads = limitNamed('floodOfLeads');
  // Spam from bots does not count.
  for (let nth = 0; nth < 50; nth += 1) await desk.accept({ ...lead(9_000 + nth, 60_000), signs: { trap: 'x' } });
  expect(kept.splice(0).every((reasons) => reasons.includes('trap'))).toBe(true);
  for (let nth = 0; nth < floodOfLeads.number; nth += 1) await desk.accept(lead(nth, 2_000));
  expect(kept.flat()).toEqual([]);
  expect([wakes, floods]).toEqual([floodOfLeads.number, 0]);
  await desk.accept(lead(6_000, 60_000));
  expect(kept.at(-1)).toEqual(['flood']);
  expect([wakes, floods]).toEqual([floodOfLeads.number, 1]);
  expect(noted).toEqual(['floodOfLeads']);

  // Estimates that a person asks for where we work still ring, a few an hour.
  const estimate = (nth: number, zipCode: string, openMs: number) =>
    desk.accept({ ...lead(nth, openMs), kind: 'estimate', fields: { ...lead(nth, openMs).fields, zipCode } });
  kept.length = 0;
  await estimate(7_000, '75201', 60_000);
  await estimate(7_001, '21601', 1_500);
  expect(kept).toEqual([['flood'], ['flood']]);
  kept.length = 0;
  const { number } = limitNamed('estimatesInFlood');
  // One address uses up its own share only.
  for (let nth = 0; nth < 4; nth += 1) {
    await desk.accept({
      ...lead(7_050 + nth, 60_000),
      kind: 'estimate',
      fields: { zipCode: '21601', message: `${nth}` },
      client: { kind: 'address', network: '192.0.2.1' },
    });
  }
  expect(kept).toEqual([[], ['flood'], ['flood'], ['flood']]);
  kept.length = 0;
  for (let nth = 0; nth < 8; nth += 1) await estimate(7_100 + nth, '21601-1234', 60_000);
  expect(kept).toEqual([...Array(number - 1).fill([]), ...Array(9 - number).fill(['flood'])]);
  expect(wakes).toBe(floodOfLeads.number + number);
});
