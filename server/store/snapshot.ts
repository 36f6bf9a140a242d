import type { HistoryStore } from './history-store.ts';
import type { InboxStore } from './inbox-store.ts';
import type { MetricsStore } from './metrics-store.ts';
import type { ContentStore, EventStore } from './store.ts';

/**
 * What is kept, for reading all of it while the store goes on working. SQLite shows one moment, whatever is written
 * later; each call gives way to others first, so pages should be small. MongoDB shows each page as of its own moment:
 * leads that come meanwhile may be among the last, events that come behind the first page are left out.
 */
export interface Snapshot
  extends Pick<InboxStore, 'inbox'>,
    Pick<EventStore, 'newestEvents'>,
    Pick<MetricsStore, 'countNames' | 'counts'>,
    Pick<ContentStore, 'areas' | 'testimonials' | 'posts'>,
    HistoryStore {
  /** Lets go of the moment. Until then SQLite's log of writes grows. Harmless a second time. */
  close(): Promise<void>;
}
