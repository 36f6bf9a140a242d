import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient, MongoServerError } from 'mongodb';
import { memoizeAsync } from '../../async.ts';
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
    /** A client whose first attempt failed rejects with 'Topology is closed' forever (driver 7.9). */
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
