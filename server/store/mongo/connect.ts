import { type Db, MongoClient } from 'mongodb';
import { memoizeAsync } from './memoize-async.ts';

/** Choosing a server, connecting, and an answer may each take this long; deadline.ts bounds them together. */
const stepMs = 2000;

export interface Connection {
  db: Db;
  /**
   * Resolves once the server was reached for the first time; a failed try is made anew by the next who asks. Without
   * it a client whose first try failed answers 'Topology is closed' ever after (driver 7.9).
   */
  connected(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Prepares a connection to the database that the address names (default `brushline`), and does not connect yet. Every
 * write is acknowledged by a majority and in their journals. A server that goes away later is noticed within seconds
 * and found again by the driver itself. Throws when the address is malformed.
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
  const connect = memoizeAsync(() => client.connect());
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
