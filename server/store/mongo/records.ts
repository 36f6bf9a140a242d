import type { Collection } from 'mongodb';
import type { RecordStore, StoredRecord } from '../engine.ts';
import { compareAndSwap, insertIfAbsent, lost } from './database.ts';

export interface RecordDocument extends StoredRecord {
  /** `{kind} {key}`. */
  _id: string;
  kind: string;
}

interface Waiting {
  step: (known: StoredRecord | undefined) => StoredRecord | undefined;
  reject: (reason: unknown) => void;
  resolve: () => void;
}

const maxRounds = 60;

/** Changes of one record that arrive while it is written are written together, so that a flood of them costs little. */
export function mongoRecords(collection: Collection<RecordDocument>): RecordStore {
  const waitingFor = new Map<string, Waiting[]>();

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

  async function write(_id: string, kind: string, batch: readonly Waiting[]): Promise<void> {
    try {
      const settle = await compareAndSwap(_id, maxRounds, async () => {
        const known = await find(_id);
        let next = known;
        const outcomes = batch.map(({ step, resolve, reject }) => {
          try {
            next = step(next);
            return resolve;
          } catch (error) {
            return () => reject(error);
          }
        });
        return (await put(_id, kind, known, next)) ? outcomes : lost;
      });
      for (const one of settle) one();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function writeAll(_id: string, kind: string): Promise<void> {
    for (let batch = waitingFor.get(_id); batch?.length; batch = waitingFor.get(_id)) {
      waitingFor.set(_id, []);
      await write(_id, kind, batch);
    }
    waitingFor.delete(_id);
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
    updateRecord: (kind, key, change) =>
      new Promise((resolve, reject) => {
        const _id = `${kind} ${key}`;
        let settle = () => {};
        const step = (known: StoredRecord | undefined) => {
          const { next, result } = change(known);
          settle = () => resolve(result);
          return next;
        };
        const waiting: Waiting = { step, reject, resolve: () => settle() };
        const others = waitingFor.get(_id);
        if (others) others.push(waiting);
        else {
          waitingFor.set(_id, [waiting]);
          void writeAll(_id, kind);
        }
      }),
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
