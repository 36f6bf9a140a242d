import { type Db, MongoClient } from 'mongodb';

/** Choosing a server, connecting, and an answer may each take this long; deadline.ts bounds them together. */
const commandMs = 2000;

/**
 * Makes a client that connects when first used; its address may name a database (default `brushline`). Every write is
 * acknowledged by a majority and in their journals. A server that is away is noticed within seconds and found again
 * by the next call. Throws when the address is malformed.
 */
export function connect(uri: string): { client: MongoClient; db: Db } {
  const client = new MongoClient(uri, {
    appName: 'brushline',
    writeConcern: { w: 'majority', j: true },
    serverSelectionTimeoutMS: commandMs,
    connectTimeoutMS: commandMs,
    socketTimeoutMS: commandMs,
    waitQueueTimeoutMS: commandMs,
    heartbeatFrequencyMS: commandMs,
    ignoreUndefined: true,
  });
  const namesDatabase = /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(uri);
  return { client, db: client.db(namesDatabase ? undefined : 'brushline') };
}
