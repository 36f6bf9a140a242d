import { expect, it } from 'vitest';
import { compareAndSwap, lost } from '../../../../server/store/mongo/database.ts';

it('repeats rounds until one succeeds, and returns its result', async () => {
  let rounds = 0;
  const answer = compareAndSwap('lead', 5, async () => {
    rounds += 1;
    return rounds < 3 ? lost : undefined;
  });
  expect([await answer, rounds]).toEqual([undefined, 3]);
});

it('gives up after the last round', async () => {
  let rounds = 0;
  const answer = compareAndSwap('lead', 5, async () => {
    rounds += 1;
    return lost;
  });
  await expect(answer).rejects.toThrow('lost 5 rounds for one lead');
  expect(rounds).toBe(5);
});

it('does not repeat a round that failed', async () => {
  let rounds = 0;
  const answer = compareAndSwap('lead', 5, async () => {
    rounds += 1;
    throw new Error('away');
  });
  await expect(answer).rejects.toThrow('away');
  expect(rounds).toBe(1);
});
