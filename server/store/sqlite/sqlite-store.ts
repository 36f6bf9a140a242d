import type { Database } from 'better-sqlite3';
import type { Seeds } from '../content.ts';
import type { Engine, EngineSnapshot } from '../engine.ts';
import { createStore, type Store } from '../store.ts';
import { createGroupCommit, createReadTurns, type InTurn } from './group-commit.ts';
import { createSearchIndex, readInbox, sqliteInbox } from './inbox.ts';
import { sqliteLeads } from './leads.ts';
import { createAddCount, readCounts, readEvents, sqliteMetrics } from './metrics.ts';
import {
  createDamageMemory,
  createDiskReserve,
  createFileIdentity,
  createSql,
  databaseIn,
  isAlone,
  openDatabase,
  Sqlite,
  shareAgain,
} from './open-database.ts';
import { photosIn, sqlitePhotos } from './photos.ts';
import { findRecord, sqliteRecords } from './records.ts';
import { sqliteRetention } from './retention.ts';

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
      const sql = createSql(db);
      const { countNames, counts } = readCounts(sql, inTurn);
      const newestEvents = readEvents(sql);
      return {
        ...{ inbox: readInbox(sql, inTurn), countNames, counts },
        newestEvents: (page) => inTurn(() => newestEvents(page)),
        record: (kind, key) => inTurn(() => findRecord(sql, kind, key)),
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

export interface SqlitePlace {
  dataDir: string;
  seeds: Seeds;
  /** What events and counts leave for leads. @default 0 */
  reserveBytes?: number;
  /** Called at most once. @default nothing */
  onDamage?: (error: Error) => void;
}

/**
 * Throws if the file cannot be opened; a full disk only makes writes reject. Once the file is replaced or damaged,
 * every write rejects until a restart.
 */
export function sqliteStore({ dataDir, seeds, reserveBytes = 0, onDamage = () => {} }: SqlitePlace): Store {
  const db = openDatabase(dataDir);
  let checkFile = createFileIdentity(databaseIn(dataDir));
  let wasFull = isAlone(db);
  const damage = createDamageMemory(onDamage);
  const commits = createGroupCommit(db, () => {
    damage.check();
    checkFile();
  });
  const sql = createSql(db);
  const addCount = createAddCount(sql);
  const inTurn = createReadTurns();
  const search = createSearchIndex(sql, commits, { onFailure: damage.note });
  const snapshots = createSnapshots(databaseIn(dataDir), inTurn);
  const hasRoom = createDiskReserve(dataDir, reserveBytes);

  async function ping(): Promise<void> {
    // The new one first, while there is room.
    await commits.write(() => {
      const { lastInsertRowid } = sql.run('insert into probe (filler) values (zeroblob(16384))');
      sql.run('delete from probe where id < ?', lastInsertRowid);
    });
    if (!sql.number('select 1 from probe')) throw new Error('SQLite lost what it had just kept');
    if (wasFull) leaveFullDisk();
  }

  /** Lets backups and exports, which use their own connections, open it again. */
  function leaveFullDisk(): void {
    checkFile();
    try {
      shareAgain(db);
      wasFull = false;
    } finally {
      // The write-ahead log is another file now.
      checkFile = createFileIdentity(databaseIn(dataDir));
    }
  }

  const engine = damage.guard<Engine>({
    ...sqliteRecords(sql, commits),
    ...sqliteLeads(sql, commits, { addCount, search }),
    ...sqliteInbox(sql, { inTurn, search }),
    ...sqliteMetrics(sql, commits, { addCount, inTurn, hasRoom }),
    ...sqlitePhotos(sql, commits, { folder: photosIn(dataDir), inTurn, hasRoom }),
    ...sqliteRetention(db, commits, { sql, inTurn, endSnapshots: snapshots.end }),
    ping,
    noteDamage: async (error) => damage.note(error),
    hasRoom: async () => hasRoom(),
    async snapshot() {
      checkFile();
      if (wasFull) throw new Error('Nobody else can open the database until there is room on its disk');
      await search.catchUp();
      return damage.guard(await snapshots.open());
    },
    async close() {
      await search.close();
      await commits.settle();
      snapshots.end();
      db.close();
    },
  });

  // Waiting for a lock would hold up all pages; writes try again later.
  db.pragma('busy_timeout = 0');
  // Finds damage before the first lead; a later check reports it.
  for (const look of [engine.outboxState, engine.ping]) look().catch(() => {});
  return createStore(engine, seeds);
}
