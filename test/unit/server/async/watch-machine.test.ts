import { describe, expect, it } from 'vitest';
import { watchMachine } from '../../../../server/async/watch-machine.ts';

/** Watches a machine with two processors of which one second passes between two questions. */
function watched(idleMs: number[]) {
  const times = { idle: 0, total: 0 };
  const isBusy = watchMachine(() => ({ ...times }));
  return idleMs.map((idle) => {
    times.idle += idle;
    times.total += 2_000;
    return isBusy();
  });
}

describe('a machine', () => {
  it('is busy while its processors are idle for less than a quarter of the time', () => {
    expect(watched([2_000, 1_000, 499, 0, 501])).toEqual([false, false, true, true, false]);
  });

  it('is not busy if it does not report its processors’ times', () => {
    expect(watchMachine(() => ({ idle: 0, total: 0 }))()).toBe(false);
  });

  it('reports real times', async () => {
    const isBusy = watchMachine();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isBusy()).toBeTypeOf('boolean');
  });
});
