import type { Database } from 'better-sqlite3';
import type { RecordKind, RecordStore, StoredRecord } from '../store.ts';
import type { GroupCommit } from './group-commit.ts';

/** A power loss may lose the last changes of these. */
const lightKinds: ReadonlySet<RecordKind> = new Set(['task', 'limit', 'login']);

interface RecordRow {
  key: string;
  value: string;
  expiresAt: number | null;
}

export function sqliteRecords(db: Database, { write, writeLightly }: GroupCommit): RecordStore {
  const find = db.prepare<[string, string], RecordRow>(
    'select key, value, expires_at as expiresAt from record where kind = ? and key = ?',
  );
  const all = db.prepare<[string], RecordRow>(
    'select key, value, expires_at as expiresAt from record where kind = ? order by key',
  );
  const put = db.prepare<[string, string, string, number | null]>(
    'insert or replace into record (kind, key, value, expires_at) values (?, ?, ?, ?)',
  );
  const drop = db.prepare<[string, string]>('delete from record where kind = ? and key = ?');
  const dropPrefix = db.prepare<[string, string, string]>('delete from record where kind = ? and key >= ? and key < ?');
  const dropOutside = db.prepare<[string, number, number]>(
    'delete from record where kind = ? and (expires_at <= ? or expires_at > ?)',
  );
  const writeOf = (kind: RecordKind) => (lightKinds.has(kind) ? writeLightly : write);

  return {
    record: async (kind, key) => recordOf(find.get(kind, key)),
    records: async (kind) => all.all(kind).map((row) => ({ key: row.key, ...recordOf(row) })),
    updateRecord: (kind, key, change) =>
      writeOf(kind)(() => {
        const known = recordOf(find.get(kind, key));
        const { next, result } = change(known);
        if (!next) drop.run(kind, key);
        else if (next !== known) put.run(kind, key, next.value, next.expiresAt?.getTime() ?? null);
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

function recordOf(row: RecordRow): StoredRecord;
function recordOf(row: RecordRow | undefined): StoredRecord | undefined;
function recordOf(row: RecordRow | undefined): StoredRecord | undefined {
  return row && { value: row.value, ...(row.expiresAt !== null && { expiresAt: new Date(row.expiresAt) }) };
}
