import { expect, it } from 'vitest';
import { createEventLimits } from '../../../../server/limits/event-limits.ts';
import { limitTable } from '../../../../server/limits/limit-table.ts';
import type { LimitStore } from '../../../../server/store/store.ts';

const store: LimitStore = {
  takeFromLimits: () => Promise.reject(new Error('An event must cost no write')),
  periodSecret: async () => Buffer.alloc(32, 1),
};

function limits() {
  const noted: string[] = [];
  return {
    noted,
    ...createEventLimits({ store, limitCounts: { note: (name) => noted.push(name) }, now: () => new Date() }),
  };
}

it('stop at the common limit when every event comes from another address', async () => {
  const { take, noted } = limits();
  const bytes = limitTable.eventBytesPerAddress.number / 2;
  const most = limitTable.eventBytesAtOnce.number / bytes;
  const taken: boolean[] = [];
  for (let nth = 0; nth < most + 100; nth += 1) taken.push(await take({ kind: 'address', network: `n${nth}` }, bytes));
  expect(taken.filter(Boolean).length).toBeGreaterThanOrEqual(most);
  expect(taken.filter(Boolean).length).toBeLessThanOrEqual(most + 2);
  expect(new Set(noted)).toEqual(new Set(['eventBytesPerDay']));
});

it.each(['undeclared-proxy', 'silent-proxy'] as const)('do not distinguish addresses behind an %s', async (kind) => {
  const { take, noted } = limits();
  for (let nth = 0; nth < 10; nth += 1) expect(await take({ kind }, limitTable.eventBytesPerAddress.number)).toBe(true);
  expect(noted).toEqual([]);
});
