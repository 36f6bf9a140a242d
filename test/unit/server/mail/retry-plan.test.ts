import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, planRetry } from '../../../../server/mail/outbox.ts';
import { MailFailure, type MailFault } from '../../../../server/mail/sender.ts';
import { retryAfterMs } from '../../../../server/mail/sendgrid-sender.ts';
import { maxAheadMs } from '../../../../server/store/rules/change-lead.ts';

const dueSince = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(dueSince.getTime() + count * 3_600_000);
const later = new MailFailure('later', 'http_500', 'no');
const refused = new MailFailure('message', 'http_400', 'no');

describe('backoff', () => {
  it.each([
    [0, 30],
    [1, 60],
    [2, 120],
    [3, 240],
    [4, 480],
    [5, 960],
    [6, 1920],
    [7, 3600],
    [8, 3600],
    [60, 3600],
    [5000, 3600],
  ])('after %i attempts is %i s, plus or minus half', (attempts, seconds) => {
    expect(backoffMs(attempts, 0.5)).toBe(seconds * 1000);
    expect(backoffMs(attempts, 0)).toBe(seconds * 500);
    expect(backoffMs(attempts, 1)).toBe(seconds * 1500);
  });
});

describe('the plan after a failed attempt', () => {
  it('waits as long as the backoff', () => {
    const plan = planRetry({ attempts: 2, dueSince }, later, hours(1), 0.5);
    expect(plan).toEqual({ nextTryAt: new Date(hours(1).getTime() + 120_000), countsAsAttempt: true });
  });

  it('retries no sooner than the sender asked, and no sooner than the backoff', () => {
    const patient = new MailFailure('later', 'http_429', 'no', 600_000);
    const eager = new MailFailure('later', 'http_429', 'no', 1_000);
    const next = (failure: MailFailure) => planRetry({ attempts: 0, dueSince }, failure, hours(1), 0.5).nextTryAt;
    expect(next(patient)).toEqual(new Date(hours(1).getTime() + 600_000));
    expect(next(eager)).toEqual(new Date(hours(1).getTime() + 30_000));
  });

  it('retries for 72 hours, the last time on the hour, and then gives up', () => {
    expect(planRetry({ attempts: 80, dueSince }, later, hours(71.9), 1).nextTryAt).toEqual(hours(72));
    expect(planRetry({ attempts: 81, dueSince }, later, hours(72), 1)).toEqual({ countsAsAttempt: true });
  });

  it('delays a mail for an hour and a half at most, even if the sender asks for a week', () => {
    const week = new MailFailure('later', 'http_429', 'no', 7 * 86_400_000);
    expect(planRetry({ attempts: 0, dueSince }, week, hours(1), 0).nextTryAt).toEqual(hours(2.5));
    expect(planRetry({ attempts: 0, dueSince }, week, hours(71.9), 0).nextTryAt).toEqual(hours(72));
  });

  it('gives up no mail because the clock jumped: it is still tried about fifty times', () => {
    const years = hours(3 * 365 * 24);
    for (const attempts of [0, 1, 20, 48]) {
      const { nextTryAt } = planRetry({ attempts, dueSince }, later, years, 0.5);
      expect(nextTryAt?.getTime()).toBe(years.getTime() + backoffMs(attempts, 0.5));
    }
    expect(planRetry({ attempts: 49, dueSince }, later, years, 0.5).nextTryAt).toBeUndefined();
    const before = planRetry({ attempts: 500, dueSince }, later, hours(-2 * 365 * 24), 0.5);
    expect(before.nextTryAt).toEqual(hours(-2 * 365 * 24 + 1));
  });

  it('plans no attempt so far ahead that the store would ignore it as set by a wrong clock', () => {
    const anyFailure = fc.record({
      attempts: fc.nat(1_000),
      at: fc.integer({ min: -1e12, max: 1e12 }),
      retryAfterMs: fc.option(fc.nat(), { nil: undefined }),
      fault: fc.constantFrom('later', 'key', 'message'),
      random: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(anyFailure, ({ attempts, at, retryAfterMs, fault, random }) => {
        const now = new Date(dueSince.getTime() + at);
        const failure = new MailFailure(fault as MailFault, 'no', 'no', retryAfterMs);
        const { nextTryAt } = planRetry({ attempts, dueSince }, failure, now, random);
        if (nextTryAt === undefined) return;
        expect(nextTryAt.getTime() - now.getTime()).toBeLessThan(maxAheadMs);
        expect(nextTryAt.getTime()).toBeGreaterThanOrEqual(now.getTime());
      }),
    );
  });

  it('gives up a refused mail after its third attempt', () => {
    expect(planRetry({ attempts: 0, dueSince }, refused, hours(0), 0.5).nextTryAt).toBeDefined();
    expect(planRetry({ attempts: 1, dueSince }, refused, hours(0), 0.5).nextTryAt).toBeDefined();
    expect(planRetry({ attempts: 2, dueSince }, refused, hours(0), 0.5)).toEqual({ countsAsAttempt: true });
  });

  it('parks a mail under a refused key without counting, even after 72 hours', () => {
    const plan = planRetry({ attempts: 9, dueSince }, new MailFailure('key', 'http_401', 'no'), hours(200), 0.5);
    expect(plan.countsAsAttempt).toBe(false);
    expect(plan.nextTryAt?.getTime()).toBeGreaterThanOrEqual(hours(200).getTime() + 10 * 60_000);
  });
});

describe('Retry-After', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ])('reads %j', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });

  it.each([undefined, '', 'soon', '-5', '1e400', '99999999999', '2026-11-22'])('ignores %j', (header) => {
    expect(retryAfterMs(header, now)).toBeUndefined();
  });
});
