import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { mongoStore } from '../../../server/store/mongo/mongo-store.ts';
import type { Place } from './open-in.ts';

/** The server to test against; without it the MongoDB suites are skipped, and `npm run test:mongo` fails. */
export const mongodbUri = process.env.MONGODB_URI ?? '';

/** A URI for a new database on the given server. */
export function newDatabase(server = mongodbUri): string {
  const uri = new URL(server);
  uri.pathname = `/brushline-test-${randomUUID()}`;
  return uri.href;
}

/** Drops the database in the URI. */
export async function dropDatabase(uri: string): Promise<void> {
  const client = new MongoClient(uri);
  await client.db().dropDatabase();
  await client.close();
}

export function mongoPlace(): Place {
  const uri = newDatabase();
  return { open: (seeds) => mongoStore({ uri, seeds }), remove: () => dropDatabase(uri) };
}
