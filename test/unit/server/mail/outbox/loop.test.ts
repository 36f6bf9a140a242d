import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../../../../server/log/log.ts';
import { createOutbox, type OutboxParts } from '../../../../../server/mail/outbox.ts';
import { MailFailure, type MailMessage } from '../../../../../server/mail/sender.ts';
import { fakeMailStore } from '../../../../support/fake-mail-store.ts';
import { timeLimitMs } from '../../../../support/node-start.mjs';
import { aLead, estimateFields, receivedAt } from '../a-lead.ts';
import { always, delivery, leads, present, scriptedSender } from './parts.ts';

describe('the outbox loop', () => {
  const running: ReturnType<typeof createOutbox>[] = [];
  afterEach(() => Promise.all(running.splice(0).map((outbox) => outbox.stop(100))));

  function outboxOf(parts: Pick<OutboxParts, 'store' | 'sender'> & Partial<OutboxParts>) {
    const defaults = { present, log: () => {}, clock: () => receivedAt, random: () => 0.5, markDelaysMs: [] };
    const outbox = createOutbox({ ...defaults, ...parts });
    running.push(outbox);
    return outbox;
  }

  it('sends mail that was waiting before the start', async () => {
    const sender = scriptedSender();
    outboxOf({ store: fakeMailStore(aLead()), sender }).start();
    await expect.poll(() => sender.sent).toEqual(['lead-1']);
  });

  it('finds mail without being woken', async () => {
    const store = fakeMailStore();
    const sender = scriptedSender();
    outboxOf({ store, sender, pollMs: 5 }).start();
    store.add(aLead());
    await expect.poll(() => sender.sent).toEqual(['lead-1']);
  });

  it('sends at once when woken, even in the middle of a pass', async () => {
    const store = fakeMailStore(aLead({ id: 'first' }));
    const sender = scriptedSender();
    let release = () => {};
    const inHand = new Promise<void>((isInHand) => {
      sender.send.mockImplementationOnce(async ({ id }) => {
        isInHand();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        sender.sent.push(id);
      });
    });
    const outbox = outboxOf({ store, sender, pollMs: 3_600_000 });
    outbox.start();
    await inHand;
    store.add(aLead({ id: 'second' }));
    outbox.wake();
    release();
    await expect.poll(() => sender.sent).toEqual(['first', 'second']);
    store.add(aLead({ id: 'third' }));
    outbox.wake();
    await expect.poll(() => sender.sent).toEqual(['first', 'second', 'third']);
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

  it('finishes and marks the current mail before it stops, and claims no more', async () => {
    const store = fakeMailStore(...leads(8));
    const sender = scriptedSender();
    const begun: string[] = [];
    let hasBegun = () => {};
    const beginning = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    const send = async (mail: MailMessage) => {
      begun.push(mail.id);
      hasBegun();
      await new Promise((resolve) => setTimeout(resolve, 30));
      await sender.send(mail);
    };
    const outbox = outboxOf({ store, sender: { send } });
    outbox.start();
    await beginning;
    await outbox.stop();
    const sentByThen = [...sender.sent];
    outbox.wake();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(sentByThen).toHaveLength(5);
    expect(sender.sent).toHaveLength(5);
    for (const id of begun) expect(store.mail(id).status).toBe('sent');
    expect((await store.outboxState()).due).toBe(3);
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
