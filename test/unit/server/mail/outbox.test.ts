import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLeadMail } from '../../../../server/mail/lead-mail.ts';
import { createOutbox, type OutboxParts, planRetry } from '../../../../server/mail/outbox.ts';
import { MailFailure, type MailFault } from '../../../../server/mail/sender.ts';
import { sendgridSender } from '../../../../server/mail/sendgrid-sender.ts';
import { maxAheadMs } from '../../../../server/store/lead-changes.ts';
import { fakeMailStore } from '../../../support/fake-mail-store.ts';
import { type SendgridAnswer, startSendgrid } from '../../../support/sendgrid/sendgrid.ts';
import { aLead, mailRoute, receivedAt } from './a-lead.ts';

const leads = (count: number) => Array.from({ length: count }, (_, index) => aLead({ id: `lead-${index}` }));

const running: ReturnType<typeof createOutbox>[] = [];
afterEach(() => Promise.all(running.splice(0).map((outbox) => outbox.stop(100))));

/** With a clock that the test sets, and a sender that fails as scripted, then accepts every mail. */
function outboxOf(store: OutboxParts['store'], parts: Partial<OutboxParts> = {}, ...failures: Error[]) {
  const clock = { ms: receivedAt.getTime() };
  const sent: string[] = [];
  const send = vi.fn<OutboxParts['sender']['send']>(async ({ id }) => {
    const failure = failures.shift();
    if (failure) throw failure;
    sent.push(id);
  });
  const present = createLeadMail(mailRoute);
  const times = { now: () => new Date(clock.ms), random: () => 0.5, markDelaysMs: [] };
  const outbox = createOutbox({ store, sender: { send }, present, log: () => {}, ...times, ...parts });
  running.push(outbox);
  return { ...outbox, clock, send, sent };
}

describe('one pass over due mail', () => {
  it('delivers a mail once despite 429, 500, a hang and a reset connection', async () => {
    const script: SendgridAnswer[] = [{ status: 429, headers: { 'retry-after': '300' } }, 500, 'hang', 'reset', 202];
    const answers = [...script];
    await using double = await startSendgrid(() => answers.shift() ?? 202);
    const store = fakeMailStore(aLead());
    const sender = sendgridSender({ apiKey: 'SG.test', baseUrl: double.baseUrl, timeoutMs: 150 });
    const { clock, deliverDue } = outboxOf(store, { sender });
    const waitsMs: number[] = [];
    for (let pass = 0; pass < 8; pass += 1) {
      await deliverDue();
      const { status, nextTryAt } = store.mail('lead-1');
      if (status !== 'due') break;
      const waitMs = nextTryAt.getTime() - clock.ms;
      waitsMs.push(waitMs);
      clock.ms += waitMs - 1;
      await deliverDue();
      clock.ms += 1;
    }
    expect(waitsMs).toEqual([300_000, 60_000, 120_000, 240_000]);
    expect(double.requests.map(({ answer }) => answer)).toEqual(script);
    expect(store.mail('lead-1')).toMatchObject({ status: 'sent', attempts: 5 });
  });

  it('parks mail under a refused key without counting, tries once, and sends it when the key is fixed', async () => {
    const store = fakeMailStore(...leads(20));
    const refusals = Array.from({ length: 5 }, () => new MailFailure('key', 'http_401', 'SendGrid answered 401'));
    const { clock, send, sent, deliverDue } = outboxOf(store, {}, ...refusals);
    await deliverDue();
    expect(send).toHaveBeenCalledTimes(5);
    expect(store.mail('lead-0')).toMatchObject({ status: 'due', attempts: 0, lastError: 'SendGrid answered 401' });
    await deliverDue();
    expect(sent).toHaveLength(15);
    clock.ms += 15 * 60_000;
    await deliverDue();
    expect(sent).toHaveLength(20);
  });

  it('sends nothing under a lease that a slow store has nearly used up', async () => {
    const store = fakeMailStore(aLead());
    const claimMail: typeof store.claimMail = async (...given) => {
      clock.ms += 45_000;
      return store.claimMail(...given);
    };
    const { clock, send, deliverDue } = outboxOf({ ...store, claimMail });
    await expect(deliverDue()).rejects.toThrow('too long');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a mail that was sent while the store failed', () => {
  async function sentUnmarked(markDelaysMs: readonly number[] = []) {
    const store = fakeMailStore(aLead());
    const markSent = vi.fn(store.markSent).mockRejectedValueOnce(new Error('away'));
    const outbox = outboxOf({ ...store, markSent }, { markDelaysMs });
    return { ...outbox, store, first: await outbox.deliverDue().catch((error: Error) => error.message) };
  }

  it('is marked at once, or when its lease has ended, and not sent twice', async () => {
    const quick = await sentUnmarked([1]);
    expect([quick.first, quick.sent, quick.store.mail('lead-1').status]).toEqual([undefined, ['lead-1'], 'sent']);
    const { store, sent, clock, deliverDue, first } = await sentUnmarked();
    expect(first).toBe('away');
    clock.ms += 60_000;
    await deliverDue();
    expect(sent).toEqual(['lead-1']);
    expect(store.mail('lead-1')).toMatchObject({ status: 'sent', sentAt: receivedAt });
  });

  it('does not keep back that of a new lead with the id of the erased one', async () => {
    const { store, sent, clock, deliverDue } = await sentUnmarked();
    clock.ms += 60_000;
    store.add(aLead({ receivedAt: new Date(clock.ms) }));
    await deliverDue();
    expect([sent, store.mail('lead-1').status]).toEqual([['lead-1', 'lead-1'], 'sent']);
  });
});

it('the outbox loop finds mail without being woken, and survives a failing store', async () => {
  const store = fakeMailStore();
  const claimMail = vi.fn(store.claimMail);
  for (let nth = 0; nth < 4; nth += 1) claimMail.mockRejectedValueOnce(new Error('store away'));
  const log = vi.fn();
  const { start, sent } = outboxOf({ ...store, claimMail }, { log, pollMs: 10 });
  start();
  store.add(aLead());
  await expect.poll(() => sent).toEqual(['lead-1']);
  expect(log).toHaveBeenCalledWith('error', 'outbox_store_failed', expect.objectContaining({ failures: 4 }));
});

const dueSince = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(dueSince.getTime() + count * 3_600_000);
const failed = (fault: MailFault, retryAfterMs?: number) => new MailFailure(fault, 'no', 'no', retryAfterMs);
const plan = (attempts: number, failure: MailFailure, at: number, random = 0.5) =>
  planRetry({ attempts, dueSince }, failure, hours(at), random);

describe('the plan after a failed attempt', () => {
  it('waits as long as the backoff and the sender want, an hour and a half at most', () => {
    expect(plan(2, failed('later'), 1)).toEqual({ nextTryAt: hours(1 + 120 / 3600), countsAsAttempt: true });
    for (const [random, seconds] of [[0, 1_800] as const, [0.5, 3_600] as const, [1, 5_400] as const])
      expect(plan(5_000, failed('later'), 0, random).nextTryAt).toEqual(hours(seconds / 3600));
    expect(plan(0, failed('later', 600_000), 1).nextTryAt).toEqual(hours(1 + 600 / 3600));
    expect(plan(0, failed('later', 7 * 86_400_000), 1, 0).nextTryAt).toEqual(hours(2.5));
    // Else the store would take it for set by a wrong clock.
    expect(maxAheadMs).toBeGreaterThan(1.5 * 3_600_000);
  });

  it('ends after 72 hours, the last try on the hour, but not before fifty tries, if the clock jumped', () => {
    expect(plan(80, failed('later'), 71.9, 1).nextTryAt).toEqual(hours(72));
    expect(plan(81, failed('later'), 72, 1)).toEqual({ countsAsAttempt: true });
    const years = 3 * 365 * 24;
    expect(plan(48, failed('later'), years).nextTryAt).toEqual(hours(years + 1));
    expect(plan(49, failed('later'), years).nextTryAt).toBeUndefined();
  });

  it('gives up a refused mail after its third attempt, and parks one under a refused key without counting', () => {
    expect(plan(1, failed('message'), 0).nextTryAt).toBeDefined();
    expect(plan(2, failed('message'), 0)).toEqual({ countsAsAttempt: true });
    expect(plan(9, failed('key'), 200)).toEqual({ nextTryAt: hours(200.25), countsAsAttempt: false });
  });
});
