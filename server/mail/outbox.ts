import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { createPeriodicTask } from '../async/periodic-task.ts';
import { createLinkIssuer, type RequestLinks } from '../leads/request-links.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { Lead } from '../store/lead.ts';
import type { ClaimedMail, MailStore, ReceiptMailStore } from '../store/port/mail-store.ts';
import type { RequestStore } from '../store/port/request-store.ts';
import { createReceiptMail } from './receipt-mail.ts';
import { planRetry } from './retry-plan.ts';
import { MailFailure, type MailMessage, type MailSender } from './sender.ts';

const leaseMs = 60_000;
/** Ten-second timeouts end within the lease. */
const batch = 5;
/** While the store fails. */
const maxPauseMs = 60_000;
/** Further ones are created again. */
const maxLinks = 500;

interface MailSlot {
  kind: string;
  state: (lead: Lead) => { attempts: number; scheduledAt?: Date };
  /** Actions of the visitor. */
  notifiedCount: (lead: Lead) => number;
}

const ownerSlot: MailSlot = {
  kind: 'mail',
  state: ({ mail }) => mail,
  notifiedCount: ({ triage }) => triage.acts?.length ?? 0,
};
const receiptSlot: MailSlot = {
  kind: 'receipt',
  state: ({ receipt, receivedAt }) => receipt ?? { attempts: 0, scheduledAt: receivedAt },
  notifiedCount: () => 0,
};

export interface OutboxParts {
  store: Pick<MailStore, 'claimDueMail' | 'markMailSent' | 'markMailFailed'>;
  /** @default the owner's mail */
  slot?: MailSlot;
  sender: MailSender;
  /** Must not reject if a photo cannot be read. */
  present: (lead: Lead) => MailMessage | Promise<MailMessage>;
  log: Log;
  clock?: () => Date;
  /** From 0 to 1. */
  random?: () => number;
  /** @default 0.25, 1, 4 and 10 s */
  markDelaysMs?: readonly number[];
  /** @default 5000 */
  pollMs?: number;
}

export interface Outbox {
  start(): void;
  /** Call it after storing a lead. */
  wake(): void;
  /** @default 8000 */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Any number may share a store: each mail is leased for a minute and sent at least once, twice only if it could not be
 * marked. Failing mail ends as `dead`. Does not keep the process alive.
 */
export function createOutbox({ pollMs = 5000, ...parts }: OutboxParts): Outbox {
  const deliverDue = createDelivery(parts);
  let failures = 0;

  async function pass(): Promise<void> {
    try {
      await deliverDue(() => !task.isStopped());
      failures = 0;
    } catch (error) {
      failures += 1;
      parts.log('error', 'outbox_store_failed', { failures, ...errorFields(error) });
    }
  }

  const pauseMs = () => Math.min(pollMs * 2 ** failures, Math.max(maxPauseMs, pollMs));
  const task = createPeriodicTask({ pass, pauseMs });
  // Otherwise the lease runs out.
  return { start: task.start, wake: task.wake, stop: (graceMs = 8000) => task.stop(graceMs) };
}

/** Rejects if the store fails, not if the sender does. */
export function createDelivery(parts: Omit<OutboxParts, 'pollMs'>): (mayGoOn: () => boolean) => Promise<void> {
  const { store, slot = ownerSlot, sender, present, log, clock = () => new Date(), random = Math.random } = parts;
  const withRetry = createRetry(parts.markDelaysMs ?? [250, 1000, 4000, 10_000]);
  /** A mail that is claimed again is only marked. */
  const unmarked = new Map<string, Date>();

  async function deliver({ lead, lease }: ClaimedMail): Promise<'sent' | 'failed' | 'parked'> {
    // An erased lead that is sent again has the same id.
    const mail = `${lead.id} ${lead.receivedAt.getTime()} ${slot.notifiedCount(lead)}`;
    if (!unmarked.has(mail)) {
      const failure = await attempt(lead);
      if (failure) return noteFailure(lead, lease, failure);
    }
    const sentAt = unmarked.get(mail) ?? clock();
    unmarked.set(mail, sentAt);
    const isMarked = await withRetry(() => store.markMailSent(lead.id, lease, sentAt, slot.notifiedCount(lead)));
    unmarked.delete(mail);
    const fields = { lead: lead.id, kind: lead.kind, attempts: slot.state(lead).attempts + 1 };
    log(isMarked ? 'info' : 'warn', `${slot.kind}_sent${isMarked ? '' : '_after_lease'}`, fields);
    return 'sent';
  }

  async function attempt(lead: Lead): Promise<MailFailure | undefined> {
    try {
      await sender.send(await present(lead));
      return undefined;
    } catch (error) {
      if (error instanceof MailFailure) return error;
      log('error', `${slot.kind}_threw`, { lead: lead.id, ...errorFields(error) });
      return new MailFailure('message', 'threw', 'The mail could not be made');
    }
  }

  async function noteFailure(lead: Lead, lease: string, failure: MailFailure): Promise<'failed' | 'parked'> {
    const now = clock();
    const { attempts, scheduledAt = lead.receivedAt } = slot.state(lead);
    const plan = planRetry({ attempts, dueSince: scheduledAt }, failure, now, random());
    await withRetry(() => store.markMailFailed(lead.id, lease, { error: failure.message, ...plan }));
    const outcome = failure.fault === 'key' ? 'parked' : 'failed';
    log(failure.fault === 'later' && plan.nextTryAt ? 'warn' : 'error', `${slot.kind}_${outcome}`, {
      lead: lead.id,
      kind: lead.kind,
      code: failure.code,
      attempts: attempts + (plan.countsAsAttempt ? 1 : 0),
      dead: !plan.nextTryAt,
      nextTryInMs: plan.nextTryAt && plan.nextTryAt.getTime() - now.getTime(),
    });
    return outcome;
  }

  return async (mayGoOn) => {
    do {
      const claimedAt = clock();
      const mails = await store.claimDueMail({ now: claimedAt, leaseMs, limit: batch });
      // The mail is due again when the lease ends.
      if (clock().getTime() - claimedAt.getTime() > leaseMs / 2)
        throw new Error('The store took too long to claim mail');
      const results = await Promise.allSettled(mails.map(deliver));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
      const isKeyRefused = results.some((result) => result.status === 'fulfilled' && result.value === 'parked');
      if (mails.length < batch || isKeyRefused) return;
    } while (mayGoOn());
  };
}

/** Neither mail delays the other. */
export function createReceiptOutbox(parts: {
  store: Omit<ReceiptMailStore, 'countDeadReceipts' | 'markReceiptUndelivered'> & Pick<RequestStore, 'addRequestLink'>;
  sender: MailSender;
  from: string;
  publicUrl: string;
  sentence: () => Promise<string>;
  log: Log;
  now: () => Date;
  pollMs?: number;
}): Outbox {
  const { store, sender, from, publicUrl, sentence, now, ...rest } = parts;
  const { linkOf, forget } = oneLinkEach(createLinkIssuer({ store, publicUrl, now }).issue);
  return createOutbox({
    ...rest,
    store: {
      claimDueMail: store.claimDueReceipts,
      markMailSent: store.markReceiptSent,
      markMailFailed: store.markReceiptFailed,
    },
    slot: receiptSlot,
    sender: {
      async send(message) {
        await sender.send(message);
        forget(message.id);
      },
    },
    present: createReceiptMail({ from, issueLink: linkOf, sentence, now }),
    clock: now,
  });
}

/** Links to a request are limited. */
function oneLinkEach(issue: RequestLinks['issue']) {
  const issued = new LRUCache<string, { receivedAt: number; link: string }>({ max: maxLinks });
  return {
    async linkOf({ id, receivedAt }: Lead): Promise<string> {
      const known = issued.get(id);
      // An erased lead that is sent again has none of the old links.
      if (known?.receivedAt === receivedAt.getTime()) return known.link;
      const link = await issue(id).catch(() => {
        throw new MailFailure('later', 'no_link', 'The link to the request could not be made');
      });
      issued.set(id, { receivedAt: receivedAt.getTime(), link });
      return link;
    },
    forget: (id: string) => issued.delete(id),
  };
}

function createRetry(delaysMs: readonly number[]) {
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    for (const delayMs of delaysMs) {
      try {
        return await call();
      } catch {
        await pause(delayMs, undefined, { ref: false });
      }
    }
    return call();
  };
}
