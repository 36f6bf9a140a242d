import type { Database } from 'better-sqlite3';
import type { EventStore } from '../store.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteEvents(db: Database, { writeLightly }: GroupCommit): EventStore {
  const insert = db.prepare(
    'insert into event (event_type, event_details, timestamp) values (:eventType, :eventDetails, :timestamp)',
  );
  const count = db.prepare<[], number>(`select count from tally where name = 'event'`).pluck();

  return {
    recordEvent: ({ eventType, eventDetails, timestamp }) =>
      writeLightly(() => {
        insert.run({ eventType, eventDetails, timestamp: timestamp.getTime() });
      }),

    async countEvents() {
      return count.get() ?? 0;
    },
  };
}
