import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPriorityTurns } from '../../../../server/http/priority-turns.ts';

it('starts some work at once, and the rest in later turns, the highest rank first', async () => {
  const turnOf = createPriorityTurns(2);
  const begun: string[] = [];
  const begin = (name: string, rank: number) => {
    const turn = turnOf(rank);
    if (!turn) begun.push(name);
    else void turn.then(() => begun.push(name));
  };
  for (let nth = 0; nth < 60; nth += 1) begin(`low ${nth}`, 1);
  for (let nth = 0; nth < 10; nth += 1) begin(`high ${nth}`, 0);
  expect(begun).toHaveLength(24);
  await nextTurn();
  expect(begun).toHaveLength(24);
  await nextTurn();
  expect(begun).toHaveLength(48);
  expect(begun.slice(24, 34).every((name) => name.startsWith('high'))).toBe(true);
  await nextTurn();
  expect(begun).toHaveLength(70);
  expect(new Set(begun).size).toBe(70);
});

it('starts work at once again after a turn without any', async () => {
  const turnOf = createPriorityTurns(1);
  for (let nth = 0; nth < 24; nth += 1) expect(turnOf(0)).toBeUndefined();
  expect(turnOf(0)).toBeDefined();
  for (let turn = 0; turn < 4; turn += 1) await nextTurn();
  expect(turnOf(0)).toBeUndefined();
});

it('starts each task after the previous one has run its synchronous part', async () => {
  const turnOf = createPriorityTurns(1);
  for (let nth = 0; nth < 24; nth += 1) turnOf(0);
  const steps: string[] = [];
  const work = async (name: string) => {
    await turnOf(0);
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
  };
  void work('one');
  void work('two');
  for (let turn = 0; turn < 4; turn += 1) await nextTurn();
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('starts no more work in a turn that has taken 10 ms, but at least one task in each', async () => {
  const turnOf = createPriorityTurns(2);
  let begun: string[] = [];
  const work = async (name: string, rank: number) => {
    await turnOf(rank);
    const end = performance.now() + 12;
    while (performance.now() < end);
    begun.push(name);
  };
  const all = [work('first', 1)];
  await Promise.resolve();
  for (const nth of [1, 2, 3]) all.push(work(`page ${nth}`, 1));
  await nextTurn();
  expect(begun).toEqual(['first']);
  const turns: string[][] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    begun = [];
    if (turn === 1) all.push(work('lead', 0));
    await nextTurn();
    turns.push(begun);
  }
  await Promise.all(all);
  expect(turns).toEqual([['page 1'], ['lead'], ['page 2'], ['page 3']]);
});
