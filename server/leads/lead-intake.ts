import { hash, randomUUID } from 'node:crypto';
import { openStatuses } from '../../catalogue/contracts/lead-status.ts';
import { goneField, photoGone } from '../../catalogue/contracts/photo.ts';
import type { Client } from '../limits/client.ts';
import { limitTable } from '../limits/limit-table.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { Problem } from '../problem.ts';
import type { PhotoStore } from '../store/port/photo-store.ts';
import type { RequestLink } from '../store/port/request-store.ts';
import { isHeld } from '../store/rules/is-held.ts';
import type { Lead, LeadKind, LeadSource, LeadStore } from '../store/store.ts';
import { createDailyLeads } from './daily-leads.ts';
import { createDuplicateMessages } from './duplicate-messages.ts';
import { createKeylessSenders } from './keyless-senders.ts';
import type { OweReceipt } from './owed-receipts.ts';
import { type SpamSignals, spamReasonsOf } from './spam-score.ts';

/** How long the same content without a key counts as the same lead, while that lead is open. */
const keylessMs = 10 * 60_000;
/** How many settled leads with the same content are checked before a new one gets a random id. */
const maxSettled = 20;

/** A valid form and its metadata. */
export interface Submission {
  kind: LeadKind;
  fields: Readonly<Record<string, string>>;
  /** Ids of photos that were uploaded before it. @default none */
  photos?: readonly string[];
  /** Identifies the photos in a repeated submission, where each upload gets new ids. @default their ids */
  photoDigests?: readonly string[];
  /** The browser's idempotency key; without one the content decides. */
  key: string | undefined;
  source: LeadSource;
  signs: Omit<SpamSignals, 'repeats'>;
  client: Client;
}

export interface AcceptedLead {
  lead: Lead;
  /** Whether this call stored it. */
  isNew: boolean;
  /** Whether whoever made this call sent it. Somebody else may repeat the words of a lead that has no key. */
  isSenders: boolean;
}

export interface LeadIntake {
  /**
   * Stores a lead durably and idempotently, and notifies the owner. If this call stores it (`isNew`), `link` is stored
   * with it. Rejects with a problem: 429 over the limit (a repeat never counts), 422 if the key came with another body,
   * or if a photo is gone or belongs to another lead: the errors are of the field `photos` and of each such photo.
   */
  accept(submission: Submission, link?: RequestLink): Promise<AcceptedLead>;
}

/** Creates the intake of leads, for the API and for forms sent without JavaScript. */
export function createLeadIntake(parts: {
  store: LeadStore & Pick<PhotoStore, 'claimPhotos' | 'unclaimable'>;
  limits: RateLimits;
  /** Called after a lead is stored that the owner should be notified of. */
  tellOwner: () => void;
  /** Called with a lead that is stored, by this call or an earlier one. @default no receipts */
  oweReceipt?: OweReceipt;
  /** Called after a lead is stored as suspected because too many came before it. @default nothing */
  onFlood?: () => void;
  now: () => Date;
  /** Origins of this site and of sites that embed its forms: links to them are not a sign of spam. */
  ownOrigins: () => readonly string[];
}): LeadIntake {
  const { store, limits, tellOwner, oweReceipt = async (lead) => lead, onFlood = () => {}, now } = parts;
  const ownHosts = () => new Set(parts.ownOrigins().map((origin) => new URL(origin).hostname.replace(/^www\./, '')));
  const repeats = createDuplicateMessages(now);
  const countToday = createDailyLeads();
  const keylessSenders = createKeylessSenders();
  /** Leads being stored right now: concurrent repeats wait for the first instead of counting again. */
  const underWay = new Map<string, Promise<{ lead: Lead; isNew: boolean }>>();

  async function accept(submission: Submission, link?: RequestLink): Promise<AcceptedLead> {
    const { fields, photos = [], key, client } = submission;
    const content = [
      ...Object.entries(fields),
      ...(photos.length > 0 ? [['photos', submission.photoDigests ?? photos]] : []),
    ];
    const fingerprint = digest(JSON.stringify(content));
    const id = await idOf(submission, fingerprint);
    const repeated = underWay.get(id);
    const keeping = repeated ?? keep(id, fingerprint, submission, link).finally(() => underWay.delete(id));
    if (!repeated) underWay.set(id, keeping);
    const { lead, isNew } = await keeping;
    if (lead.fingerprint !== fingerprint) throw new Problem('key_reuse');
    const isFirst = isNew && !repeated;
    // Nobody can guess a key.
    const isSenders = isFirst || key !== undefined || keylessSenders.isSender(id, client);
    return { lead, isNew: isFirst, isSenders };
  }

  async function idOf({ kind, key }: Submission, fingerprint: string): Promise<string> {
    if (key) return digest(`key ${kind} ${key}`);
    const receivedAt = now().getTime();
    const bucket = Math.floor(receivedAt / keylessMs);
    for (const number of [bucket - 1, bucket]) {
      for (let settled = 0; settled < maxSettled; settled += 1) {
        const id = digest(`content ${kind} ${fingerprint} ${number}${settled ? ` ${settled}` : ''}`);
        const before = await store.findLead(id);
        if (before ? isRepeated(before, receivedAt) : number === bucket) return id;
        if (!before) break;
      }
    }
    return randomUUID();
  }

  async function keep(id: string, fingerprint: string, submission: Submission, link?: RequestLink) {
    const { kind, fields, photos = [], key, source, signs, client } = submission;
    const known = await store.findLead(id);
    // The process may have crashed between storing the lead and its receipt.
    if (known) return { lead: await oweReceipt(known), isNew: false };
    await limits.take(kind, client);
    // Photos first: a crash in between cannot leave an acknowledged lead without its photos.
    if (photos.length > 0 && !(await store.claimPhotos(photos, id, now()))) {
      const gone = await store.unclaimable(photos, id);
      const errors = Object.fromEntries(['photos', ...gone.map(goneField)].map((field) => [field, photoGone]));
      throw new Problem('validation', { errors });
    }
    const others = repeats(fields.message ?? '', fields.email ?? '');
    let suspicions: readonly string[] = spamReasonsOf(fields, { ...signs, repeats: others }, ownHosts());
    // Leads held as spam do not count, so that bots cannot use up the allowance of honest leads.
    if (!isHeld({ suspicions }) && countToday() >= limitTable.floodOfLeads.number) {
      suspicions = ['flood'];
      limits.noteFlood();
    }
    const stored = await store.addLead(
      {
        id,
        kind,
        fields,
        ...(photos.length > 0 && { photos }),
        fingerprint,
        receivedAt: now(),
        source,
        suspicions,
      },
      link,
    );
    if (stored.isNew && key === undefined) keylessSenders.note(id, client);
    if (stored.isNew && !isHeld({ suspicions })) tellOwner();
    if (stored.isNew && suspicions.includes('flood')) onFlood();
    return { lead: await oweReceipt(stored.lead), isNew: stored.isNew };
  }

  return { accept };
}

/**
 * Whether the same content without a key is a repeat of this lead. Nobody reads a lead again once it is closed or held
 * as spam, so a visitor who writes again would never get an answer.
 */
const isRepeated = ({ receivedAt, care }: Lead, atMs: number): boolean =>
  atMs - receivedAt.getTime() < keylessMs && openStatuses.some((status) => status === care.status);

const digest = (text: string) => hash('sha256', text, 'base64url');
