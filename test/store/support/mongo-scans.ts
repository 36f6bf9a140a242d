import type { Db } from 'mongodb';
import type { Read } from './recorded-reads.ts';

/** Whether a read scans all documents although it requests some of them, or some in the order of an index. */
export async function isMongoScan(db: Db, read: Read): Promise<boolean> {
  if (typeof read.distinct === 'string') {
    // FerretDB cannot explain it; MongoDB reads the values from an index that starts with the field.
    const indexes = await db.collection(read.distinct).indexes();
    return !indexes.some(({ key }) => Object.keys(key)[0] === read.key);
  }
  const plan = await db.command({ explain: read });
  if (!readsAll(plan)) return false;
  const { find, filter, sort } = read as { find?: string; filter?: object; sort?: Map<string, 1 | -1> };
  if (!find || Object.keys(filter ?? {}).length > 0 || !sort) return true;
  // FerretDB sorts without an index, MongoDB reads in index order.
  const indexes = await db.collection(find).indexes();
  return !indexes.some(({ key }) => isOrderOf([...sort], Object.entries(key)));
}

/**
 * Detects a full scan: MongoDB reports a collection scan; FerretDB shows a plan of PostgreSQL, whose primary key starts
 * with the table.
 */
function readsAll(plan: object): boolean {
  const text = JSON.stringify(plan);
  return /COLLSCAN|"Seq Scan"/.test(text) || /"Index Cond":"\(shard_key_value = '\d+'::bigint\)"/.test(text);
}

/** Whether an index has the documents in this order, from its start or from its end. */
function isOrderOf(
  sort: readonly (readonly [string, unknown])[],
  key: readonly (readonly [string, unknown])[],
): boolean {
  const turn = Number(sort[0]?.[1]) * Number(key[0]?.[1]);
  return sort.every(
    ([field, direction], at) => key[at]?.[0] === field && Number(key[at][1]) * turn === Number(direction),
  );
}
