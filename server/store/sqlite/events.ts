import type { Database } from 'better-sqlite3';
import type { HasRoom } from '../disk-reserve.ts';
import { hourly, maxHourlyKeys } from '../port/metrics-store.ts';
import type { EventStore } from '../store.ts';
import type { GroupCommit } from './database/group-commit.ts';
import type { AddCount } from './metrics.ts';

interface EventRow {
  id: number;
  event_type: string;
  event_details: string | null;
  timestamp: number;
}

/** Reads events from a database or a snapshot of it. */
export function readEvents(db: Database): Pick<EventStore, 'newestEvents'> {
  const newest = db.prepare<{ before: number; limit: number }, EventRow>(`
    select id, event_type, event_details, timestamp from event where id < :before order by id desc limit :limit`);

  return {
    async newestEvents({ limit, before }) {
      const rows = newest.all({ limit, before: before === undefined ? Number.MAX_SAFE_INTEGER : Number(before) || 0 });
      return rows.map((row) => ({
        id: String(row.id),
        eventType: row.event_type,
        eventDetails: row.event_details,
        timestamp: new Date(row.timestamp),
      }));
    },
  };
}

/** @param hasRoom whether the disk has room for more than leads */
export function sqliteEvents(
  db: Database,
  { writeLightly }: GroupCommit,
  addCount: AddCount,
  hasRoom: HasRoom,
): EventStore {
  const insert = db.prepare(
    'insert into event (event_type, event_details, timestamp) values (:eventType, :eventDetails, :timestamp)',
  );
  const count = db.prepare<[], number>(`select count from tally where name = 'event'`).pluck();

  return {
    ...readEvents(db),

    async recordEvent({ eventType, eventDetails, timestamp }) {
      if (!hasRoom()) return false;
      return writeLightly(() => {
        insert.run({ eventType, eventDetails, timestamp: timestamp.getTime() });
        addCount(hourly(timestamp, 'event', eventType), maxHourlyKeys);
        return true;
      });
    },

    async countEvents() {
      return count.get() ?? 0;
    },
  };
}
