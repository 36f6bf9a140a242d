import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../../../server/log/log.ts';
import { createLeadMail } from '../../../../server/mail/lead-mail.ts';
import { createDelivery, createOutbox, type OutboxParts } from '../../../../server/mail/outbox.ts';
import { MailFailure, type MailMessage } from '../../../../server/mail/sender.ts';
import { sendgridSender } from '../../../../server/mail/sendgrid-sender.ts';
import { fakeMailStore } from '../../../support/fake-mail-store.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { aLead, estimateFields, receivedAt } from './a-lead.ts';
import { sendgridDouble } from './sendgrid-double.ts';

const present = createLeadMail({
  from: 'website@brushline.example',
  to: [{ address: 'owner@brushline.example' }],
  office: 'https://site.example/admin',
});
const leads = (count: number) => Array.from({ length: count }, (_, index) => aLead({ id: `lead-${index}` }));
const always = () => true;

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

function delivery(parts: Pick<OutboxParts, 'store' | 'sender'> & Partial<OutboxParts>) {
  const defaults = { present, log: () => {}, clock: () => receivedAt, random: () => 0.5, markDelaysMs: [] };
  return createDelivery({ ...defaults, ...parts });
}

describe('one pass over due mail', () => {
  it('delivers a mail once despite 429, 500, a hang and a reset connection', async () => {
    const double = await sendgridDouble({ status: 429, headers: { 'retry-after': '300' } }, 500, 'hang', 'reset', 202);
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const sender = sendgridSender({ apiKey: 'SG.test', baseUrl: double.baseUrl, timeoutMs: 150 });
    const deliverDue = delivery({ store, sender, clock: clock.now });
    const waitsMs: number[] = [];
    for (let pass = 0; pass < 8; pass += 1) {
      await deliverDue(always);
      const { status, nextTryAt } = store.mail('lead-1');
      if (status !== 'due') break;
      const waitMs = nextTryAt.getTime() - clock.now().getTime();
      waitsMs.push(waitMs);
      clock.passMs(waitMs - 1);
      await deliverDue(always);
      clock.passMs(1);
    }
    await double.close();
    expect(waitsMs).toEqual([300_000, 60_000, 120_000, 240_000]);
    expect(double.requests.map(({ answer }) => (typeof answer === 'object' ? answer.status : answer))).toEqual([
      429,
      500,
      'hang',
      'reset',
      202,
    ]);
    expect(double.accepted()).toHaveLength(1);
    expect(store.mail('lead-1')).toMatchObject({ status: 'sent', attempts: 5 });
  });

  it('parks mail under a refused key without counting, tries once, and sends it when the key is fixed', async () => {
    const clock = handClock();
    const store = fakeMailStore(...leads(20));
    const refusals = Array.from({ length: 5 }, () => new MailFailure('key', 'http_401', 'SendGrid answered 401'));
    const sender = scriptedSender(...refusals);
    const deliverDue = delivery({ store, sender, clock: clock.now });
    await deliverDue(always);
    expect(sender.send).toHaveBeenCalledTimes(5);
    expect(store.mail('lead-0')).toMatchObject({ status: 'due', attempts: 0, lastError: 'SendGrid answered 401' });
    await deliverDue(always);
    expect(sender.sent).toHaveLength(15);
    clock.passMs(15 * 60_000);
    await deliverDue(always);
    expect(sender.sent).toHaveLength(20);
  });

  it('sends nothing under a lease that a slow store has nearly used up', async () => {
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const slow = { ...store, claimDueMail: store.claimDueMail };
    slow.claimDueMail = async (claim) => {
      const mails = await store.claimDueMail(claim);
      clock.passMs(45_000);
      return mails;
    };
    const sender = scriptedSender();
    await expect(delivery({ store: slow, sender, clock: clock.now })(always)).rejects.toThrow('too long');
    expect(sender.send).not.toHaveBeenCalled();
  });
});

describe('a crash between sending and marking', () => {
  it('sends nothing twice if only the store failed: marking is retried at once', async () => {
    const store = fakeMailStore(aLead());
    const markMailSent = vi.fn(store.markMailSent).mockRejectedValueOnce(new Error('away'));
    const sender = scriptedSender();
    await delivery({ store: { ...store, markMailSent }, sender, markDelaysMs: [1] })(always);
    expect(sender.sent).toEqual(['lead-1']);
    expect(store.mail('lead-1').status).toBe('sent');
  });

  /** A mail that was sent while the store failed, so that it is due again once its lease ends. */
  async function sentUnmarked() {
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const markMailSent = vi.fn(store.markMailSent).mockRejectedValueOnce(new Error('away'));
    const sender = scriptedSender();
    const deliverDue = delivery({ store: { ...store, markMailSent }, sender, clock: clock.now });
    await expect(deliverDue(always)).rejects.toThrow('away');
    return { store, sender, clock, deliverDue };
  }

  it('sends nothing twice if the store failed for longer than the lease', async () => {
    const { store, sender, clock, deliverDue } = await sentUnmarked();
    clock.passMs(60_000);
    await deliverDue(always);
    expect(sender.sent).toEqual(['lead-1']);
    expect(store.mail('lead-1')).toMatchObject({ status: 'sent', sentAt: receivedAt });
  });

  it('sends the mail of a lead that has the id of an erased one whose mail was not marked', async () => {
    const { store, sender, clock, deliverDue } = await sentUnmarked();
    clock.passMs(60_000);
    store.add(aLead({ receivedAt: clock.now() }));
    await deliverDue(always);
    expect(sender.sent).toEqual(['lead-1', 'lead-1']);
    expect(store.mail('lead-1').status).toBe('sent');
  });
});

describe('the outbox loop', () => {
  const running: ReturnType<typeof createOutbox>[] = [];
  afterEach(() => Promise.all(running.splice(0).map((outbox) => outbox.stop(100))));

  function outboxOf(parts: Pick<OutboxParts, 'store' | 'sender'> & Partial<OutboxParts>) {
    const defaults = { present, log: () => {}, clock: () => receivedAt, random: () => 0.5, markDelaysMs: [] };
    const outbox = createOutbox({ ...defaults, ...parts });
    running.push(outbox);
    return outbox;
  }

  it('finds mail without being woken', async () => {
    const store = fakeMailStore();
    const sender = scriptedSender();
    outboxOf({ store, sender, pollMs: 5 }).start();
    store.add(aLead());
    await expect.poll(() => sender.sent).toEqual(['lead-1']);
  });

  it('survives a failing store, retries with a backoff, and continues when it is back', async () => {
    const store = fakeMailStore(aLead());
    const askedAt: number[] = [];
    const claimDueMail: typeof store.claimDueMail = async (claim) => {
      askedAt.push(performance.now());
      if (askedAt.length <= 4) throw new Error('store away');
      return store.claimDueMail(claim);
    };
    const log = vi.fn();
    const sender = scriptedSender();
    outboxOf({ store: { ...store, claimDueMail }, sender, log, pollMs: 10 }).start();
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
    const stopped = outbox.stop();
    release();
    await stopped;
    expect(send).toHaveBeenCalledTimes(5);
    expect(await store.outboxState()).toMatchObject({ due: 3, dead: 0 });
  });

  it('stops within its grace when a sender hangs', async () => {
    const send = vi.fn(() => new Promise<void>(() => {}));
    const outbox = outboxOf({ store: fakeMailStore(aLead()), sender: { send } });
    outbox.start();
    await expect.poll(() => send).toHaveBeenCalled();
    const before = performance.now();
    await outbox.stop(50);
    expect(performance.now() - before).toBeLessThan(timeLimitMs(1000));
    await outbox.stop(1);
  });

  it('logs ids and outcomes, but no input', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'debug', write: (line) => lines.push(line) });
    const store = fakeMailStore(...leads(4));
    const echo = JSON.stringify(estimateFields);
    const sender = scriptedSender(
      new MailFailure('message', 'http_400', `SendGrid answered 400 (${echo})`),
      new Error(echo),
      new MailFailure('key', 'http_401', echo),
    );
    await delivery({ store, sender, log })(always);
    const events = lines.map((line) => JSON.parse(line).event).toSorted();
    expect(events).toEqual(['mail_failed', 'mail_failed', 'mail_parked', 'mail_sent', 'mail_threw']);
    for (const typed of Object.values(estimateFields)) {
      if (typed !== 'MD' && typed !== 'interior') expect(lines.join('')).not.toContain(typed);
    }
  });
});
