import type { LeadStatus } from '../../catalogue/contracts/admin/lead.ts';
import type { BlogPost, ServiceArea, Testimonial } from '../../catalogue/contracts/content.ts';
import type { ServiceType } from '../../catalogue/contracts/service-type-names.ts';
import type { Log } from '../log/log.ts';
import type { Lead, LeadKind, NewLead, Note, VisitorAct } from './lead.ts';

/**
 * What SQLite and MongoDB each implement; `createStore` makes a {@link Store} of it. Promises concern one record, so
 * engines need no transactions over several. SQLite serves one process. Any call may reject; then nothing is
 * guaranteed.
 */
export interface Engine
  extends RecordStore,
    LeadEngine,
    InboxReads,
    EventStore,
    MetricsStore,
    ContentEngine,
    PhotoStore,
    RetentionStore {
  /** Stores a record as durably as a lead and reads it back. */
  ping(): Promise<void>;
  /** If the data is damaged, stores nothing more until a restart. */
  noteDamage(error: unknown): Promise<void>;
  /** False if the disk space is reserved for leads. */
  hasRoom(): Promise<boolean>;
  snapshot(): Promise<EngineSnapshot>;
  /** Finishes pending writes. */
  close(): Promise<void>;
}

export interface Store
  extends Omit<Engine, 'snapshot' | 'outboxState'>,
    LeadStore,
    InboxStore,
    MailStore,
    ReceiptMailStore,
    RequestStore,
    ContentStore,
    PictureStore,
    LimitStore,
    TaskStore,
    AdminStore,
    AuthStore {
  snapshot(): Promise<Snapshot>;
}

/** What most services use. */
export interface Common {
  store: Store;
  log: Log;
  now: () => Date;
}

/** `next`: undefined removes, `known` itself changes nothing. Must have no effects: it may be called again. */
export type Change<Known, Next, Result> = (known: Known) => { next: Next; result: Result };

/** `login`: something that happened to the account. `pictureTime`: when a picture was added. */
export type RecordKind = 'setting' | 'task' | 'limit' | 'secret' | 'device' | 'login' | 'picture' | 'pictureTime';

export interface StoredRecord {
  value: string;
  expiresAt?: Date | undefined;
}

/** A power loss may lose the last changes of limits, tasks and logins, but of no other kind. */
export interface RecordStore {
  /** Also one that has expired. */
  record(kind: RecordKind, key: string): Promise<StoredRecord | undefined>;
  /** By key. */
  records(kind: RecordKind): Promise<(StoredRecord & { key: string })[]>;
  /** Atomic. */
  updateRecord<Result>(
    kind: RecordKind,
    key: string,
    change: Change<StoredRecord | undefined, StoredRecord | undefined, Result>,
  ): Promise<Result>;
  /** Those with such a key, or that expire by `expiredAt` or after `latest`. Resolves with their number. */
  removeRecords(
    kind: RecordKind,
    which: { keyPrefix: string } | { expiredAt: Date; latest?: Date | undefined },
  ): Promise<number>;
}

export interface AdminStore {
  setting(name: string): Promise<string | undefined>;
  setSetting(name: string, value: string): Promise<void>;
  /** Atomic; resolves with the stored value. */
  setSettingOnce(name: string, value: string): Promise<string>;
  /** Atomic; false if the current value is not `expected`. */
  replaceSetting(name: string, expected: string, value: string): Promise<boolean>;
  removeSetting(name: string): Promise<void>;
}

export interface TaskStore {
  /**
   * Undefined if claimed or done. A later claim voids `lease`; `attempts` counts this one too. A lease that ends more
   * than twice `leaseMs` ahead has ended. The record goes at `forgetAt`, done or not.
   */
  claimTask(
    name: string,
    claim: { now: Date; leaseMs: number; forgetAt: Date },
  ): Promise<{ lease: string; attempts: number } | undefined>;
  /** False if the lease is void. */
  finishTask(name: string, lease: string): Promise<boolean>;
}

export interface WindowCount {
  count: number;
  endsAt: Date;
}

export interface LimitStore {
  /**
   * Atomic; never below 0. A window that ends later than twice `longestMs` from now is over: the clock was set back.
   * `windowMs`, `longestMs`: at most a week; `points` @default 1; `longestMs` @default windowMs
   */
  countInWindow(
    key: string,
    by: { windowMs: number; points?: number; longestMs?: number; restarts?: boolean },
    now: Date,
  ): Promise<WindowCount>;
  windowCount(key: string, now: Date): Promise<WindowCount | undefined>;
  forgetWindows(prefix: string): Promise<void>;
  /** For all processes; those of periods other than this one and its neighbors are destroyed. */
  periodSecret(name: string, period: number): Promise<Buffer>;
}

export interface Device {
  /** The digest of its cookie's token. */
  id: string;
  /** For example "Chrome on Android". */
  browser: string;
  /** Of the credentials that were entered on it. */
  epoch: string;
  startedAt: Date;
  seenAt: Date;
  expiresAt: Date;
  /** Present if remembering was chosen. */
  rememberedAt?: Date | undefined;
  session?: Session | undefined;
}

export interface Session {
  digest: string;
  startedAt: Date;
  usedAt: Date;
  idleMs: number;
  maxAgeMs: number;
}

/** One or more of a kind. */
export interface AuthEvent {
  kind: string;
  /** The last time. */
  at: Date;
  /** Empty if nobody was logged in. */
  browser: string;
  count: number;
}

export const maxDevices = 50;
export const maxAuthEvents = 200;

export interface AuthStore {
  /** Also removes expired devices and those least recently seen beyond {@link maxDevices}. */
  saveDevice(device: Device): Promise<void>;
  /** Atomic; false without such a device, or if `session` is given and is another. */
  replaceDevice(device: Device, session?: string): Promise<boolean>;
  findDevice(id: string): Promise<Device | undefined>;
  /** The most recently seen first. */
  devices(): Promise<Device[]>;
  /** Live sessions only. Counts as use, recorded at most once a minute. */
  touchSession(digest: string, now: Date): Promise<Device | undefined>;
  /** The device stays known. False if there was none. */
  endSession(digest: string): Promise<boolean>;
  /** False if there was none. */
  removeDevice(id: string): Promise<boolean>;
  removeDevicesExcept(id?: string): Promise<number>;

  /** Atomic; counts a known key up. Also removes the oldest beyond {@link maxAuthEvents}. */
  recordAuthEvent(event: { key: string; kind: string; at: Date; browser: string }): Promise<void>;
  /** Newest first. */
  authEvents(limit: number): Promise<AuthEvent[]>;
  /** Removes devices that expired before `now`. */
  purgeAuth(before: { now: Date; events: Date }): Promise<number>;
}

export interface Lease {
  id: string;
  until: Date;
}

/** The owner's mail, or the receipt of the lead's sender. */
export type MailSlot = 'mail' | 'receipt';

export interface LeasedLead extends Lead {
  leases: Partial<Readonly<Record<MailSlot, Lease>>>;
}

export interface MailClaim {
  now: Date;
  leaseMs: number;
  limit: number;
}

export interface ClaimedMail {
  lead: Lead;
  /** A later claim makes it void. */
  lease: string;
}

/** `hash`: of its token. */
export interface RequestLink {
  hash: string;
  expiresAt: Date;
}

/** Further ones replace the oldest. */
export const maxRequestLinks = 50;

export interface LeadEngine {
  /** Durable and atomic with its link. Under a known id, resolves with the first lead. */
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
  claimMail(slot: MailSlot, claim: MailClaim): Promise<ClaimedMail[]>;
  outboxState(): Promise<{ due: number; dead: number; deadReceipts: number; oldestDueAt?: Date }>;
}

export interface LeadStore extends Pick<LeadEngine, 'addLead' | 'findLead'> {
  countRepeat(id: string): Promise<void>;
  countLeads(kind: LeadKind): Promise<number>;
}

export interface LeadChange {
  status?: LeadStatus;
  /** Null ends the snooze, as does a change of status alone. */
  snoozedUntil?: Date | null;
  /** Sets the status `scheduled` unless one is given. */
  visitAt?: Date;
}

export interface ChangeMark {
  at: Date;
  /** A person's name; '' for the owner. */
  by: string;
  /** @default any */
  revision?: number;
}

export interface ChangedLead {
  lead: Lead;
  /** Then nothing was changed. */
  isStale: boolean;
}

export interface InboxQuery {
  statuses?: readonly LeadStatus[];
  kinds?: readonly LeadKind[];
  /** Estimates only. */
  service?: ServiceType;
  /** Ignores case. */
  town?: string;
  /** Origin, or '' for our own pages. */
  site?: string;
  hasPhotos?: true;
  hasDeadReceipt?: true;
  isOffer?: true;
  receivedBefore?: Date;
  snoozed?: 'never' | { after: Date } | { notAfter: Date };
  /** Starts of words in any field or note; digits also match phone numbers in any format. */
  text?: string;
  /** On its private page, by its sender. */
  actedAfter?: Date;
  /** By time received. */
  order: 'newest' | 'oldest';
  /** `next` of the previous page, with the same conditions. */
  after?: string;
  limit: number;
}

export interface InboxPage {
  leads: Lead[];
  /** Absent on the last page. */
  next?: string;
}

export interface TodayCounts {
  waiting: number;
  back: number;
  snoozed: number;
  nextBackAt?: Date;
  spam: number;
}

interface Facet {
  name: string;
  count: number;
}

export interface InboxReads {
  inbox(query: InboxQuery): Promise<InboxPage>;
  countLeadsBy(): Promise<Readonly<Record<LeadStatus | LeadKind, number>>>;
  /** Only new and suspected leads. */
  countUnreadLeads(): Promise<number>;
  /** `waiting`: new estimates and messages, not snoozed. `spam`: received since `since`. */
  countToday(now: Date, since: Date): Promise<TodayCounts>;
  /** For all processes; cheap to read. May stay the same after a removal. */
  leadsVersion(): Promise<string>;
  /** Most frequent first; at most 100 of each. */
  leadFacets(): Promise<{ towns: readonly Facet[]; sites: readonly Facet[] }>;
  /**
   * Same email address or last ten digits of the phone number; newest first, at most 20. `fingerprint`: how theirs
   * begins.
   */
  relatedLeads(lead: Pick<Lead, 'id' | 'fields' | 'source'>, fingerprint?: string): Promise<Lead[]>;
  /** Failed at least once: dead first, then by next attempt; at most 100. */
  undeliveredMail(): Promise<Lead[]>;
}

/** Every change is durable when it resolves. */
export interface InboxStore extends Omit<InboxReads, 'countLeadsBy'> {
  countLeadsByStatus(): Promise<Readonly<Record<LeadStatus, number>>>;
  markLeadSeen(id: string, at: Date): Promise<Lead | undefined>;
  /** Idempotent. A suspected lead that leaves `spam` is mailed; due mail of one that becomes spam is held. */
  changeLead(id: string, change: LeadChange, mark: ChangeMark): Promise<ChangedLead | undefined>;
  /** Stale with an older `revision` or after a minute. Mail that was sent stays sent. */
  undoLeadChange(id: string, mark: { at: Date; revision: number }): Promise<ChangedLead | undefined>;
  /** Idempotent. */
  addLeadNote(id: string, note: Note): Promise<Lead | undefined>;
  /** Stale if the note is unknown or older than a minute. */
  removeLeadNote(id: string, noteId: string, at: Date): Promise<ChangedLead | undefined>;
  /** Starts a new set of attempts; false if it is neither waiting nor dead. */
  retryMail(id: string, now: Date): Promise<boolean>;
  /** False if it is neither waiting nor dead. */
  giveUpMail(id: string): Promise<boolean>;
}

export interface MailStore {
  claimDueMail(claim: MailClaim): Promise<ClaimedMail[]>;
  /** False if the lease is void. Due again if the visitor has acted more often than `notifiedCount`. @default 0 */
  markMailSent(id: string, lease: string, sentAt: Date, notifiedCount?: number): Promise<boolean>;
  /** Dead without `nextTryAt`; false if the lease is void. `countsAsAttempt`: whether the mail was the cause. */
  markMailFailed(
    id: string,
    lease: string,
    failure: { error: string; nextTryAt?: Date; countsAsAttempt: boolean },
  ): Promise<boolean>;
  outboxState(): Promise<{ due: number; dead: number; oldestDueAt?: Date }>;
}

/** Under leases of their own. */
export interface ReceiptMailStore {
  /** Durable. No effect on a lead with a receipt or held as spam. */
  scheduleReceipt(leadId: string, at: Date): Promise<Lead | undefined>;
  claimDueReceipts(claim: MailClaim): Promise<ClaimedMail[]>;
  /** False if the lease is void. */
  markReceiptSent(leadId: string, lease: string, sentAt: Date): Promise<boolean>;
  markReceiptFailed: MailStore['markMailFailed'];
  /** Accepted by the mail service but not delivered; false if there is none to give up. */
  markReceiptUndelivered(leadId: string, error: string): Promise<boolean>;
  countDeadReceipts(): Promise<number>;
}

export interface MaxOfRequest {
  acts: number;
  photos: number;
}

/** Every change is durable when it resolves. */
export interface RequestStore extends Pick<LeadEngine, 'addRequestLink' | 'findByRequestLink' | 'dropCanceledPhotos'> {
  /**
   * Makes the owner's mail due again, unless held. A known id, or an act beyond `max`, has no effect. `max` @default
   * unlimited
   */
  addVisitorAct(leadId: string, act: VisitorAct, max?: MaxOfRequest): Promise<Lead | undefined>;
}

export interface NewEvent {
  eventType: string;
  eventDetails: string | null;
  timestamp: Date;
}

export interface KeptEvent extends NewEvent {
  id: string;
}

export interface EventStore {
  /** False if the disk space is reserved for leads. */
  recordEvent(event: NewEvent): Promise<boolean>;
  countEvents(): Promise<number>;
  /** `before`: the id to start after. */
  newestEvents(page: { limit: number; before?: string }): Promise<KeptEvent[]>;
}

/** Contains no personal data. */
export interface Count {
  /** A full hour, or midnight in New York; each name uses only one of the two. */
  start: Date;
  /** Such as `funnel` or `embed_load`. */
  name: string;
  /** At most 200 characters. */
  key: string;
  count: number;
}

export interface IntervalCount {
  stretch: number;
  word: string;
  count: number;
}

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

export const contentLists = ['areas', 'testimonials', 'posts'] as const;
export type ContentList = (typeof contentLists)[number];

/** A testimonial with its `isFeatured`, in all but {@link ContentStore.testimonials}. */
export type ContentItem = ServiceArea | BlogPost | (Testimonial & { isFeatured: boolean });

/** Of each list. */
export const keptChanges = 50;

export interface ContentChange {
  id: string;
  list: ContentList;
  itemId: string;
  at: Date;
  before?: unknown;
  after?: unknown;
}

export interface HistoryStore {
  /** Newest first. */
  contentHistory(page: { list?: ContentList; limit: number }): Promise<ContentChange[]>;
}

export interface ContentEngine extends HistoryStore {
  /** In the order in which they were added. */
  contentItems(list: ContentList): Promise<ContentItem[]>;
  /** For all processes. */
  contentVersion(): Promise<string>;
  /**
   * In one atomic step with its change in the history. A new item goes to the end; without `item`, removes it. False if
   * the stored item is not `former`, or exists without `former`.
   */
  changeContent(list: ContentList, id: string, item: ContentItem | undefined, former: unknown): Promise<boolean>;
}

export interface ContentReads {
  /** Includes inactive ones; by name. */
  areas(): Promise<ServiceArea[]>;
  /** In the order in which they were added. */
  testimonials(filter: { isFeatured: boolean }): Promise<Testimonial[]>;
  /** Includes those with a future date; newest first. */
  posts(): Promise<BlogPost[]>;
}

export interface ContentStore extends ContentReads, Pick<ContentEngine, 'contentVersion'> {
  /** False if the stored area is not `former`, or exists without `former`. */
  saveArea(area: ServiceArea, former?: unknown): Promise<boolean>;
  removeArea(id: string, former: object): Promise<boolean>;
  /** A new one goes to the end. `former` has `isFeatured`. */
  saveTestimonial(testimonial: Testimonial, options: { isFeatured: boolean; former?: unknown }): Promise<boolean>;
  /** `former` has `isFeatured`. */
  removeTestimonial(id: string, former: object): Promise<boolean>;
  /** Rejects if one of its dates is invalid. */
  savePost(post: BlogPost, former?: unknown): Promise<boolean>;
  removePost(id: string, former: object): Promise<boolean>;
}

/** JPEGs that we encoded, without metadata. */
export interface NewPhoto {
  /** Anyone who knows it can attach the photo to a request: unguessable. */
  id: string;
  addedAt: Date;
  /** A tag of the address that sent it. Erased when a lead claims it. */
  holder: string;
  large: Buffer;
  small: Buffer;
}

/** For photos that no lead has claimed. */
export interface PhotoRoom {
  /** A photo takes one place per megabyte begun. */
  maxPlaces: number;
  maxPlacesOfHolder: number;
}

export type PhotoOutcome = { isStored: true; removed: number } | { isStored: false };

export type PhotoSize = 'large' | 'small';

/** Stored, then claimed by the lead that lists it, then that lead is stored. */
export interface PhotoStore {
  /** Durable unless the disk is nearly full. The oldest unclaimed beyond `room` give way. */
  addPhoto(photo: NewPhoto, room: PhotoRoom): Promise<PhotoOutcome>;
  readPhoto(id: string, size: PhotoSize): Promise<Buffer | undefined>;
  /** Erases the holders; idempotent for the same lead. After false it must not list them. */
  claimPhotos(ids: readonly string[], leadId: string, at: Date): Promise<boolean>;
  unclaimable(ids: readonly string[], leadId: string): Promise<readonly string[]>;
  /** Files first, so that a repeated call finds the rest after a crash. */
  removePhotosOf(leadIds: readonly string[]): Promise<void>;
  /**
   * Removes photos before `before` that no lead claimed or lists. `next`: the next call's `after`; absent at the end.
   */
  sweepPhotos(page: { before: Date; after?: string; limit: number }): Promise<{ removed: number; next?: string }>;
}

/** A JPEG that we encoded, without metadata. */
export interface NewPicture {
  id: string;
  addedAt: Date;
  /** At most a megabyte. */
  bytes: Buffer;
}

export interface PictureStore {
  /** Durable. False while the disk is nearly full; concurrent calls may exceed `max` by their number. */
  addPicture(picture: NewPicture, limit: { max: number }): Promise<boolean>;
  readPicture(id: string): Promise<Buffer | undefined>;
  picturesBefore(time: Date): Promise<string[]>;
  /** Ignores missing ones. */
  removePictures(ids: readonly string[]): Promise<void>;
}

export interface Identity {
  email?: string;
  phone?: string;
}

/** Received before this. */
export interface LeadAges {
  leads: Date;
  spam: Date;
}

export interface FirstAnswer {
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Undefined without an answer. */
  waitedMs: number | undefined;
}

export interface RetentionStore {
  countTraces(who: Identity): Promise<{ leads: number; events: number }>;
  /**
   * Matches the address or the last ten digits, also in events, whose details it blanks. Nothing remains in the store's
   * files; snapshots end. Repeat it after a rejection. `forgetCopies` gets the ids of a batch before its removal.
   */
  erase(
    who: Identity,
    forgetCopies?: (leadIds: readonly string[]) => Promise<void>,
  ): Promise<{ leadIds: string[]; events: number }>;
  /** Oldest first. Leads marked as spam are in `spam` only. */
  agedLeads(before: LeadAges, max: Readonly<Record<keyof LeadAges, number>>): Promise<Record<keyof LeadAges, string[]>>;
  /** At most 500 ids. Resolves with those that were still expired. */
  removeAgedLeads(ids: readonly string[], before: LeadAges): Promise<string[]>;
  /** Oldest first, a bounded number at once. */
  purge(
    before: { events: Date; counts: Date },
    max: { events: number; counts: number },
  ): Promise<{ events: number; counts: number }>;
  newestRecordAt(): Promise<Date | undefined>;
  /** Received in `[from, to)`, without spam, by time received. */
  firstAnswers(range: { from: Date; to: Date }): Promise<FirstAnswer[]>;
}

type SnapshotReads = Pick<InboxReads, 'inbox'> &
  Pick<EventStore, 'newestEvents'> &
  Pick<MetricsStore, 'countNames' | 'counts'> &
  HistoryStore;

/**
 * One moment in SQLite; in MongoDB each page is read at another moment. Keep pages small: SQLite blocks during a call.
 */
export interface EngineSnapshot extends SnapshotReads, Pick<ContentEngine, 'contentItems'> {
  /** Idempotent. Until then SQLite's write-ahead log grows. */
  close(): Promise<void>;
}

export interface Snapshot extends SnapshotReads, ContentReads, Pick<EngineSnapshot, 'close'> {}
