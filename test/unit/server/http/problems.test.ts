import { describe, expect, it } from 'vitest';
import { MethodProblem, presentProblem, problemHeaders } from '../../../../server/http/problems.ts';
import { Problem } from '../../../../server/problem.ts';

describe('the response to a problem', () => {
  it('has the code, the status, the message and the fields', () => {
    const problem = new Problem('validation', { errors: { name: 'Please enter your name' } });
    expect(JSON.parse(presentProblem(problem, 'abc', { success: false }))).toEqual({
      success: false,
      type: '/problems/validation',
      title: 'Please check the form',
      status: 422,
      code: 'validation',
      requestId: 'abc',
      errors: [{ field: 'name', message: 'Please enter your name' }],
    });
  });

  it('has a Retry-After in seconds, rounded up', () => {
    expect(problemHeaders(new Problem('too_many', { retryAfterMs: 1_001 }))).toEqual(['Retry-After', '2']);
    expect(problemHeaders(new Problem('too_many'))).toEqual([]);
  });

  it.each(['busy', 'unavailable'] as const)('always has a Retry-After with %s', (code) => {
    expect(new Problem(code).status).toBe(503);
    expect(problemHeaders(new Problem(code))).toEqual(['Retry-After', '5']);
    expect(problemHeaders(new Problem(code, { retryAfterMs: 30_000 }))).toEqual(['Retry-After', '30']);
  });

  it('lists the methods that an address supports', () => {
    const problem = new MethodProblem(['GET', 'HEAD']);
    expect(problem.status).toBe(405);
    expect(problemHeaders(problem)).toEqual(['Allow', 'GET, HEAD']);
  });
});
