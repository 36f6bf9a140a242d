import { type Db, MongoClient, MongoServerError } from 'mongodb';
import { memoizeAsync } from '../../async/memoize-async.ts';
import { withTimeout } from '../../async/with-timeout.ts';
import { longCallMs, longCalls } from '../port/retention-store.ts';

/** Selecting a server, connecting and a response may each take this long; deadline.ts bounds their sum. */
const stepMs = 2000;

export interface Connection {
  db: Db;
  /**
   * Resolves once the server has been reached for the first time; after a failure the next caller tries again. Without
   * that, a client whose first attempt failed rejects with 'Topology is closed' forever (driver 7.9).
   */
  connected(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Prepares a connection to the database in the URI (default `brushline`), without connecting yet. A majority must
 * acknowledge every write in their journals. The driver detects within seconds that a server is gone, and reconnects.
 * Throws if the URI is malformed.
 */
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

/**
 * Whether one of our servers has used the database in the URI. Changes nothing there; rejects if it does not respond.
 */
export async function hasData(uri: string): Promise<boolean> {
  const { db, connected, close } = connectTo(uri, 'brushline-command');
  try {
    await connected();
    return (await db.listCollections({}, { nameOnly: true }).toArray()).length > 0;
  } finally {
    await close();
  }
}

/** The limit for a call of the port, which may be several commands. */
const answerMs = 2500;

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;

export interface Deadline {
  /**
   * Wraps calls: each starts when `ready` and completes within 2.5 s, except {@link longCalls}. A late call may still
   * have an effect.
   */
  bound<Bound extends Calls>(calls: Bound): Bound;
  /** Resolves when no call is running. */
  settle(): Promise<void>;
}

/**
 * Creates the deadline of one store’s calls.
 * @param ready resolves when commands can be sent; this wait counts too
 */
export function createDeadline(ready: () => Promise<unknown>): Deadline {
  const running = new Set<Promise<unknown>>();

  async function inTime(name: string, call: Promise<unknown>): Promise<unknown> {
    running.add(call);
    const mostMs = longCalls.has(name) ? longCallMs : answerMs;
    try {
      return await withTimeout(call, mostMs, `MongoDB: ${name} took longer than ${mostMs} ms`);
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
      // Object.fromEntries loses the names; each entry has its own call's parameters and result.
      return Object.fromEntries(bound) as Bound;
    },
    async settle() {
      await Promise.allSettled(running);
    },
  };
}

/** The result of a round in which another writer changed the document between read and write. */
export const lost = Symbol('lost');

/**
 * Repeats a compare-and-swap until it succeeds: each round reads a document and writes the changed one only if nobody
 * else changed it in between. A round fails only if another writer succeeded. Rejects after `maxRounds`, which should
 * exceed the number of concurrent writers.
 * @param of the document's name in the error
 */
export async function compareAndSwap<Result>(
  of: string,
  maxRounds: number,
  round: () => Promise<Result | typeof lost>,
): Promise<Result> {
  for (let nth = 0; nth < maxRounds; nth += 1) {
    const result = await round();
    if (result !== lost) return result as Result;
  }
  throw new Error(`MongoDB: lost ${maxRounds} rounds for one ${of}`);
}

/**
 * Inserts unless the `_id` exists; true if this call inserted. Uses plain inserts, never upserts: concurrent upserts
 * may each report that they created the document (seen with FerretDB 2.7), while exactly one of concurrent inserts
 * succeeds.
 */
export async function insertIfAbsent(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === 11000) return false;
    throw error;
  }
}
