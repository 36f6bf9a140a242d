import type { HistoryStore } from './port/history-store.ts';
import type { InboxStore } from './port/inbox-store.ts';
import type { MetricsStore } from './port/metrics-store.ts';
import type { ContentStore, EventStore } from './store.ts';

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
