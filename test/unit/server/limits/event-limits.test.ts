import { expect, it } from 'vitest';
import { limitNamed } from '../../../../server/limits/limit-counts.ts';
import { createEventLimits } from '../../../../server/limits/rate-limits.ts';

function limits() {
  const noted: string[] = [];
  return { noted, ...createEventLimits({ limitCounts: { note: ({ name }) => noted.push(name) } }) };
}

it('stop at the common limit when every event comes from another address', async () => {
  const { take, noted } = limits();
  const bytes = limitNamed('eventBytesPerAddress').number / 50;
  const most = limitNamed('eventBytesPerDay').number / bytes;
  const taken: boolean[] = [];
  for (let nth = 0; nth < most + 100; nth += 1) taken.push(await take({ kind: 'address', network: `n${nth}` }, bytes));
  expect(taken.filter(Boolean)).toHaveLength(most);
  expect(new Set(noted)).toEqual(new Set(['eventBytesPerDay']));
});

it.each(['undeclared-proxy', 'silent-proxy'] as const)('do not distinguish addresses behind an %s', async (kind) => {
  const { take, noted } = limits();
  for (let nth = 0; nth < 10; nth += 1)
    expect(await take({ kind }, limitNamed('eventBytesPerAddress').number)).toBe(true);
  expect(noted).toEqual([]);
});
