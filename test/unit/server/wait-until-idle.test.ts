import { describe, expect, it } from 'vitest';
import { type CoreTimes, waitUntilIdle } from '../../../server/async/wait-until-idle.ts';

/** A machine with two processors, of which `idle` are idle in each second that passes between two reads. */
function machine(idle: (read: number) => number) {
  const times: CoreTimes = { idle: 0, total: 0, cores: 2 };
  let reads = 0;
  return {
    reads: () => reads,
    coreTimes: () => {
      times.idle += idle(reads) * 1_000;
      times.total += 2_000;
      reads += 1;
      return { ...times };
    },
  };
}

const patienceMs = 2_000;

describe('waiting until idle', () => {
  it('ends when a processor is idle', async () => {
    const { coreTimes, reads } = machine(() => 1);
    await waitUntilIdle(5, { coreTimes, patienceMs });
    expect(reads()).toBeLessThan(20);
  });

  it('goes on while other processes use the machine', async () => {
    const { coreTimes, reads } = machine((read) => (read < 40 ? 0.1 : 1));
    await waitUntilIdle(1, { coreTimes, patienceMs });
    expect(reads()).toBeGreaterThanOrEqual(40);
  });

  it('ends although other processes use the machine forever', async () => {
    const { coreTimes } = machine(() => 0);
    const startedAt = performance.now();
    await waitUntilIdle(5, { coreTimes, patienceMs: 100 });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(99);
  });

  it('ends on a machine that does not report its processors’ times', async () => {
    const coreTimes = () => ({ idle: 0, total: 0, cores: 0 });
    let isDone = false;
    void waitUntilIdle(5, { coreTimes, patienceMs: Number.POSITIVE_INFINITY }).then(() => (isDone = true));
    await expect.poll(() => isDone).toBe(true);
  });
});
