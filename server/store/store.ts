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
 * Every promise concerns one record, so engines need no transaction over several. Any call may reject; then nothing is
 * guaranteed. SQLite serves one process, MongoDB any number.
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
  /** Stores a record as durably as a lead and reads it back; rejects if it cannot. */
  ping(): Promise<void>;
  /** If the error says that the data is damaged, stores nothing more until a restart. */
  noteDamage(error: unknown): Promise<void>;
  snapshot(): Promise<Snapshot>;
  /** Finishes pending writes. */
  close(): Promise<void>;
}

export interface LeadStore {
  /** Durable and atomic, `link` included. Under a known id nothing is stored, and `lead` is the first one. */
  addLead(lead: NewLead, link?: RequestLink): Promise<{ lead: Lead; isNew: boolean }>;
  findLead(id: string): Promise<Lead | undefined>;
  countRepeat(id: string): Promise<void>;
  countLeads(kind: LeadKind): Promise<number>;
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
  /**
   * Engines may write calls that come close together at once. False if the remaining disk space is reserved for leads.
   */
  recordEvent(event: NewEvent): Promise<boolean>;
  countEvents(): Promise<number>;
  /** `before`: the id to start after; the result of an unknown one is unspecified. */
  newestEvents(page: { limit: number; before?: string }): Promise<KeptEvent[]>;
}

export interface WindowCount {
  count: number;
  endsAt: Date;
}

export interface LimitStore {
  /**
   * Atomic; the count never falls below 0. Opens a window if none is open, or with `restarts`. After the clock was set
   * back, a window that ends later than twice `longestMs` from now is over. `points` @default 1; `windowMs`,
   * `longestMs`: at most a week; `longestMs` @default windowMs
   */
  countInWindow(
    key: string,
    by: { windowMs: number; points?: number; longestMs?: number; restarts?: boolean },
    now: Date,
  ): Promise<WindowCount>;
  windowCount(key: string, now: Date): Promise<WindowCount | undefined>;
  forgetWindows(prefix: string): Promise<void>;
  /** Shared by all processes; secrets of periods other than this one and its neighbors are destroyed. */
  periodSecret(name: string, period: number): Promise<Buffer>;
}

/**
 * One moment in SQLite; in MongoDB each page is read at another moment, with leads received meanwhile, without events
 * after the first page. Each SQLite call yields to others first, so keep pages small.
 */
export interface Snapshot
  extends Pick<InboxStore, 'inbox'>,
    Pick<EventStore, 'newestEvents'>,
    Pick<MetricsStore, 'countNames' | 'counts'>,
    Pick<ContentStore, 'areas' | 'testimonials' | 'posts'>,
    HistoryStore {
  /** Until then SQLite's write-ahead log grows. Idempotent. */
  close(): Promise<void>;
}
