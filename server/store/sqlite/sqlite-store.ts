import type { Database } from 'better-sqlite3';
import type { Seeds } from '../content.ts';
import type { Engine, EngineSnapshot, RecordKind, RecordStore } from '../engine.ts';
import { createStore, type Store } from '../store.ts';
import { createGroupCommit, createReadTurns, type GroupCommit, type InTurn } from './group-commit.ts';
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
  type Sql,
  Sqlite,
  shareAgain,
} from './open-database.ts';
import { photosIn, sqlitePhotos } from './photos.ts';
import { sqliteRetention } from './retention.ts';

/** A power loss may lose the last changes of these. */
const lightKinds: ReadonlySet<RecordKind> = new Set(['task', 'limit', 'login']);

type RecordRow = { key: string; value: string; time: number | null };

const findRecord = (sql: Sql, kind: RecordKind, key: string) =>
  recordOf(sql.row<RecordRow>('select key, value, time from record where kind = ? and key = ?', kind, key));

function sqliteRecords(sql: Sql, { write, writeLightly }: GroupCommit): RecordStore {
  const writeOf = (kind: RecordKind) => (lightKinds.has(kind) ? writeLightly : write);

  return {
    record: async (kind, key) => findRecord(sql, kind, key),
    async records(kind) {
      const rows = sql.rows<RecordRow>('select key, value, time from record where kind = ? order by key', kind);
      return rows.map((row) => ({ key: row.key, ...recordOf(row) }));
    },
    async recordTimes(kind) {
      const timed = 'select key, time from record where kind = ? and time is not null order by key';
      return sql
        .rows<{ key: string; time: number }>(timed, kind)
        .map(({ key, time }) => ({ key, time: new Date(time) }));
    },
    updateRecord: (kind, key, change) =>
      writeOf(kind)(() => {
        const known = findRecord(sql, kind, key);
        const { next, result } = change(known);
        if (!next) sql.run('delete from record where kind = ? and key = ?', kind, key);
        else if (next !== known) {
          const row = [kind, key, next.value, next.time?.getTime() ?? null];
          sql.run('insert or replace into record (kind, key, value, time) values (?, ?, ?, ?)', ...row);
        }
        return result;
      }),
    removeRecords: (kind, which) =>
      writeOf(kind)(() => {
        if ('keyPrefix' in which) {
          const [from, to] = [which.keyPrefix, `${which.keyPrefix}\u{10ffff}`];
          return sql.run('delete from record where kind = ? and key >= ? and key < ?', kind, from, to).changes;
        }
        const [from, to] = [which.expiredAt.getTime(), which.latest?.getTime() ?? Number.MAX_SAFE_INTEGER];
        return sql.run('delete from record where kind = ? and (time <= ? or time > ?)', kind, from, to).changes;
      }),
  };
}

const recordOf = <Row extends RecordRow | undefined>(row: Row) =>
  row && { value: row.value, ...(row.time !== null && { time: new Date(row.time) }) };

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

/** Throws if it cannot be opened. Writes reject on a full disk, and until a restart on a replaced or damaged file. */
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
