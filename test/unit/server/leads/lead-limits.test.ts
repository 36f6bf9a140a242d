import { expect, it, vi } from 'vitest';
import { createLeadIntake, type Submission } from '../../../../server/leads/lead-intake.ts';
import { bounds, createRateLimits } from '../../../../server/limits/rate-limits.ts';
import type { Lead } from '../../../../server/store/lead.ts';
import type { LimitStore } from '../../../../server/store/records.ts';
import { aLead } from '../mail/a-lead.ts';

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
  const { limits: rates, noted } = limits();
  const most = bounds.photosOfAllInADay.number;
  const take = (nth: number) =>
    rates.take('photo', { kind: 'address', network: `2001:db8:${(nth % 4_000).toString(16)}:1::/64` });
  expect(await taken(most + 20, take)).toBe(most);
  expect(new Set(noted)).toEqual(new Set(['photosOfAllInADay']));
  // Beside visitors whose addresses are not known, the sum is the same.
  await expect(rates.take('photo', { kind: 'silent-proxy' })).rejects.toMatchObject({ code: 'too_many' });
  await rates.take('photo', { kind: 'address', network: '192.0.2.9', isOwner: true });
  await rates.take('estimate', { kind: 'address', network: '192.0.2.9' });
});

it('a flood of leads is stored, and suspected above a limit', async () => {
  const kept: Lead['suspicions'][] = [];
  const { limits: rates, noted } = limits();
  const [notifyOwner, onFlood] = [vi.fn(), vi.fn()];
  const intake = createLeadIntake({
    store: {
      findLead: async () => undefined,
      claimPhotos: async () => [],
      countRepeat: async () => {},
      relatedLeads: async () => [],
      async addLead(lead) {
        kept.push(lead.suspicions);
        return { lead: aLead(lead), isNew: true };
      },
    },
    limits: rates,
    offers: { readsLikeOffer: async () => false },
    ...{ notifyOwner, onFlood, now, ownOrigins: () => [], counts: new Map() },
    scheduleReceipt: async (lead) => lead,
  });
  let leads = 0;
  /** @returns why the lead is suspected */
  async function accept(given: Partial<Submission>) {
    leads += 1;
    await intake.accept({
      kind: 'contact',
      fields: { name: 'Ann', email: `ann${leads}@example.com`, message: `${leads}`, ...given.fields },
      ...{ key: `key-${leads}`, source: {}, signs: given.signs ?? { openMs: 60_000 } },
      client: given.client ?? { kind: 'address', network: `192.0.2.${leads}` },
      ...(given.kind && { kind: given.kind }),
    });
    return kept.at(-1);
  }
  // Spam from bots does not count.
  for (let nth = 0; nth < 50; nth += 1) expect(await accept({ signs: { trap: 'x' } })).toContain('trap');
  for (let nth = 0; nth < bounds.floodOfLeads.number; nth += 1) await accept({ signs: { openMs: 2_000 } });
  expect(kept.slice(50).flat()).toEqual([]);
  expect([notifyOwner.mock.calls.length, onFlood.mock.calls.length]).toEqual([bounds.floodOfLeads.number, 0]);
  expect(await accept({})).toEqual(['flood']);
  expect([notifyOwner.mock.calls.length, onFlood.mock.calls.length]).toEqual([bounds.floodOfLeads.number, 1]);
  expect(noted).toEqual(['floodOfLeads']);

  // Estimates that a person asks for where we work still ring, a few an hour, and one of each address.
  const estimate = (zipCode: string, openMs = 60_000, client?: Submission['client']) =>
    accept({ kind: 'estimate', fields: { zipCode }, signs: { openMs }, ...(client && { client }) });
  expect(await estimate('75201')).toEqual(['flood']);
  expect(await estimate('21601', 1_500)).toEqual(['flood']);
  const client = { kind: 'address', network: '198.51.100.1' } as const;
  expect(await estimate('21601', 60_000, client)).toEqual([]);
  expect(await estimate('21601', 60_000, client)).toEqual(['flood']);
  const { number } = bounds.estimatesInFlood;
  for (let nth = 1; nth < number; nth += 1) expect(await estimate('21601-1234')).toEqual([]);
  expect(await estimate('21601-1234')).toEqual(['flood']);
  expect(notifyOwner).toHaveBeenCalledTimes(bounds.floodOfLeads.number + number);
});
