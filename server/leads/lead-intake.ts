import { hash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { openStatuses } from '../../catalogue/contracts/admin/lead.ts';
import { goneField } from '../../catalogue/contracts/photo.ts';
import { answerDueAt } from '../../catalogue/time/response-deadline.ts';
import { dayMs, hourMs, withTimeout } from '../async.ts';
import { bounds, type Client, createMemoryLimit, type RateLimits } from '../limits/rate-limits.ts';
import { errorFields } from '../log/log.ts';
import { Problem } from '../problem.ts';
import type { RequestLink } from '../store/engine.ts';
import type { Lead, LeadKind, LeadSource } from '../store/lead.ts';
import { isHeld } from '../store/lead-changes.ts';
import { createDailyHmac } from '../store/records.ts';
import type { Common, Store } from '../store/store.ts';
import { isServedZip, receiptAddress } from './lead-kinds.ts';
import type { OfferFilter } from './offer-filter.ts';
import { createDuplicateMessages, humanMs, type SpamSignals, spamReasonsOf } from './spam-score.ts';

const repeatMs = hourMs;
const maxSenders = 5_000;

export interface Submission {
  kind: LeadKind;
  fields: Readonly<Record<string, string>>;
  photos?: readonly string[];
  /** For repeats, which get new ids. @default their ids */
  photoDigests?: readonly string[];
  /** Without one the content decides. */
  key: string | undefined;
  source: LeadSource;
  signs: Omit<SpamSignals, 'repeats'>;
  client: Client;
}

export function createLeadIntake(parts: {
  store: Pick<Store, 'addLead' | 'findLead' | 'countRepeat' | 'claimPhotos' | 'relatedLeads'>;
  limits: RateLimits;
  notifyOwner: () => void;
  scheduleReceipt: ScheduleReceipt;
  onFlood: () => void;
  counts: Map<LeadKind, number>;
  now: () => Date;
  offers: Pick<OfferFilter, 'readsLikeOffer'>;
  /** Links to these are no sign of spam. */
  ownOrigins: () => readonly string[];
}) {
  const { store, limits, offers, notifyOwner, scheduleReceipt, onFlood, counts, now } = parts;
  const ownHosts = () => new Set(parts.ownOrigins().map((origin) => new URL(origin).hostname.replace(/^www\./, '')));
  const repeats = createDuplicateMessages(now);
  const isFlood = createFlood();
  const underWay = new Map<string, Promise<{ lead: Lead; isNew: boolean }>>();
  /** Only a lead's sender may get a link to it. In memory only. */
  const networks = new LRUCache<string, string>({ max: maxSenders });

  /**
   * Durable and idempotent; stores `link` if `isNew`: this call stored the lead. `isSenders` is false if somebody else
   * may have repeated its words. Rejects with 429 (never a repeat), 422 if the key came with other words or a photo is
   * gone or taken.
   */
  async function accept(submission: Submission, link?: RequestLink) {
    const { kind, fields, photos = [], key, client } = submission;
    const attached = photos.length > 0 ? [['photos', submission.photoDigests ?? photos]] : [];
    const words = wordsOf(fields);
    const fingerprint = [digest(words), ...attached.map((files) => digest(JSON.stringify(files)))].join(' ');
    const hour = Math.floor(now().getTime() / repeatMs);
    const id = digest(key ? `key ${kind} ${key}` : `words ${kind} ${fingerprint} ${hour}`);
    const repeated = underWay.get(id);
    const keeping = repeated ?? keep(id, fingerprint, submission, link).finally(() => underWay.delete(id));
    if (!repeated) underWay.set(id, keeping);
    const { lead, isNew } = await keeping;
    if (key && lead.id === id && lead.fingerprint !== fingerprint) throw new Problem('key_reuse');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const isFirst = isNew && !repeated;
    const isSameNetwork = client.kind === 'address' && networks.get(lead.id) === client.network;
    // Nobody can guess a key.
    return { lead, isNew: isFirst, isSenders: isFirst || (key !== undefined && lead.id === id) || isSameNetwork };
  }

  async function keep(
    id: string,
    fingerprint: string,
    submission: Submission,
    link?: RequestLink,
  ): Promise<{ lead: Lead; isNew: boolean }> {
    const { kind, fields, photos = [], key, source, client } = submission;
    const known = await store.findLead(id);
    // The same words again, after the owner closed the first ones.
    if (known && !key && !isRepeated(known, now().getTime())) return keep(randomUUID(), fingerprint, submission, link);
    const before = known ?? (await sentBefore(id, fingerprint, submission));
    if (before) {
      if (!key || !known) await store.countRepeat(before.id);
      // The process may have crashed in between.
      return { lead: await scheduleReceipt(before), isNew: false };
    }
    await limits.take(kind, client);
    // First: a crash must not leave a lead without its photos.
    const gone = photos.length > 0 ? await store.claimPhotos(photos, id, now()) : [];
    if (gone.length > 0) {
      const errors = Object.fromEntries(['photos', ...gone.map(goneField)].map((field) => [field, 'photo_gone']));
      throw new Problem('validation', { errors });
    }
    const suspicions = await suspicionsOf(submission);
    const attached = photos.length > 0 && { photos };
    const lead = { id, kind, fields, ...attached, fingerprint, receivedAt: now(), source, suspicions };
    const stored = await store.addLead(lead, link);
    if (stored.isNew) {
      if (client.kind === 'address') networks.set(id, client.network);
      if (!isHeld(lead)) notifyOwner();
      if (suspicions.includes('flood')) onFlood();
    }
    return { lead: await scheduleReceipt(stored.lead), isNew: stored.isNew };
  }

  async function suspicionsOf(submission: Submission): Promise<readonly string[]> {
    const { fields, signs } = submission;
    const suspicions = spamReasonsOf(fields, { ...signs, repeats: repeats(fields) }, ownHosts());
    if (isHeld({ suspicions })) return suspicions;
    if (await offers.readsLikeOffer(submission)) return ['offer'];
    // Spam must not use up the allowance of honest leads.
    if (!(await isFlood(submission))) return suspicions;
    limits.noteFlood();
    return ['flood'];
  }

  async function sentBefore(id: string, fingerprint: string, submission: Submission): Promise<Lead | undefined> {
    const { kind, fields, source, photos = [] } = submission;
    const [words = ''] = fingerprint.split(' ');
    const related = await store.relatedLeads({ id, fields, source }, words);
    const hasAll = (lead: Lead) =>
      lead.fingerprint === fingerprint || photos.every((photo) => lead.photos?.includes(photo));
    return related.find((lead) => lead.kind === kind && isRepeated(lead, now().getTime()) && hasAll(lead));
  }

  return { accept };
}

/** Per process. Even then a few honest-looking estimates an hour, one of each address, pass. */
function createFlood(): (submission: Submission) => Promise<boolean> {
  const takeOfAll = createMemoryLimit(bounds.estimatesInFlood.number, hourMs);
  const takeOfAddress = createMemoryLimit(1, hourMs);
  let openedMs = Number.NEGATIVE_INFINITY;
  let count = 0;
  return async (submission) => {
    if (performance.now() - openedMs >= dayMs) [openedMs, count] = [performance.now(), 0];
    count += 1;
    if (count <= bounds.floodOfLeads.number) return false;
    const { client } = submission;
    const network = client.kind === 'address' ? client.network : client.kind;
    return !(isLikelyHonest(submission) && (await takeOfAddress(network)) && (await takeOfAll('estimates')));
  };
}

/** Took time to ask for work where we work. */
const isLikelyHonest = ({ kind, fields, signs: { openMs = 0 } }: Submission): boolean =>
  kind === 'estimate' && openMs >= humanMs && isServedZip(fields.zipCode ?? '');

/** Capitals and spaces vary. */
const wordsOf = (fields: Submission['fields']): string =>
  JSON.stringify(
    Object.entries(fields)
      .map(([name, text]) => [name, text.toLowerCase().replace(/\s+/g, ' ').trim()])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );

/** Nobody rereads a closed or held lead. */
const isRepeated = ({ receivedAt, triage }: Lead, atMs: number): boolean =>
  atMs - receivedAt.getTime() < repeatMs && openStatuses.some((status) => status === triage.status);

const digest = (text: string) => hash('sha256', text, 'base64url');

/** A receipt may delay the answer this long. */
const receiptTimeoutMs = 1_500;
/** To one mailbox, as `widgets/admin/settings/alerts.tsx` says. */
const maxReceiptsADay = 1;

/** Spellings must not multiply mail. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*/, '');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

export const isOnItsWay = (receipt: Lead['receipt']): boolean => receipt !== undefined && receipt.status !== 'dead';

/** Suspected spam waits for its release; overdue leads get none. Never rejects. */
export type ScheduleReceipt = (lead: Lead) => Promise<Lead>;

export function createReceiptSchedule(
  parts: Common & { isWanted: () => Promise<boolean>; wake: () => void },
): ScheduleReceipt {
  const { store, isWanted, wake, log, now } = parts;
  const hmac = createDailyHmac(store, 'receipt mail');

  /** Stores only an HMAC. */
  async function takeFor(address: string): Promise<boolean> {
    const time = now().getTime();
    // The limit holds across midnight.
    for (const ofDay of [time - dayMs, time]) {
      const tag = await hmac(ofDay, mailboxOf(address));
      if ((await store.countInWindow(`receipt:${tag}`, { windowMs: dayMs }, now())).count > maxReceiptsADay)
        return false;
    }
    return true;
  }

  async function schedule(lead: Lead, address: string): Promise<Lead> {
    if (!(await isWanted()) || !(await takeFor(address))) return lead;
    const scheduled = (await store.scheduleReceipt(lead.id, now())) ?? lead;
    if (scheduled.receipt) wake();
    return scheduled;
  }

  return async (lead) => {
    const address = receiptAddress(lead);
    const isPossible = !lead.receipt && lead.triage.status !== 'spam' && now() < answerDueAt(lead.receivedAt, 'plain');
    if (!address || !isPossible) return lead;
    try {
      return await withTimeout(schedule(lead, address), receiptTimeoutMs, 'The store did not answer in time');
    } catch (error) {
      log('error', 'receipt_not_owed', { lead: lead.id, ...errorFields(error) });
      return lead;
    }
  };
}
