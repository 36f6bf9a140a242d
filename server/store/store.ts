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
 * Promises concern one record, so engines need no transactions over several. SQLite serves one process. Any call may
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
  /** Stores a record as durably as a lead and reads it back. */
  ping(): Promise<void>;
  /** If the data is damaged, stores nothing more until a restart. */
  noteDamage(error: unknown): Promise<void>;
  snapshot(): Promise<Snapshot>;
  /** Finishes pending writes. */
  close(): Promise<void>;
}

export interface LeadStore {
  /** Durable and atomic with its link. Under a known id, resolves with the first lead. */
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
  /** False if the disk space is reserved for leads. */
  recordEvent(event: NewEvent): Promise<boolean>;
  countEvents(): Promise<number>;
  /** `before`: the id to start after. */
  newestEvents(page: { limit: number; before?: string }): Promise<KeptEvent[]>;
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

/**
 * One moment in SQLite; in MongoDB each page is read at another moment. Keep pages small: SQLite blocks during a call.
 */
export interface Snapshot
  extends Pick<InboxStore, 'inbox'>,
    Pick<EventStore, 'newestEvents'>,
    Pick<MetricsStore, 'countNames' | 'counts'>,
    Pick<ContentStore, 'areas' | 'testimonials' | 'posts'>,
    HistoryStore {
  /** Idempotent. Until then SQLite's write-ahead log grows. */
  close(): Promise<void>;
}
