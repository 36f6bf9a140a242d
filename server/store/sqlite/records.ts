import type { RecordKind, RecordStore } from '../engine.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Sql } from './open-database.ts';

/** A power loss may lose the last changes of these. */
const lightKinds: ReadonlySet<RecordKind> = new Set(['task', 'limit', 'login']);

interface RecordRow {
  key: string;
  value: string;
  time: number | null;
}

export const findRecord = (sql: Sql, kind: RecordKind, key: string) =>
  recordOf(sql.row<RecordRow>('select key, value, time from record where kind = ? and key = ?', kind, key));

export function sqliteRecords(sql: Sql, { write, writeLightly }: GroupCommit): RecordStore {
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
