import { createRetry } from '../async/retry.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { ClaimedMail, Lead, MailStore } from '../store/store.ts';
import { planRetry } from './retry-plan.ts';
import { MailFailure, type MailMessage, type MailSender } from './sender.ts';

const leaseMs = 60_000;
/** Sent in parallel, so that even ten-second timeouts end well within the lease. */
const batch = 5;

export interface DeliveryParts {
  store: MailStore;
  sender: MailSender;
  /** May read the lead's photos; never rejects because one of them cannot be read. */
  present: (lead: Lead) => MailMessage | Promise<MailMessage>;
  log: Log;
  /** @default the wall clock */
  clock?: () => Date;
  /** From 0 to 1. @default Math.random */
  random?: () => number;
  /** Pauses between attempts to mark a sent mail. @default 0.25, 1, 4 and 10 s */
  markDelaysMs?: readonly number[];
}

/** Sends due mail, batch after batch while `mayGoOn`. Rejects if the store fails, but not if the sender fails. */
export type DeliverDue = (mayGoOn: () => boolean) => Promise<void>;

/** Sends due mail and records each outcome, under a lease of a minute. */
export function createDelivery(parts: DeliveryParts): DeliverDue {
  const { store, sender, present, log, clock = () => new Date(), random = Math.random } = parts;
  const insist = createRetry(parts.markDelaysMs ?? [250, 1000, 4000, 10_000]);
  /** Mails that are sent but not marked yet, with their time. If claimed again, they are only marked. */
  const unmarked = new Map<string, Date>();

  async function deliverDue(mayGoOn: () => boolean): Promise<void> {
    do {
      const claimedAt = clock();
      const mails = await store.claimDueMail({ now: claimedAt, leaseMs, limit: batch });
      // After such a delay too little of the lease remains to send; the mail is due again when the lease ends.
      if (clock().getTime() - claimedAt.getTime() > leaseMs / 2)
        throw new Error('The store took too long to claim mail');
      const results = await Promise.allSettled(mails.map(deliver));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
      const isKeyRefused = results.some((result) => result.status === 'fulfilled' && result.value === 'parked');
      if (mails.length < batch || isKeyRefused) return;
    } while (mayGoOn());
  }

  async function deliver({ lead, lease }: ClaimedMail): Promise<'sent' | 'failed' | 'parked'> {
    const mail = nameOf(lead);
    if (!unmarked.has(mail)) {
      const failure = await attempt(lead);
      if (failure) return noteFailure(lead, lease, failure);
    }
    const sentAt = unmarked.get(mail) ?? clock();
    unmarked.set(mail, sentAt);
    const isMarked = await insist(() => store.markMailSent(lead.id, lease, sentAt, toldBy(lead)));
    unmarked.delete(mail);
    const fields = { lead: lead.id, kind: lead.kind, attempts: lead.mail.attempts + 1 };
    if (isMarked) log('info', 'mail_sent', fields);
    else log('warn', 'mail_sent_after_lease', fields);
    return 'sent';
  }

  async function attempt(lead: Lead): Promise<MailFailure | undefined> {
    try {
      await sender.send(await present(lead));
      return undefined;
    } catch (error) {
      if (error instanceof MailFailure) return error;
      log('error', 'mail_threw', { lead: lead.id, ...errorFields(error) });
      return new MailFailure('message', 'threw', 'The mail could not be made');
    }
  }

  async function noteFailure(lead: Lead, lease: string, failure: MailFailure): Promise<'failed' | 'parked'> {
    const now = clock();
    const plan = planRetry(
      { attempts: lead.mail.attempts, owedSince: lead.mail.owedAt ?? lead.receivedAt },
      failure,
      now,
      random(),
    );
    await insist(() => store.markMailFailed(lead.id, lease, { error: failure.message, ...plan }));
    const isParked = failure.fault === 'key';
    log(failure.fault === 'later' && plan.nextTryAt ? 'warn' : 'error', isParked ? 'mail_parked' : 'mail_failed', {
      lead: lead.id,
      kind: lead.kind,
      code: failure.code,
      attempts: lead.mail.attempts + (plan.countsAsAttempt ? 1 : 0),
      dead: !plan.nextTryAt,
      nextTryInMs: plan.nextTryAt && plan.nextTryAt.getTime() - now.getTime(),
    });
    return isParked ? 'parked' : 'failed';
  }

  return deliverDue;
}

/** How many of the visitor's acts a lead's mail mentions. */
const toldBy = ({ care }: Lead): number => care.acts?.length ?? 0;

/** A lead that was erased and sent again has the same id, and its own mail; and each mail mentions its own acts. */
const nameOf = (lead: Lead): string => `${lead.id} ${lead.receivedAt.getTime()} ${toldBy(lead)}`;
