import { expect, it } from 'vitest';
import { asProblem, Problem } from '../../../server/problem.ts';

it('a problem collects no stack, but its cause has one', () => {
  const limit = Error.stackTraceLimit;
  expect(new Problem('busy').stack).not.toMatch(/\n\s+at /);
  expect(Error.stackTraceLimit).toBe(limit);
  const { cause } = asProblem(new TypeError('ours'));
  expect((cause as Error).stack).toMatch(/\n\s+at /);
});
