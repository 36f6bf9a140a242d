import { setTimeout as pause } from 'node:timers/promises';
import { type Collection, MongoClient, MongoServerError } from 'mongodb';
import { memoizeAsync } from '../../async.ts';
import type { RecordStore, StoredRecord } from '../engine.ts';
import { wrapCalls } from '../store.ts';

/** For selecting a server, connecting, and a response, each. */
const stepMs = 2000;

/** A majority must acknowledge every write in their journals. Throws if the URI is malformed. */
export function connectTo(uri: string, appName = 'brushline') {
  const client = new MongoClient(uri, {
    appName,
    writeConcern: { w: 'majority', j: true },
    serverSelectionTimeoutMS: stepMs,
    connectTimeoutMS: stepMs,
    socketTimeoutMS: stepMs,
    waitQueueTimeoutMS: stepMs,
    heartbeatFrequencyMS: stepMs,
    ignoreUndefined: true,
  });
  const namesDatabase = /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(uri);
  const { read: connect } = memoizeAsync(() => client.connect());
  let isClosed = false;

  return {
    db: client.db(namesDatabase ? undefined : 'brushline'),
    /** After a failed first attempt, a client rejects with 'Topology is closed' forever (driver 7.9). */
    async connected(): Promise<void> {
      if (isClosed) throw new Error('The store is closed');
      await connect();
    },
    async close(): Promise<void> {
      isClosed = true;
      await client.close();
    },
  };
}

/** Rejects if the server does not respond. */
export async function hasData(uri: string): Promise<boolean> {
  const { db, connected, close } = connectTo(uri, 'brushline-command');
  try {
    await connected();
    return (await db.listCollections({}, { nameOnly: true }).toArray()).length > 0;
  } finally {
    await close();
  }
}

/** Makes calls wait for `ready`. `settle` resolves when none is running. */
export function createGate(ready: () => Promise<unknown>) {
  const running = new Set<Promise<unknown>>();
  return {
    behind: <Calls extends object>(calls: Calls): Calls =>
      wrapCalls(calls, (call) => (...given) => {
        const done = ready()
          .then(() => call(...given))
          .finally(() => running.delete(done));
        running.add(done);
        return done;
      }),
    settle: async () => void (await Promise.allSettled(running)),
  };
}

const maxPauseMs = 20;

/** Another writer changed the document between read and write. */
export const lost = Symbol('lost');

/** Rejects after `maxRounds`, which should exceed the number of concurrent writers. */
export async function compareAndSwap<Result>(
  of: string,
  maxRounds: number,
  round: () => Promise<Result | typeof lost>,
): Promise<Result> {
  for (let nth = 0; nth < maxRounds; nth += 1) {
    const result = await round();
    if (result !== lost) return result as Result;
    // Writers that wait equally long would meet again.
    await pause(Math.random() * Math.min(nth, maxPauseMs));
  }
  throw new Error(`MongoDB: lost ${maxRounds} rounds for one ${of}`);
}

/** True if this call inserted. Concurrent upserts may each report that they created the document (FerretDB 2.7). */
export async function insertIfAbsent(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === 11000) return false;
    throw error;
  }
}

export interface RecordDocument extends StoredRecord {
  /** `{kind} {key}`. */
  _id: string;
  kind: string;
}

const maxRounds = 60;

interface Waiting {
  /** `settle`: to be called once `next` is stored. */
  step: (known: StoredRecord | undefined) => { next: StoredRecord | undefined; settle: () => void };
  reject: (reason: unknown) => void;
}

/** Changes of a record while it is written go together: one by one, a burst would take seconds. */
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

  async function writeAll(_id: string, kind: string, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0);
      const writing = compareAndSwap(_id, maxRounds, async () => {
        const known = await find(_id);
        let last = known;
        const settled = batch.map(({ step, reject }) => {
          try {
            const { next, settle } = step(last);
            last = next;
            return settle;
          } catch (error) {
            return () => reject(error);
          }
        });
        return (await put(_id, kind, known, last)) ? settled : lost;
      });
      try {
        for (const settle of await writing) settle();
      } catch (error) {
        for (const { reject } of batch) reject(error);
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
        const step: Waiting['step'] = (known) => {
          const { next, result } = change(known);
          return { next, settle: () => resolve(result) };
        };
        const others = waitingFor.get(_id);
        if (others) return void others.push({ step, reject });
        const waiting = [{ step, reject }];
        waitingFor.set(_id, waiting);
        void writeAll(_id, kind, waiting);
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
