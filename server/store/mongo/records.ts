import type { Collection } from 'mongodb';
import type { RecordStore, StoredRecord } from '../engine.ts';
import { compareAndSwap, insertIfAbsent, lost } from './database.ts';

export interface RecordDocument extends StoredRecord {
  /** `{kind} {key}`. */
  _id: string;
  kind: string;
}

const maxRounds = 60;

export function mongoRecords(collection: Collection<RecordDocument>): RecordStore {
  /** The last change of each record by this process: changes of one wait for each other, because none would win. */
  const turns = new Map<string, Promise<unknown>>();

  function inTurn<Result>(_id: string, work: () => Promise<Result>): Promise<Result> {
    const done = (turns.get(_id) ?? Promise.resolve()).then(work);
    const turn = done
      .catch(() => {})
      .then(() => {
        if (turns.get(_id) === turn) turns.delete(_id);
      });
    turns.set(_id, turn);
    return done;
  }

  async function find(_id: string): Promise<StoredRecord | undefined> {
    const found = await collection.findOne({ _id: { $eq: _id } });
    return found ? recordOf(found) : undefined;
  }

  async function put(_id: string, kind: string, known: StoredRecord | undefined, next: StoredRecord | undefined) {
    if (next === known) return true;
    if (!known)
      return insertIfAbsent(() => collection.insertOne({ _id, kind, value: next?.value ?? '', time: next?.time }));
    const same = {
      _id: { $eq: _id },
      value: { $eq: known.value },
      time: known.time ? { $eq: known.time } : { $exists: false },
    };
    if (!next) return (await collection.deleteOne(same)).deletedCount === 1;
    return (await collection.replaceOne(same, { kind, value: next.value, time: next.time })).matchedCount === 1;
  }

  return {
    record: (kind, key) => find(`${kind} ${key}`),
    async records(kind) {
      const found = await collection.find({ kind: { $eq: kind } }, { sort: { _id: 1 } }).toArray();
      return found.map((one) => ({ key: one._id.slice(kind.length + 1), ...recordOf(one) }));
    },
    async recordTimes(kind) {
      const filter = { kind: { $eq: kind }, time: { $exists: true } };
      const found = await collection.find(filter, { projection: { time: 1 }, sort: { _id: 1 } }).toArray();
      return found.flatMap(({ _id, time }) => (time ? [{ key: _id.slice(kind.length + 1), time }] : []));
    },
    updateRecord(kind, key, change) {
      const _id = `${kind} ${key}`;
      return inTurn(_id, () =>
        compareAndSwap(_id, maxRounds, async () => {
          const known = await find(_id);
          const { next, result } = change(known);
          return (await put(_id, kind, known, next)) ? result : lost;
        }),
      );
    },
    async removeRecords(kind, which) {
      if ('keyPrefix' in which) {
        const prefix = `${kind} ${which.keyPrefix}`;
        return (await collection.deleteMany({ _id: { $gte: prefix, $lt: `${prefix}\u{10ffff}` } })).deletedCount;
      }
      const { expiredAt, latest } = which;
      const outside = [{ time: { $lte: expiredAt } }, ...(latest ? [{ time: { $gt: latest } }] : [])];
      return (await collection.deleteMany({ kind: { $eq: kind }, $or: outside })).deletedCount;
    },
  };
}

const recordOf = ({ value, time }: StoredRecord): StoredRecord => ({ value, ...(time && { time }) });
