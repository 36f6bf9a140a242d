import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { LeadExtras } from '../../catalogue/contracts/lead-extras.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import type { AdminStore } from './port/admin-store.ts';
import type { AuthStore } from './port/auth-store.ts';
import type { HistoryStore } from './port/history-store.ts';
import type { InboxStore, LeadTriage } from './port/inbox-store.ts';
import type { MetricsStore } from './port/metrics-store.ts';
import type { PhotoStore } from './port/photo-store.ts';
import type { PictureStore } from './port/picture-store.ts';
import type { OwedReceipt, ReceiptMailStore } from './port/receipt-mail-store.ts';
import type { RequestLink, RequestStore } from './port/request-store.ts';
import type { RetentionStore } from './port/retention-store.ts';
import type { TaskStore } from './port/task-store.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * The port for all stored data. Two engines implement it: SQLite (one file, one process) and MongoDB (any number of
 * processes). Every promise below concerns one record, so neither engine needs a transaction over several. Any call may
 * reject; then nothing is guaranteed.
 */
export interface Store
  extends LeadStore,
    InboxStore,
    MailStore,
    ReceiptMailStore,
    EventStore,
    MetricsStore,
    ContentStore,
    HistoryStore,
    RetentionStore,
    PhotoStore,
    RequestStore,
    PictureStore,
    LimitStore,
    TaskStore,
    AdminStore,
    AuthStore {
  /** Resolves when the engine has stored a record, as durably as a lead, and read it back; rejects if it cannot. */
  ping(): Promise<void>;
  /** Stores nothing more until a restart if an error, such as one of a backup, says that the data is damaged. */
  noteDamage(error: unknown): Promise<void>;
  /** Opens all data for reading. */
  snapshot(): Promise<Snapshot>;
  /** Finishes pending writes and closes the engine. */
  close(): Promise<void>;
}

export type LeadKind = 'estimate' | 'contact' | 'palette';

/** A lead as first stored, with the data that a visitor sent. */
export interface NewLead {
  /** Derived from the idempotency key, or from the content: the record's primary key. */
  id: string;
  kind: LeadKind;
  /** The contract's fields and nothing else. */
  fields: Readonly<Record<string, string>>;
  /** Ids of its claimed photos, in the order in which they were chosen. Absent if there are none. */
  photos?: readonly string[];
  /** Distinguishes a repeat from other words: digests of what was typed and, after a space, of its photos. */
  fingerprint: string;
  receivedAt: Date;
  /** Where the form was sent from. Empty on our own pages without a campaign. */
  source: LeadSource;
  /** Why it looks like spam; empty for an honest one. `isHeld` tells whether it is stored but not mailed. */
  suspicions: readonly string[];
}

export interface LeadSource extends LeadExtras {
  /** Origin of the embedding site. */
  origin?: string;
  /** Origin and path of the page, without query. */
  page?: string;
  campaign?: string;
}

export interface Lead extends NewLead {
  /** How often its sender has sent it again, at most {@link maxRepeats}. Absent for none. */
  repeats?: number;
  mail: OwedMail;
  /** Absent if its sender is owed none. */
  receipt?: OwedReceipt;
  care: LeadTriage;
}

/** The owner's mail about a lead; part of the lead's record, so neither exists without the other. */
export interface OwedMail {
  /** `held`: suspected spam, not mailed. `dead`: given up, shown to the owner. `dropped`: dismissed by the owner. */
  status: 'due' | 'sent' | 'dead' | 'held' | 'dropped';
  /** Attempts that counted. */
  attempts: number;
  /** When the next attempt may start; meaningful while due. */
  nextTryAt: Date;
  lastError?: string;
  /** When it was last sent. */
  sentAt?: Date;
  /** How many of the visitor's acts were mailed to the owner. @default 0 */
  told?: number;
  /** When it became due again, if it did. */
  owedAt?: Date;
}

/** How often a repeat of one lead is counted; more would only write. */
export const maxRepeats = 99;

export interface LeadStore {
  /**
   * Stores a lead durably, in one atomic insert, unless one with its id exists.
   * @param link a first link to it, stored only with it
   * @returns the stored lead (the first one's fields under a repeated id), and whether this call stored it
   */
  addLead(lead: NewLead, link?: RequestLink): Promise<{ lead: Lead; isNew: boolean }>;
  findLead(id: string): Promise<Lead | undefined>;
  /** Counts that its sender has sent a lead again. */
  countRepeat(id: string): Promise<void>;
  countLeads(kind: LeadKind): Promise<number>;
}

/** A mail that one worker may send until its lease ends. */
export interface ClaimedMail {
  lead: Lead;
  /** Proof of the claim; a later claim makes it void. */
  lease: string;
}

export interface MailStore {
  /**
   * Claims due mail, longest due first: no other worker gets it until `now + leaseMs`. A crashed worker's claim
   * expires. May return fewer than there are. After the clock was set back, mail does not wait for it to catch up: an
   * attempt more than `furthestTryMs` ahead is due, and a lease that ends more than twice `leaseMs` ahead has ended.
   */
  claimDueMail(claim: { now: Date; leaseMs: number; limit: number }): Promise<ClaimedMail[]>;
  /**
   * Marks a claimed mail as sent; false if the lease is void, and then nothing changes.
   * @param told how many acts of the visitor it mentioned: if there are more now, it is due again at once. @default 0
   */
  markMailSent(id: string, lease: string, sentAt: Date, told?: number): Promise<boolean>;
  /**
   * Records a failed attempt: due again at `nextTryAt`, or dead without it. False if the lease is void.
   * `countsAsAttempt` is false if the mail was not the cause (a refused key, for example).
   */
  markMailFailed(
    id: string,
    lease: string,
    failure: { error: string; nextTryAt?: Date; countsAsAttempt: boolean },
  ): Promise<boolean>;
  /** The state of the outbox. `oldestDueAt` is when the longest waiting mail became due. */
  outboxState(): Promise<{ due: number; dead: number; oldestDueAt?: Date }>;
}

export interface NewEvent {
  eventType: string;
  eventDetails: string | null;
  timestamp: Date;
}

/** A stored event. */
export interface KeptEvent extends NewEvent {
  id: string;
}

export interface EventStore {
  /**
   * Stores one tracked event; engines may combine calls that come close together into one write.
   * @returns false if it was not stored, because the remaining disk space is reserved for leads
   */
  recordEvent(event: NewEvent): Promise<boolean>;
  countEvents(): Promise<number>;
  /**
   * The newest events first. @param page `before`: the id of an event after which to start; the result of an unknown
   * one is unspecified
   */
  newestEvents(page: { limit: number; before?: string }): Promise<KeptEvent[]>;
}

export interface ContentStore {
  /** All areas, including inactive ones, by name. */
  areas(): Promise<ServiceArea[]>;
  /** Only featured testimonials with `isFeatured`; in the order in which they were added. */
  testimonials(filter: { isFeatured: boolean }): Promise<Testimonial[]>;
  /** All posts, including those with a future date, newest first. */
  posts(): Promise<BlogPost[]>;
  /** Changes with every change of content, for all processes. */
  contentVersion(): Promise<string>;
  /**
   * Adds an area, or replaces the one with its id, so that nobody overwrites a change that they have not seen.
   * @param former the area to replace; undefined for a new one
   * @returns false if the stored area differs from `former`, is gone, or, without `former`, exists
   */
  saveArea(area: ServiceArea, former?: unknown): Promise<boolean>;
  /**
   * Removes an area.
   * @returns false if the stored area differs from `former`, or there is none
   */
  removeArea(id: string, former: object): Promise<boolean>;
  /** Adds a testimonial at the end, or replaces one in place. `former` as above, with `isFeatured`. */
  saveTestimonial(testimonial: Testimonial, options: { isFeatured: boolean; former?: unknown }): Promise<boolean>;
  /** `former` as above, with `isFeatured`. */
  removeTestimonial(id: string, former: object): Promise<boolean>;
  /** Adds or replaces a post. Rejects if one of its dates is invalid. `former` as above. */
  savePost(post: BlogPost, former?: unknown): Promise<boolean>;
  /** `former` as above. */
  removePost(id: string, former: object): Promise<boolean>;
}

/** What was counted under a key since its window opened, and when that ends. */
export interface WindowCount {
  count: number;
  endsAt: Date;
}

export interface LimitStore {
  /**
   * Adds to the count of a key, in one atomic step; it never falls below 0. The first call opens a window, and so does
   * the first one after its end. A window that ends later than twice `longestMs` from now was opened by a clock that
   * has been set back, and counts as over. Windows that are over are removed.
   * @param by.windowMs at most a week, like `longestMs`
   * @param by.points @default 1
   * @param by.longestMs the longest window under this key. @default windowMs
   * @param by.restarts opens a window in any case
   */
  countInWindow(
    key: string,
    by: { windowMs: number; points?: number; longestMs?: number; restarts?: boolean },
    now: Date,
  ): Promise<WindowCount>;
  /** The open window of a key. */
  windowCount(key: string, now: Date): Promise<WindowCount | undefined>;
  /** Removes the windows whose keys begin with this. */
  forgetWindows(prefix: string): Promise<void>;
  /**
   * A random secret shared by all processes for one period (a day, for example); secrets of periods other than this one
   * and its neighbors are destroyed.
   */
  periodSecret(name: string, period: number): Promise<Buffer>;
}
