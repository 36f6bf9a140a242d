import { setTimeout as pause } from 'node:timers/promises';
import { type Db, MongoClient, MongoServerError } from 'mongodb';
import { memoizeAsync, withTimeout } from '../../async.ts';
import { longCallMs, longCalls } from '../store-timeout.ts';

/** For selecting a server, connecting, and a response, each. */
const stepMs = 2000;

export interface Connection {
  db: Db;
  /**
   * A client whose first attempt failed rejects with 'Topology is closed' forever (driver 7.9), so callers try again.
   */
  connected(): Promise<void>;
  close(): Promise<void>;
}

/** A majority must acknowledge every write in their journals. Throws if the URI is malformed. */
export function connectTo(uri: string, appName = 'brushline'): Connection {
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
    async connected() {
      if (isClosed) throw new Error('The store is closed');
      await connect();
    },
    async close() {
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

const answerMs = 2500;

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;

export interface Deadline {
  /** Limits calls to 2.5 s, except {@link longCalls}. A late call may still have an effect. */
  bound<Bound extends Calls>(calls: Bound): Bound;
  /** Resolves when no call is running. */
  settle(): Promise<void>;
}

/** The wait for `ready` counts too. */
export function createDeadline(ready: () => Promise<unknown>): Deadline {
  const running = new Set<Promise<unknown>>();

  async function inTime(name: string, call: Promise<unknown>): Promise<unknown> {
    running.add(call);
    const maxMs = longCalls.has(name) ? longCallMs : answerMs;
    try {
      return await withTimeout(call, maxMs, `MongoDB: ${name} took longer than ${maxMs} ms`);
    } finally {
      call.catch(() => {}).finally(() => running.delete(call));
    }
  }

  return {
    bound<Bound extends Calls>(calls: Bound) {
      const bound = Object.entries(calls).map(([name, call]) => [
        name,
        (...given: never[]) =>
          inTime(
            name,
            ready().then(() => call(...given)),
          ),
      ]);
      // Object.fromEntries loses the names.
      return Object.fromEntries(bound) as Bound;
    },
    async settle() {
      await Promise.allSettled(running);
    },
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
