import type { Database } from 'better-sqlite3';
import type { EngineSnapshot } from '../engine.ts';
import type { InTurn } from './group-commit.ts';
import { readInbox } from './inbox.ts';
import { readCounts, readEvents } from './metrics.ts';
import { Sqlite } from './open-database.ts';
import { readRecord } from './records.ts';

/** One connection each (https://www.sqlite.org/isolation.html). */
export function createSnapshots(file: string, inTurn: InTurn) {
  const opened = new Set<Database>();

  return {
    async open(): Promise<EngineSnapshot> {
      const db = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 0 });
      opened.add(db);
      // Everything is read only once.
      db.pragma('cache_size = -1000');
      db.exec('begin');
      // The snapshot starts with the first read.
      db.prepare('select 1 from search_mark').get();
      const { countNames, counts } = readCounts(db, inTurn);
      const newestEvents = readEvents(db);
      const record = readRecord(db);
      return {
        ...{ inbox: readInbox(db, inTurn), countNames, counts },
        newestEvents: (page) => inTurn(() => newestEvents(page)),
        record: (kind, key) => inTurn(() => record(kind, key)),
        async close() {
          opened.delete(db);
          db.close();
        },
      };
    },
    /** Then their next read rejects. */
    end(): void {
      for (const db of opened) db.close();
      opened.clear();
    },
  };
}
