import { describe, expect, it } from 'vitest';
import { waitUntilIdle } from '../../../../server/async/wait-until-idle.ts';

/** Whether the machine is busy, by the number of the question. */
function machine(isBusyAt: (question: number) => boolean) {
  let questions = 0;
  return {
    questions: () => questions,
    isMachineBusy: () => {
      questions += 1;
      return isBusyAt(questions);
    },
  };
}

describe('waiting until idle', () => {
  it('ends when the machine is idle too', async () => {
    const { isMachineBusy, questions } = machine((question) => question < 20);
    await waitUntilIdle(1, { isMachineBusy, patienceMs: Number.POSITIVE_INFINITY });
    expect(questions()).toBeGreaterThanOrEqual(20);
  });

  it('ends although other processes use the machine forever', async () => {
    const { isMachineBusy } = machine(() => true);
    const startedAt = performance.now();
    await waitUntilIdle(5, { isMachineBusy, patienceMs: 100 });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(99);
  });
});
