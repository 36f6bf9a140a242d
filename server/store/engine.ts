import type { LeadStatus } from '../../catalogue/contracts/admin/lead.ts';
import type { ServiceType } from '../../catalogue/contracts/form-names.ts';
import type { Lead, LeadKind, NewLead } from './lead.ts';

/** Promises concern one record. SQLite serves one process. Any call may reject; then nothing is guaranteed. */
export interface Engine
  extends RecordStore,
    LeadEngine,
    InboxReads,
    EventStore,
    MetricsStore,
    PhotoStore,
    RetentionStore {
  /** Stores a record as durably as a lead, and reads it. */
  ping(): Promise<void>;
  /** If the data is damaged, stores nothing more until a restart. */
  noteDamage(error: unknown): Promise<void>;
  /** False if the disk space is reserved for leads. */
  hasRoom(): Promise<boolean>;
  snapshot(): Promise<EngineSnapshot>;
  close(): Promise<void>;
}

/** `next`: undefined removes, `known` itself changes nothing. It may be called again: no effects. */
export type Change<Known, Next, Result> = (known: Known) => { next: Next; result: Result };

/** `login`: something that happened to the account. `content`: a list of what the owner edits. */
export type RecordKind = 'setting' | 'task' | 'limit' | 'secret' | 'device' | 'login' | 'picture' | 'content';

export interface StoredRecord {
  value: string;
  /** When it expires; when a login happened, a picture was added or content changed. */
  time?: Date | undefined;
}

/** A power loss may lose the last changes of limits, tasks and logins, but of no other kind. */
export interface RecordStore {
  /** Also one that has expired. */
  record(kind: RecordKind, key: string): Promise<StoredRecord | undefined>;
  /** By key. */
  records(kind: RecordKind): Promise<(StoredRecord & { key: string })[]>;
  /** Only those with a time, by key; reads no values. */
  recordTimes(kind: RecordKind): Promise<{ key: string; time: Date }[]>;
  /** Atomic. */
  updateRecord<Result>(
    kind: RecordKind,
    key: string,
    change: Change<StoredRecord | undefined, StoredRecord | undefined, Result>,
  ): Promise<Result>;
  /** By key, or whose time is up by `expiredAt` or after `latest`. Resolves with their number. */
  removeRecords(
    kind: RecordKind,
    which: { keyPrefix: string } | { expiredAt: Date; latest?: Date | undefined },
  ): Promise<number>;
}

/** The owner's mail, or the sender's receipt. */
export type MailSlot = 'mail' | 'receipt';

export interface LeasedLead extends Lead {
  leases: Partial<Readonly<Record<MailSlot, { id: string; until: Date }>>>;
}

/** A later claim makes the lease void. */
export type ClaimedMail = { lead: Lead; lease: string };

/** `hash`: of its token. */
export type RequestLink = { hash: string; expiresAt: Date };

/** Further ones replace the oldest. */
export const maxRequestLinks = 50;

export interface LeadEngine {
  /** Durable and atomic with its link. A known id resolves with the first lead. */
  addLead(lead: NewLead, link?: RequestLink): Promise<{ lead: Lead; isNew: boolean }>;
  findLead(id: string): Promise<Lead | undefined>;
  /** Atomic; undefined if there is no such lead. `isLight`: a power loss may undo it. @default false */
  updateLead<Result>(
    id: string,
    change: Change<LeasedLead, LeasedLead, Result>,
    options?: { isLight: boolean },
  ): Promise<Result | undefined>;
  /** Links go with their lead. False if there is no such lead. */
  addRequestLink(leadId: string, link: RequestLink): Promise<boolean>;
  /** Undefined for an unknown or expired link. */
  findByRequestLink(hash: string, now: Date): Promise<{ lead: Lead; expiresAt: Date } | undefined>;
  /** Of leads canceled before this time; the sweep removes the files. Resolves with the number of leads. */
  dropCanceledPhotos(before: Date, limit: number): Promise<number>;
  /**
   * Longest due first; may return fewer than there are. After the clock was set back, an attempt more than `maxAheadMs`
   * ahead is due, and a lease that ends more than twice `leaseMs` ahead has ended. No receipts of leads that are spam.
   */
  claimMail(slot: MailSlot, claim: { now: Date; leaseMs: number; limit: number }): Promise<ClaimedMail[]>;
  outboxState(): Promise<{ due: number; dead: number; deadReceipts: number; oldestDueAt?: Date }>;
}

export interface InboxQuery {
  statuses?: readonly LeadStatus[] | undefined;
  kinds?: readonly LeadKind[] | undefined;
  /** Estimates only. */
  service?: ServiceType | undefined;
  /** Ignores case. */
  town?: string | undefined;
  /** Origin, or '' for our own pages. */
  site?: string | undefined;
  hasPhotos?: true | undefined;
  hasDeadReceipt?: true | undefined;
  isOffer?: true | undefined;
  receivedBefore?: Date | undefined;
  snoozed?: 'never' | { after: Date } | { notAfter: Date } | undefined;
  wroteAgain?: true | undefined;
  followUpNotAfter?: Date | undefined;
  visit?: 'none' | { from: Date } | { before: Date } | undefined;
  /** Starts of words in any field or note; digits also match phone numbers in any format. */
  text?: string | undefined;
  /** On its private page, by its sender. */
  actedAfter?: Date | undefined;
  order: 'newest' | 'oldest' | 'visit';
  /** `next` of the previous page, with the same conditions. */
  after?: string | undefined;
  limit: number;
}

type Facets = readonly { name: string; count: number }[];

export interface InboxReads {
  /** `next` is absent on the last page. */
  inbox(query: InboxQuery): Promise<{ leads: Lead[]; next?: string }>;
  countLeadsBy(): Promise<Readonly<Record<LeadStatus | LeadKind, number>>>;
  /** Only new and suspected leads. */
  countUnreadLeads(): Promise<number>;
  /** As in `InboxSummary`. `spam`: received since `since`. */
  countToday(
    now: Date,
    since: Date,
  ): Promise<Record<'waiting' | 'snoozed' | 'unanswered' | 'spam', number> & { nextBackAt?: Date }>;
  /** For all processes; cheap to read. May stay the same after a removal. */
  leadsVersion(): Promise<string>;
  /** Most frequent first, up to `maxFacets`. */
  leadFacets(): Promise<{ towns: Facets; sites: Facets }>;
  /** Same email address or last ten digits of the phone; newest first, up to `maxRelated`. `fingerprint`: its start. */
  relatedLeads(lead: Pick<Lead, 'id' | 'fields' | 'source'>, fingerprint?: string): Promise<Lead[]>;
  /** Failed once or more: dead first, then by next attempt; up to `maxUndelivered`. */
  undeliveredMail(): Promise<Lead[]>;
}

export type NewEvent = { eventType: string; eventDetails: string | null; timestamp: Date };

export interface EventStore {
  /** False if the disk space is reserved for leads. */
  recordEvent(event: NewEvent): Promise<boolean>;
  countEvents(): Promise<number>;
  /** `before`: the id to start after. */
  newestEvents(page: { limit: number; before?: string | undefined }): Promise<(NewEvent & { id: string })[]>;
}

/** Contains no personal data. */
export interface Count {
  /** A full hour, or midnight in New York; each name uses only one of the two. */
  start: Date;
  name: string;
  /** At most 200 characters. */
  key: string;
  count: number;
}

export type IntervalCount = { stretch: number; word: string; count: number };

/** The engine counts events and new leads by the hour; erasing and purging do not reduce them. */
export interface MetricsStore {
  countNames(): Promise<string[]>;
  /** False if the disk space is reserved for leads. Keys beyond `maxKeys` per interval count as `other`. */
  addToCounts(counts: readonly Count[], limits: { maxKeys: number }): Promise<boolean>;
  /** Start in `[from, to)`; by start, then key. */
  counts(query: { name: string; from: Date; to: Date }): Promise<Count[]>;
  /** Between neighboring `bounds`. `stretch`: index of the first; `word`: first of the key. */
  countsByInterval(query: { name: string; bounds: readonly Date[] }): Promise<IntervalCount[]>;
  /** Start in `[from, to)`; largest first. */
  countsByKey(query: { name: string; from: Date; to: Date; limit: number }): Promise<{ key: string; count: number }[]>;
}

/** JPEGs that we encoded, without metadata. */
export interface NewPhoto {
  /** Anyone who knows it can attach the photo to a request: unguessable. */
  id: string;
  addedAt: Date;
  large: Buffer;
  small: Buffer;
}

export type PhotoSize = 'large' | 'small';

/** Stored, then claimed by the lead that lists it, which is stored last. */
export interface PhotoStore {
  /** Durable. False while the disk is nearly full. */
  addPhoto(photo: NewPhoto): Promise<boolean>;
  readPhoto(id: string, size: PhotoSize): Promise<Buffer | undefined>;
  newestPhotoAt(): Promise<Date | undefined>;
  /** Idempotent. Resolves with those that are gone or another lead's; then it must list none of them. */
  claimPhotos(ids: readonly string[], leadId: string, at: Date): Promise<readonly string[]>;
  /** Files first: after a crash, a repeated call finds the rest. */
  removePhotosOf(leadIds: readonly string[]): Promise<void>;
  /** Removes photos before `before` that no lead claimed or lists. `next`: the next `after`; absent at the end. */
  sweepPhotos(page: { before: Date; after?: string; limit: number }): Promise<{ removed: number; next?: string }>;
}

export type Identity = { email?: string; phone?: string };

/** Received before this. */
export type LeadAges = { leads: Date; spam: Date };

/** In epoch milliseconds, and how long it took. */
export type FirstAnswer = { receivedAt: number; waitedMs: number | undefined };

export interface RetentionStore {
  countTraces(who: Identity): Promise<{ leads: number; events: number }>;
  /** By the address or the last ten digits. A portion; removing it makes room for the next. */
  leadsOf(who: Identity): Promise<string[]>;
  /** Blanks details of events about the person, and the rest of removed leads in the store's files; snapshots end. */
  eraseTraces(who: Identity): Promise<number>;
  /** Oldest first. Spam is in `spam` only. */
  agedLeads(before: LeadAges, max: Readonly<Record<keyof LeadAges, number>>): Promise<Record<keyof LeadAges, string[]>>;
  /** At most 500 ids. Resolves with those removed: with `expired`, those that still are. */
  removeLeads(ids: readonly string[], expired?: LeadAges): Promise<string[]>;
  /** Oldest first, a portion at once. */
  purge(before: { events: Date; counts: Date }): Promise<{ events: number; counts: number }>;
  /**
   * Of the requests that count: those received in `[from, to)`, by time received, without spam, suspected offers and
   * color lists. Blocks SQLite: at most a month at once.
   */
  firstAnswers(range: { from: Date; to: Date }): Promise<FirstAnswer[]>;
}

/** One moment in SQLite, one per page in MongoDB. Keep pages small: SQLite blocks during a call. */
export interface EngineSnapshot extends Pick<Engine, 'record' | 'inbox' | 'newestEvents' | 'countNames' | 'counts'> {
  /** Idempotent. Until then SQLite's write-ahead log grows. */
  close(): Promise<void>;
}
