import { type Db, MongoClient } from 'mongodb';
import { memoizeAsync } from '../../../async/memoize-async.ts';

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
