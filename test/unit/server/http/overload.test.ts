import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createOverload, maxDelayMs } from '../../../../server/http/overload.ts';
import type { Priority } from '../../../../server/http/routes.ts';

const priorities: readonly Priority[] = ['track', 'read', 'owner', 'lead', 'exempt'];

function admitted(delayMs: () => number): { passed: Priority[]; noted: string[] } {
  const noted: string[] = [];
  const { check } = createOverload({ note: (limit) => noted.push(limit.name), delayMs });
  const passed = priorities.filter((priority) => {
    try {
      check(priority);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'busy' });
      return false;
    }
  });
  return { passed, noted };
}

it.each<[number, readonly Priority[]]>([
  [0, priorities],
  [maxDelayMs.track + 1, ['read', 'owner', 'lead', 'exempt']],
  [maxDelayMs.read + 1, ['owner', 'lead', 'exempt']],
  [maxDelayMs.owner + 1, ['lead', 'exempt']],
  [maxDelayMs.lead + 1, ['exempt']],
])('with an event loop that lags by %i ms admits %j, and counts the others', (delayMs, expected) => {
  const { passed, noted } = admitted(() => delayMs);
  expect(passed).toEqual(expected);
  expect(noted).toHaveLength(priorities.length - expected.length);
});

it('measures a lasting delay, not one slow task', async () => {
  const { check } = createOverload({ note: () => {} });
  const block = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  await pause(100);
  block(300);
  await pause(70);
  expect(() => check('track')).not.toThrow();
  for (let nth = 0; nth < 5; nth += 1) {
    block(250);
    await pause(1);
  }
  expect(() => check('track')).toThrow(/busy/);
  expect(() => check('lead')).not.toThrow();
  await pause(200);
  expect(() => check('track')).not.toThrow();
});
