import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { AdminSettings } from '../../catalogue/contracts/admin/settings.ts';
import type { AnswerClock } from '../../catalogue/time/response-deadline.ts';
import { createPeriodicTask, hourMs } from '../async.ts';
import type { Config } from '../config.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { ClaimedMail } from '../store/engine.ts';
import type { Lead } from '../store/lead.ts';
import { maxRetryMs } from '../store/lead-changes.ts';
import type { Common, Store } from '../store/store.ts';
import { createOwnerDigests } from './digests.ts';
import { createLeadMail, leadPictures } from './lead-mail.ts';
import { createReceiptMail } from './receipt-mail.ts';
import { createRecipientWatch } from './recipient-watch.ts';
import { fileSender, leaseMs, MailFailure, type MailMessage, type MailSender } from './sender.ts';
import { sendgridSender, sendgridSuppressions } from './sendgrid-sender.ts';

/** With SendGrid's key, mail is sent and watched; else the owner's is written to files, and senders get no receipts. */
export function createMail(
  parts: Common & {
    config: Pick<Config, 'dataDir' | 'mailFrom' | 'mailTo' | 'publicUrl' | 'sendgridApiKey'>;
    settings: { read(): Promise<AdminSettings>; answerClock(): Promise<AnswerClock> };
    issueLink: (leadId: string) => Promise<string>;
    outbox?: Outbox | undefined;
    sendgridUrl?: string | undefined;
  },
) {
  const { config, store, settings, issueLink, log, now } = parts;
  const { dataDir, mailFrom: from, mailTo: to, publicUrl, sendgridApiKey } = config;
  const folder = fileSender({ dir: path.join(dataDir, 'outbox') });
  const sendgrid = sendgridApiKey && {
    apiKey: sendgridApiKey,
    ...(parts.sendgridUrl && { baseUrl: parts.sendgridUrl }),
  };
  const watch = sendgrid
    ? createRecipientWatch({
        sender: sendgridSender(sendgrid),
        askLists: sendgridSuppressions(sendgrid),
        ...{ recipients: to, store, log, now },
      })
    : undefined;
  const sender = watch?.owner ?? folder;
  const leadMail = createLeadMail({ from, to, office: `${publicUrl}/admin` });
  // Mail is sent even if the owner's settings cannot be read.
  const answerClock = () => settings.answerClock().catch(() => 'plain' as const);
  const sentence = async () => (await settings.read().catch(() => undefined))?.receiptSentence ?? '';
  const present = async (lead: Lead) => leadMail(lead, await leadPictures(lead, store.readPhoto), await answerClock());
  const outbox = parts.outbox ?? createOutbox({ store, sender, present, now, log });
  const receipts = watch && createReceiptOutbox({ store, sender: watch.receipts, from, issueLink, sentence, log, now });
  const digests = createOwnerDigests({ store, sender, troubles: watch?.troubles, config, settings, log, now });

  return {
    sender,
    watch,
    wakeOutbox: outbox.wake,
    wakeReceipts: () => receipts?.wake(),
    forget: folder.forget,
    forgetBefore: folder.forgetBefore,
    start() {
      for (const part of [outbox, receipts, digests, watch]) part?.start();
    },
    async stop(graceMs: number): Promise<void> {
      await Promise.all([outbox, receipts, digests, watch].map((part) => part?.stop(graceMs)));
    },
  };
}

/** Ten-second timeouts end within the lease. */
const batch = 5;
const maxPauseMs = 60_000;

export interface OutboxParts {
  store: Pick<Store, 'claimMail' | 'markSent' | 'markFailed'>;
  /** @default 'mail', to the owner */
  kind?: 'mail' | 'receipt';
  sender: MailSender;
  /** Must not reject if a photo cannot be read. */
  present: (lead: Lead) => MailMessage | Promise<MailMessage>;
  log: Log;
  now: () => Date;
  random?: () => number;
  markDelaysMs?: readonly number[];
  pollMs?: number;
}

export type Outbox = Pick<ReturnType<typeof createOutbox>, 'start' | 'wake' | 'stop'>;

/**
 * Any number may share a store: each mail is leased and sent at least once, twice only if it could not be marked.
 * Failing mail ends as `dead`.
 */
export function createOutbox(parts: OutboxParts) {
  const { store, kind = 'mail', sender, present, log, now, random = Math.random } = parts;
  const { markDelaysMs = [250, 1000, 4000, 10_000], pollMs = 5000 } = parts;
  let failures = 0;
  /** A mail that is claimed again is only marked. */
  const unmarked = new Map<string, Date>();
  const stateOf = (lead: Lead) => (kind === 'mail' ? lead.mail : lead.receipt);

  async function deliver({ lead, lease }: ClaimedMail): Promise<'sent' | 'failed' | 'parked'> {
    const notifiedCount = kind === 'mail' ? (lead.triage.acts?.length ?? 0) : 0;
    // An erased lead that is sent again has the same id.
    const mail = `${lead.id} ${lead.receivedAt.getTime()} ${notifiedCount}`;
    if (!unmarked.has(mail)) {
      const failure = await attempt(lead);
      if (failure) return noteFailure(lead, lease, failure);
    }
    const sentAt = unmarked.get(mail) ?? now();
    unmarked.set(mail, sentAt);
    const isMarked = await withRetry(() => store.markSent(kind, lead.id, lease, sentAt, notifiedCount), markDelaysMs);
    unmarked.delete(mail);
    const fields = { lead: lead.id, kind: lead.kind, attempts: (stateOf(lead)?.attempts ?? 0) + 1 };
    log(isMarked ? 'info' : 'warn', `${kind}_sent${isMarked ? '' : '_after_lease'}`, fields);
    return 'sent';
  }

  async function attempt(lead: Lead): Promise<MailFailure | undefined> {
    try {
      await sender.send(await present(lead));
      return undefined;
    } catch (error) {
      if (error instanceof MailFailure) return error;
      log('error', `${kind}_threw`, { lead: lead.id, ...errorFields(error) });
      return new MailFailure('message', 'threw', 'The mail could not be made');
    }
  }

  async function noteFailure(lead: Lead, lease: string, failure: MailFailure): Promise<'failed' | 'parked'> {
    const failedAt = now();
    const { attempts = 0, scheduledAt: dueSince = lead.receivedAt } = stateOf(lead) ?? {};
    const plan = planRetry({ attempts, dueSince }, failure, failedAt, random());
    await withRetry(() => store.markFailed(kind, lead.id, lease, { error: failure.message, ...plan }), markDelaysMs);
    const outcome = failure.fault === 'key' ? 'parked' : 'failed';
    log(failure.fault === 'later' && plan.nextTryAt ? 'warn' : 'error', `${kind}_${outcome}`, {
      lead: lead.id,
      kind: lead.kind,
      code: failure.code,
      attempts: attempts + (plan.countsAsAttempt ? 1 : 0),
      dead: !plan.nextTryAt,
      nextTryInMs: plan.nextTryAt && plan.nextTryAt.getTime() - failedAt.getTime(),
    });
    return outcome;
  }

  /** Rejects if the store fails, not if the sender does. */
  async function deliverDue(): Promise<void> {
    do {
      const claimedAt = now();
      const mails = await store.claimMail(kind, { now: claimedAt, leaseMs, limit: batch });
      // The mail is due again when the lease ends.
      if (now().getTime() - claimedAt.getTime() > leaseMs / 2) throw new Error('The store took too long to claim mail');
      const results = await Promise.allSettled(mails.map(deliver));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
      const isKeyRefused = results.some((result) => result.status === 'fulfilled' && result.value === 'parked');
      if (mails.length < batch || isKeyRefused) return;
    } while (!task.isStopped());
  }

  async function pass(): Promise<void> {
    try {
      await deliverDue();
      failures = 0;
    } catch (error) {
      failures += 1;
      log('error', 'outbox_store_failed', { failures, ...errorFields(error) });
    }
  }

  const pauseMs = () => Math.min(pollMs * 2 ** failures, maxPauseMs);
  const task = createPeriodicTask({ pass, pauseMs });
  return { start: task.start, wake: task.wake, stop: task.stop, deliverDue };
}

async function withRetry<Result>(call: () => Promise<Result>, delaysMs: readonly number[]): Promise<Result> {
  for (const delayMs of delaysMs) {
    try {
      return await call();
    } catch {
      await pause(delayMs, undefined, { ref: false });
    }
  }
  return call();
}

const giveUpAfterMs = 72 * hourMs;
/** Clocks that jump must not give up mail; the slowest backoff fits 54 into 72 h. */
const minTries = 50;
const parkMs = 15 * 60_000;
const maxBackoffMs = maxRetryMs / 1.5;
const maxRefusals = 3;

/** With ± 50 %: mails that failed together are not retried together. @param random from 0 to 1 */
const backoffMs = (attempts: number, random: number): number =>
  Math.min(maxBackoffMs, 30_000 * 2 ** attempts) * (0.5 + random);

/** A refused key uses up no attempt; without `nextTryAt` mail is given up. @param mail `attempts` before this one */
export function planRetry(
  { attempts, dueSince }: { attempts: number; dueSince: Date },
  { fault, retryAfterMs = 0 }: MailFailure,
  now: Date,
  random: number,
): { nextTryAt?: Date; countsAsAttempt: boolean } {
  const after = (ms: number) => new Date(now.getTime() + Math.round(ms));
  if (fault === 'key') return { nextTryAt: after(parkMs), countsAsAttempt: false };
  const msLeft = dueSince.getTime() + giveUpAfterMs - now.getTime();
  const isRefused = fault === 'message' && attempts + 1 >= maxRefusals;
  if (isRefused || (msLeft <= 0 && attempts + 1 >= minTries)) return { countsAsAttempt: true };
  const delayMs = Math.min(Math.max(backoffMs(attempts, random), retryAfterMs), maxRetryMs);
  return { nextTryAt: after(msLeft > 0 ? Math.min(delayMs, msLeft) : delayMs), countsAsAttempt: true };
}

export function createReceiptOutbox(
  parts: Pick<OutboxParts, 'store' | 'sender' | 'log' | 'now' | 'pollMs'> & {
    from: string;
    issueLink: (leadId: string) => Promise<string>;
    sentence: () => Promise<string>;
  },
) {
  const { from, sentence, ...rest } = parts;
  /** One for all attempts at a mail: links to a request are limited. */
  const links = new LRUCache<string, string>({ max: 500 });

  async function issueLink({ id, receivedAt }: Lead): Promise<string> {
    // An erased lead that is sent again has none of the old links.
    const name = `${id} ${receivedAt.getTime()}`;
    const link = links.get(name) ?? (await parts.issueLink(id).catch(() => undefined));
    if (!link) throw new MailFailure('later', 'no_link', 'The link to the request could not be made');
    links.set(name, link);
    return link;
  }

  return createOutbox({
    ...rest,
    kind: 'receipt',
    present: createReceiptMail({ from, issueLink, sentence, now: rest.now }),
  });
}
