import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agesAt, planPurge, removableLeads } from '../../../../server/maintenance/purge-plan.ts';

it('removes at most a twentieth of the leads per day, and still empties a store of ten', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (leads) => {
      const most = planPurge({ leads, spam: 0, events: 0 });
      expect(most.leads).toBeLessThanOrEqual(Math.max(leads / 20, 5));
      expect(most.leads).toBeGreaterThanOrEqual(5);
    }),
  );
  expect(planPurge({ leads: 10, spam: 3, events: 100 })).toEqual({
    leads: 5,
    spam: 50,
    events: 10_000,
    counts: 10_000,
  });
  expect(planPurge({ leads: 1_000, spam: 1_000, events: 1_000_000 })).toMatchObject({
    ...{ leads: 50, spam: 200, events: 50_000 },
  });
});

it('removes only expired leads that the backup contains, and never more than allowed', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 40 });
  const cases = fc.record({ aged: ids, spam: ids, held: fc.option(ids, { nil: undefined }), most: fc.nat(30) });
  fc.assert(
    fc.property(cases, ({ aged, spam, held, most }) => {
      const kinds = { leads: aged.map((id) => `l${id}`), spam: spam.map((id) => `s${id}`) };
      const holds = held && new Set([...held.map((id) => `l${id}`), ...held.map((id) => `s${id}`)]);
      const removed = removableLeads(kinds, { leads: most, spam: most }, holds);
      expect(removed.filter((id) => id.startsWith('l')).length).toBeLessThanOrEqual(most);
      expect(removed.filter((id) => id.startsWith('s')).length).toBeLessThanOrEqual(most);
      for (const id of removed) {
        expect([...kinds.leads, ...kinds.spam]).toContain(id);
        if (holds) expect(holds.has(id)).toBe(true);
      }
    }),
  );
  expect(removableLeads({ leads: ['a', 'b'], spam: [] }, { leads: 1, spam: 0 }, new Set(['b']))).toEqual(['b']);
  expect(removableLeads({ leads: ['a', 'b'], spam: [] }, { leads: 9, spam: 9 }, undefined)).toEqual(['a', 'b']);
});

it('keeps events 13 months, spam 30 days, leads with their mail and counts 24 months', () => {
  expect(agesAt(new Date('2026-11-21T12:00:00Z'))).toEqual({
    events: new Date('2025-10-21T12:00:00Z'),
    spam: new Date('2026-10-22T12:00:00Z'),
    leads: new Date('2024-11-21T12:00:00Z'),
    counts: new Date('2024-11-21T12:00:00Z'),
  });
});
