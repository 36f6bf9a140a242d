import type { Lead, LeadKind, NewLead } from './lead.ts';
import type { AdminStore, TaskStore } from './port/admin-store.ts';
import type { AuthStore } from './port/auth-store.ts';
import type { ContentStore, HistoryStore } from './port/content-store.ts';
import type { InboxStore } from './port/inbox-store.ts';
import type { MailStore, ReceiptMailStore } from './port/mail-store.ts';
import type { MetricsStore } from './port/metrics-store.ts';
import type { PhotoStore, PictureStore } from './port/photo-store.ts';
import type { RequestLink, RequestStore } from './port/request-store.ts';
import type { RetentionStore } from './port/retention-store.ts';

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

/**
 * All data, readable while the store remains in use. In SQLite it is a snapshot of one moment, unaffected by later
 * writes; each call yields to others first, so pages should be small. In MongoDB each page is read at another moment:
 * leads received meanwhile may be included, events after the first page are left out.
 */
export interface Snapshot
  extends Pick<InboxStore, 'inbox'>,
    Pick<EventStore, 'newestEvents'>,
    Pick<MetricsStore, 'countNames' | 'counts'>,
    Pick<ContentStore, 'areas' | 'testimonials' | 'posts'>,
    HistoryStore {
  /** Releases the snapshot. Until then SQLite's write-ahead log grows. Idempotent. */
  close(): Promise<void>;
}
