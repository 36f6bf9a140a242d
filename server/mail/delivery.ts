import { createRetry } from '../async/retry.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { ClaimedMail, Lead, MailStore } from '../store/store.ts';
import { planRetry } from './retry-plan.ts';
import { MailFailure, type MailMessage, type MailSender } from './sender.ts';

const leaseMs = 60_000;
/** Sent in parallel, so that even ten-second timeouts end well within the lease. */
const batch = 5;

/** One of the mails that a lead's record can owe. */
export interface MailSlot {
  /** Its name in the log. */
  kind: string;
  /** Its state in a lead that was claimed for it. */
  owed: (lead: Lead) => { attempts: number; owedAt?: Date };
  /** How many of the visitor's actions it mentions. */
  told: (lead: Lead) => number;
}

/** The owner's mail, which mentions the actions recorded when it was claimed. */
const ownerMail: MailSlot = {
  kind: 'mail',
  owed: ({ mail }) => mail,
  told: ({ care }) => care.acts?.length ?? 0,
};

export interface DeliveryParts {
  store: Pick<MailStore, 'claimDueMail' | 'markMailSent' | 'markMailFailed'>;
  /** @default the owner's mail */
  slot?: MailSlot;
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
  const { store, slot = ownerMail, sender, present, log, clock = () => new Date(), random = Math.random } = parts;
  const insist = createRetry(parts.markDelaysMs ?? [250, 1000, 4000, 10_000]);
  /** Mails that are sent but not marked yet, with their time. A mail that is claimed again is only marked. */
  const unmarked = new Map<string, Date>();

  async function deliverDue(mayGoOn: () => boolean): Promise<void> {
    do {
      const claimedAt = clock();
      const mails = await store.claimDueMail({ now: claimedAt, leaseMs, limit: batch });
      // Too little of the lease remains to send; the mail is due again when the lease ends.
      if (clock().getTime() - claimedAt.getTime() > leaseMs / 2)
        throw new Error('The store took too long to claim mail');
      const results = await Promise.allSettled(mails.map(deliver));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
      const isKeyRefused = results.some((result) => result.status === 'fulfilled' && result.value === 'parked');
      if (mails.length < batch || isKeyRefused) return;
    } while (mayGoOn());
  }

  async function deliver({ lead, lease }: ClaimedMail): Promise<'sent' | 'failed' | 'parked'> {
    // A lead that was erased and submitted again has the same id but another mail, and each mail mentions other
    // actions.
    const mail = `${lead.id} ${lead.receivedAt.getTime()} ${slot.told(lead)}`;
    if (!unmarked.has(mail)) {
      const failure = await attempt(lead);
      if (failure) return noteFailure(lead, lease, failure);
    }
    const sentAt = unmarked.get(mail) ?? clock();
    unmarked.set(mail, sentAt);
    const isMarked = await insist(() => store.markMailSent(lead.id, lease, sentAt, slot.told(lead)));
    unmarked.delete(mail);
    const fields = { lead: lead.id, kind: lead.kind, attempts: slot.owed(lead).attempts + 1 };
    if (isMarked) log('info', `${slot.kind}_sent`, fields);
    else log('warn', `${slot.kind}_sent_after_lease`, fields);
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
    const { attempts, owedAt = lead.receivedAt } = slot.owed(lead);
    const plan = planRetry({ attempts, owedSince: owedAt }, failure, now, random());
    await insist(() => store.markMailFailed(lead.id, lease, { error: failure.message, ...plan }));
    const isParked = failure.fault === 'key';
    log(
      failure.fault === 'later' && plan.nextTryAt ? 'warn' : 'error',
      `${slot.kind}_${isParked ? 'parked' : 'failed'}`,
      {
        lead: lead.id,
        kind: lead.kind,
        code: failure.code,
        attempts: attempts + (plan.countsAsAttempt ? 1 : 0),
        dead: !plan.nextTryAt,
        nextTryInMs: plan.nextTryAt && plan.nextTryAt.getTime() - now.getTime(),
      },
    );
    return isParked ? 'parked' : 'failed';
  }

  return deliverDue;
}
