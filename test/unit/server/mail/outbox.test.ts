import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLeadMail } from '../../../../server/mail/lead-mail.ts';
import { backoffMs, createOutbox, type OutboxParts, planRetry } from '../../../../server/mail/outbox.ts';
import { MailFailure, type MailFault, type MailMessage } from '../../../../server/mail/sender.ts';
import { sendgridSender } from '../../../../server/mail/sendgrid-sender.ts';
import { maxAheadMs } from '../../../../server/store/lead-changes.ts';
import { fakeMailStore } from '../../../support/fake-mail-store.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { type SendgridAnswer, startSendgrid } from '../../../support/sendgrid/sendgrid.ts';
import { aLead, mailRoute, receivedAt } from './a-lead.ts';

const present = createLeadMail(mailRoute);
const leads = (count: number) => Array.from({ length: count }, (_, index) => aLead({ id: `lead-${index}` }));

/** A clock that the test sets. */
function handClock(start = receivedAt) {
  let ms = start.getTime();
  const passMs = (more: number) => {
    ms += more;
  };
  return { now: () => new Date(ms), passMs };
}

/** Fails as scripted, then accepts every mail. */
function scriptedSender(...failures: Error[]) {
  const sent: string[] = [];
  let tries = 0;
  const send = vi.fn(async ({ id }: MailMessage) => {
    const failure = failures[tries++];
    if (failure) throw failure;
    sent.push(id);
  });
  return { send, sent };
}

const running: ReturnType<typeof createOutbox>[] = [];
afterEach(() => Promise.all(running.splice(0).map((outbox) => outbox.stop(100))));

function outboxOf(parts: Pick<OutboxParts, 'store' | 'sender'> & Partial<OutboxParts>) {
  const defaults = { present, log: () => {}, now: () => receivedAt, random: () => 0.5, markDelaysMs: [] };
  const outbox = createOutbox({ ...defaults, ...parts });
  running.push(outbox);
  return outbox;
}

describe('one pass over due mail', () => {
  it('delivers a mail once despite 429, 500, a hang and a reset connection', async () => {
    const script: SendgridAnswer[] = [{ status: 429, headers: { 'retry-after': '300' } }, 500, 'hang', 'reset', 202];
    const answers = [...script];
    await using double = await startSendgrid(() => answers.shift() ?? 202);
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const sender = sendgridSender({ apiKey: 'SG.test', baseUrl: double.baseUrl, timeoutMs: 150 });
    const { deliverDue } = outboxOf({ store, sender, now: clock.now });
    const waitsMs: number[] = [];
    for (let pass = 0; pass < 8; pass += 1) {
      await deliverDue();
      const { status, nextTryAt } = store.mail('lead-1');
      if (status !== 'due') break;
      const waitMs = nextTryAt.getTime() - clock.now().getTime();
      waitsMs.push(waitMs);
      clock.passMs(waitMs - 1);
      await deliverDue();
      clock.passMs(1);
    }
    expect(waitsMs).toEqual([300_000, 60_000, 120_000, 240_000]);
    expect(double.requests.map(({ answer }) => answer)).toEqual(script);
    expect(store.mail('lead-1')).toMatchObject({ status: 'sent', attempts: 5 });
  });

  it('parks mail under a refused key without counting, tries once, and sends it when the key is fixed', async () => {
    const clock = handClock();
    const store = fakeMailStore(...leads(20));
    const refusals = Array.from({ length: 5 }, () => new MailFailure('key', 'http_401', 'SendGrid answered 401'));
    const sender = scriptedSender(...refusals);
    const { deliverDue } = outboxOf({ store, sender, now: clock.now });
    await deliverDue();
    expect(sender.send).toHaveBeenCalledTimes(5);
    expect(store.mail('lead-0')).toMatchObject({ status: 'due', attempts: 0, lastError: 'SendGrid answered 401' });
    await deliverDue();
    expect(sender.sent).toHaveLength(15);
    clock.passMs(15 * 60_000);
    await deliverDue();
    expect(sender.sent).toHaveLength(20);
  });

  it('sends nothing under a lease that a slow store has nearly used up', async () => {
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const claimDueMail: typeof store.claimDueMail = async (claim) => {
      const mails = await store.claimDueMail(claim);
      clock.passMs(45_000);
      return mails;
    };
    const sender = scriptedSender();
    const { deliverDue } = outboxOf({ store: { ...store, claimDueMail }, sender, now: clock.now });
    await expect(deliverDue()).rejects.toThrow('too long');
    expect(sender.send).not.toHaveBeenCalled();
  });
});

describe('a mail that was sent while the store failed', () => {
  async function sentUnmarked(markDelaysMs: readonly number[] = []) {
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const markMailSent = vi.fn(store.markMailSent).mockRejectedValueOnce(new Error('away'));
    const sender = scriptedSender();
    const { deliverDue } = outboxOf({ store: { ...store, markMailSent }, sender, now: clock.now, markDelaysMs });
    const first = await deliverDue().catch((error: Error) => error.message);
    return { store, sender, clock, deliverDue, first };
  }

  it('is marked at once, or when its lease has ended, and not sent twice', async () => {
    const quick = await sentUnmarked([1]);
    expect([quick.first, quick.sender.sent, quick.store.mail('lead-1').status]).toEqual([
      undefined,
      ['lead-1'],
      'sent',
    ]);
    const { store, sender, clock, deliverDue, first } = await sentUnmarked();
    expect(first).toBe('away');
    clock.passMs(60_000);
    await deliverDue();
    expect(sender.sent).toEqual(['lead-1']);
    expect(store.mail('lead-1')).toMatchObject({ status: 'sent', sentAt: receivedAt });
  });

  it('does not keep back that of a new lead with the id of the erased one', async () => {
    const { store, sender, clock, deliverDue } = await sentUnmarked();
    clock.passMs(60_000);
    store.add(aLead({ receivedAt: clock.now() }));
    await deliverDue();
    expect(sender.sent).toEqual(['lead-1', 'lead-1']);
    expect(store.mail('lead-1').status).toBe('sent');
  });
});

describe('the outbox loop', () => {
  it('finds mail without being woken, and survives a failing store with a backoff', async () => {
    const store = fakeMailStore();
    const askedAt: number[] = [];
    const claimDueMail: typeof store.claimDueMail = async (claim) => {
      askedAt.push(performance.now());
      if (askedAt.length <= 4) throw new Error('store away');
      return store.claimDueMail(claim);
    };
    const log = vi.fn();
    const sender = scriptedSender();
    outboxOf({ store: { ...store, claimDueMail }, sender, log, pollMs: 10 }).start();
    store.add(aLead());
    await expect.poll(() => sender.sent).toEqual(['lead-1']);
    const pauses = askedAt.slice(1, 5).map((at, index) => at - (askedAt[index] ?? 0));
    for (const [index, pauseMs] of pauses.entries()) expect(pauseMs).toBeGreaterThanOrEqual(10 * 2 ** (index + 1) - 2);
    expect(log).toHaveBeenCalledWith('error', 'outbox_store_failed', expect.objectContaining({ failures: 4 }));
  });

  it('finishes and marks the mail in progress before it stops, and claims no more', async () => {
    const store = fakeMailStore(...leads(8));
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const send = vi.fn(() => gate);
    const outbox = outboxOf({ store, sender: { send } });
    outbox.start();
    await expect.poll(() => send.mock.calls.length).toBe(5);
    const stopped = outbox.stop(timeLimitMs(8_000));
    release();
    await stopped;
    expect(send).toHaveBeenCalledTimes(5);
    expect(await store.outboxState()).toMatchObject({ due: 3, dead: 0 });
  });
});

const dueSince = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(dueSince.getTime() + count * 3_600_000);
const failed = (fault: MailFault, retryAfterMs?: number) => new MailFailure(fault, 'no', 'no', retryAfterMs);
const plan = (attempts: number, failure: MailFailure, at: number, random = 0.5) =>
  planRetry({ attempts, dueSince }, failure, hours(at), random);

describe('the plan after a failed attempt', () => {
  it.each([
    [0, 30],
    [3, 240],
    [5000, 3600],
  ])('has a backoff after %i attempts of %i s, plus or minus half', (attempts, seconds) => {
    const backoffs = [0, 0.5, 1].map((random) => backoffMs(attempts, random) / 1000);
    expect(backoffs).toEqual([seconds / 2, seconds, seconds * 1.5]);
  });

  it('waits as long as the backoff and the sender want, an hour and a half at most', () => {
    expect(plan(2, failed('later'), 1)).toEqual({
      nextTryAt: new Date(hours(1).getTime() + 120_000),
      countsAsAttempt: true,
    });
    expect(plan(0, failed('later', 600_000), 1).nextTryAt).toEqual(new Date(hours(1).getTime() + 600_000));
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
    expect(plan(500, failed('later'), -years).nextTryAt).toEqual(hours(-years + 1));
  });

  it('gives up a refused mail after its third attempt, and parks one under a refused key without counting', () => {
    expect(plan(1, failed('message'), 0).nextTryAt).toBeDefined();
    expect(plan(2, failed('message'), 0)).toEqual({ countsAsAttempt: true });
    expect(plan(9, failed('key'), 200)).toEqual({ nextTryAt: hours(200.25), countsAsAttempt: false });
  });
});
