import type { Seeds } from './seed.ts';
import type { Store } from './store.ts';

/**
 * Opens MongoDB where an address is given, else the SQLite file in `dataDir`. Each engine is loaded only when chosen.
 * Rejects when the file cannot be opened; an absent MongoDB is no error, its calls reject until it answers.
 */
export async function openStore(place: {
  mongodbUri?: string;
  dataDir: string;
  seeds: Seeds;
  /** Disk space that events and counts leave for leads; nobody knows of MongoDB's disk. @default 0 */
  reserveBytes?: number;
}): Promise<Store> {
  if (place.mongodbUri === undefined) {
    const { sqliteStore } = await import('./sqlite/sqlite-store.ts');
    const { dataDir, seeds, reserveBytes = 0 } = place;
    return sqliteStore({ dataDir, seeds, reserveBytes });
  }
  const { mongoStore } = await import('./mongo/mongo-store.ts');
  return mongoStore({ uri: place.mongodbUri, seeds: place.seeds });
}
