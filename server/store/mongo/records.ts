import type { Collection } from 'mongodb';
import type { RecordStore, StoredRecord } from '../engine.ts';
import { compareAndSwap, insertIfAbsent, lost } from './database.ts';

export interface RecordDocument extends StoredRecord {
  /** `{kind} {key}`. */
  _id: string;
  kind: string;
}

interface Waiting {
  /** `settle`: to be called once `next` is stored. */
  step: (known: StoredRecord | undefined) => { next: StoredRecord | undefined; settle: () => void };
  reject: (reason: unknown) => void;
}

const maxRounds = 60;

/** Changes of a record that arrive while it is written are written together. */
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

  async function writeAll(_id: string, kind: string): Promise<void> {
    for (let batch = waitingFor.get(_id); batch?.length; batch = waitingFor.get(_id)) {
      const waiting = batch;
      waitingFor.set(_id, []);
      try {
        const settled = await compareAndSwap(_id, maxRounds, async () => {
          const known = await find(_id);
          let last = known;
          const outcomes = waiting.map(({ step, reject }) => {
            try {
              const { next, settle } = step(last);
              last = next;
              return settle;
            } catch (error) {
              return () => reject(error);
            }
          });
          return (await put(_id, kind, known, last)) ? outcomes : lost;
        });
        for (const settle of settled) settle();
      } catch (error) {
        for (const { reject } of waiting) reject(error);
      }
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
        const waiting: Waiting = {
          step(known) {
            const { next, result } = change(known);
            return { next, settle: () => resolve(result) };
          },
          reject,
        };
        const others = waitingFor.get(_id);
        if (others) return void others.push(waiting);
        waitingFor.set(_id, [waiting]);
        void writeAll(_id, kind);
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
