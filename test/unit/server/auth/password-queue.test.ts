import { expect, it } from 'vitest';
import { createPasswordQueue } from '../../../../server/auth/password-queue.ts';
import type { Problem } from '../../../../server/problem.ts';

/** A queue whose work the test ends. */
function queueOf(pick?: (below: number) => number) {
  const queue = createPasswordQueue(pick);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const add = (lane: 'known' | 'new', name: string, stranger = name) =>
    queue
      .run(lane === 'known' ? 'known' : { stranger }, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      })
      .catch((problem: Problem) => {
        expect([problem.code, problem.retryAfterMs]).toEqual(['login_busy', 1_000]);
        refused.push(name);
      });
  /** Ends the current work and waits until the next one has started. */
  async function endOne() {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { add, begun, refused, endOne };
}

it('runs one at a time', async () => {
  const { add, begun, endOne } = queueOf(() => 0);
  const all = ['a', 'b', 'c'].map((name) => add('new', name));
  expect(begun).toEqual(['a']);
  await endOne();
  expect(begun).toEqual(['a', 'b']);
  await endOne();
  await endOne();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

it('runs known browsers first, in order', async () => {
  const { add, begun, endOne } = queueOf(() => 0);
  for (const name of ['x', 'y', 'z']) void add('new', name);
  for (const name of ['owner', 'helper']) void add('known', name);
  for (let done = 0; done < 5; done += 1) await endOne();
  expect(begun).toEqual(['x', 'owner', 'helper', 'y', 'z']);
});

it('continues after work that failed', async () => {
  const queue = createPasswordQueue();
  const failing = queue.run('known', () => Promise.reject(new Error('No hash')));
  await expect(failing).rejects.toThrow('No hash');
  expect(await queue.run({ stranger: 'a' }, async () => 5)).toBe(5);
});

it('queues sixteen new clients, drops one of them for the next, and never drops a known browser', async () => {
  const { add, begun, refused, endOne } = queueOf((below) => below - 2);
  for (let index = 0; index <= 17; index += 1) void add('new', String(index));
  await endOne();
  // One running, sixteen waiting: the eighteenth pushed out a random one.
  expect(refused).toEqual(['16']);
  for (let index = 0; index < 9; index += 1) void add('known', `known ${index}`);
  await new Promise((resolve) => setImmediate(resolve));
  expect(refused).toEqual(['16', 'known 8']);
  expect(begun).toHaveLength(2);
});

it('admits a refused client at its second attempt, even during a flood', async () => {
  const { add, begun, refused, endOne } = queueOf((below) => below - 1);
  let guesses = 0;
  /** Five new clients for each that is checked; the pick refuses the last one. */
  async function flood(rounds: number) {
    for (let round = 0; round < rounds; round += 1) {
      for (let guess = 0; guess < 5; guess += 1) {
        guesses += 1;
        void add('new', `guess ${guesses}`);
      }
      await endOne();
    }
  }
  await flood(20);
  for (let tries = 1; tries <= 20; tries += 1) void add('new', `guess again ${tries}`);
  void add('new', 'owner, first', 'owner');
  await flood(1);
  expect(refused).toContain('owner, first');
  void add('new', 'owner, second', 'owner');
  await flood(2);
  expect(begun.slice(-2)).toContain('owner, second');
});

it('picks at random among returning clients', async () => {
  const picked: number[] = [];
  const { add, endOne } = queueOf((below) => {
    picked.push(below);
    return 0;
  });
  for (let index = 0; index < 60; index += 1) void add('new', `first ${index}`, String(index));
  for (let index = 0; index < 60; index += 1) void add('new', `second ${index}`, String(index));
  picked.length = 0;
  await endOne();
  expect(picked.at(-1)).toBeGreaterThan(5);
});
