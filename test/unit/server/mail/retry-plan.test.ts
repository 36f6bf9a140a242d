import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, planRetry } from '../../../../server/mail/outbox.ts';
import { MailFailure, type MailFault } from '../../../../server/mail/sender.ts';
import { retryAfterMs } from '../../../../server/mail/sendgrid-sender.ts';
import { maxAheadMs } from '../../../../server/store/lead-changes.ts';

const dueSince = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(dueSince.getTime() + count * 3_600_000);
const failed = (fault: MailFault, retryAfterMs?: number) => new MailFailure(fault, 'no', 'no', retryAfterMs);
const plan = (attempts: number, failure: MailFailure, at: number, random = 0.5) =>
  planRetry({ attempts, dueSince }, failure, hours(at), random);

it.each([
  [0, 30],
  [3, 240],
  [7, 3600],
  [5000, 3600],
])('the backoff after %i attempts is %i s, plus or minus half', (attempts, seconds) => {
  expect([0, 0.5, 1].map((random) => backoffMs(attempts, random) / 1000)).toEqual([
    seconds / 2,
    seconds,
    seconds * 1.5,
  ]);
});

describe('the plan after a failed attempt', () => {
  it('waits as long as the backoff and the sender want, an hour and a half at most', () => {
    expect(plan(2, failed('later'), 1)).toEqual({
      nextTryAt: new Date(hours(1).getTime() + 120_000),
      countsAsAttempt: true,
    });
    expect(plan(0, failed('later', 600_000), 1).nextTryAt).toEqual(new Date(hours(1).getTime() + 600_000));
    expect(plan(0, failed('later', 1_000), 1).nextTryAt).toEqual(new Date(hours(1).getTime() + 30_000));
    expect(plan(0, failed('later', 7 * 86_400_000), 1, 0).nextTryAt).toEqual(hours(2.5));
  });

  it('retries for 72 hours, the last time on the hour, and then gives up', () => {
    expect(plan(80, failed('later'), 71.9, 1).nextTryAt).toEqual(hours(72));
    expect(plan(81, failed('later'), 72, 1)).toEqual({ countsAsAttempt: true });
  });

  it('gives up no mail because the clock jumped: it is still tried fifty times', () => {
    expect(plan(48, failed('later'), 3 * 365 * 24).nextTryAt).toEqual(hours(3 * 365 * 24 + 1));
    expect(plan(49, failed('later'), 3 * 365 * 24).nextTryAt).toBeUndefined();
    expect(plan(500, failed('later'), -2 * 365 * 24).nextTryAt).toEqual(hours(-2 * 365 * 24 + 1));
  });

  it('plans no attempt so far ahead that the store would ignore it as set by a wrong clock', () => {
    const anyFailure = fc.record({
      attempts: fc.nat(1_000),
      at: fc.integer({ min: -1e6, max: 1e6 }),
      retryAfterMs: fc.option(fc.nat(), { nil: undefined }),
      fault: fc.constantFrom<MailFault>('later', 'key', 'message'),
      random: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(anyFailure, ({ attempts, at, retryAfterMs, fault, random }) => {
        const { nextTryAt } = plan(attempts, failed(fault, retryAfterMs), at, random);
        if (nextTryAt === undefined) return;
        expect(nextTryAt.getTime() - hours(at).getTime()).toBeLessThan(maxAheadMs);
        expect(nextTryAt.getTime()).toBeGreaterThanOrEqual(hours(at).getTime());
      }),
    );
  });

  it('gives up a refused mail after its third attempt, and parks one under a refused key without counting', () => {
    expect(plan(1, failed('message'), 0).nextTryAt).toBeDefined();
    expect(plan(2, failed('message'), 0)).toEqual({ countsAsAttempt: true });
    expect(plan(9, failed('key'), 200)).toEqual({ nextTryAt: hours(200.25), countsAsAttempt: false });
  });
});

it.each<[string | undefined, number | undefined]>([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ...[undefined, '', 'soon', '-5', '1e400', '99999999999', '2026-11-22'].map(
    (header): [string | undefined, undefined] => [header, undefined],
  ),
])('Retry-After %j is %j ms', (header, expected) => {
  expect(retryAfterMs(header, dueSince)).toBe(expected);
});
