import type { Database } from 'better-sqlite3';
import type { RecordKind, RecordStore } from '../engine.ts';
import type { GroupCommit } from './group-commit.ts';

/** A power loss may lose the last changes of these. */
const lightKinds: ReadonlySet<RecordKind> = new Set(['task', 'limit', 'login']);

interface RecordRow {
  key: string;
  value: string;
  time: number | null;
}

const findIn = (db: Database) =>
  db.prepare<[string, string], RecordRow>('select key, value, time from record where kind = ? and key = ?');

export function readRecord(db: Database): RecordStore['record'] {
  const find = findIn(db);
  return async (kind, key) => recordOf(find.get(kind, key));
}

export function sqliteRecords(db: Database, { write, writeLightly }: GroupCommit): RecordStore {
  const find = findIn(db);
  const all = db.prepare<[string], RecordRow>('select key, value, time from record where kind = ? order by key');
  const times = db.prepare<[string], { key: string; time: number }>(
    'select key, time from record where kind = ? and time is not null order by key',
  );
  const put = db.prepare<[string, string, string, number | null]>(
    'insert or replace into record (kind, key, value, time) values (?, ?, ?, ?)',
  );
  const drop = db.prepare<[string, string]>('delete from record where kind = ? and key = ?');
  const dropPrefix = db.prepare<[string, string, string]>('delete from record where kind = ? and key >= ? and key < ?');
  const dropOutside = db.prepare<[string, number, number]>(
    'delete from record where kind = ? and (time <= ? or time > ?)',
  );
  const writeOf = (kind: RecordKind) => (lightKinds.has(kind) ? writeLightly : write);

  return {
    record: readRecord(db),
    records: async (kind) => all.all(kind).map((row) => ({ key: row.key, ...recordOf(row) })),
    recordTimes: async (kind) => times.all(kind).map(({ key, time }) => ({ key, time: new Date(time) })),
    updateRecord: (kind, key, change) =>
      writeOf(kind)(() => {
        const known = recordOf(find.get(kind, key));
        const { next, result } = change(known);
        if (!next) drop.run(kind, key);
        else if (next !== known) put.run(kind, key, next.value, next.time?.getTime() ?? null);
        return result;
      }),
    removeRecords: (kind, which) =>
      writeOf(kind)(() => {
        if ('keyPrefix' in which) return dropPrefix.run(kind, which.keyPrefix, `${which.keyPrefix}\u{10ffff}`).changes;
        const latest = which.latest?.getTime() ?? Number.MAX_SAFE_INTEGER;
        return dropOutside.run(kind, which.expiredAt.getTime(), latest).changes;
      }),
  };
}

const recordOf = <Row extends RecordRow | undefined>(row: Row) =>
  row && { value: row.value, ...(row.time !== null && { time: new Date(row.time) }) };
