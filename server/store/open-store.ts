import type { Seeds } from './seeds.ts';
import type { Store } from './store.ts';

/**
 * Opens MongoDB if an address is given, otherwise the SQLite file in `dataDir`. Only the chosen engine is loaded.
 * Rejects if the file cannot be opened; an unavailable MongoDB is not an error: its calls reject until it responds.
 */
export async function openStore(place: {
  mongodbUri?: string;
  dataDir: string;
  seeds: Seeds;
  /** Lets no other server use the SQLite file while this process runs; other programs may. @default false */
  isForServer?: boolean;
  /** Disk space that events and counts leave for leads; has no effect with MongoDB. @default 0 */
  reserveBytes?: number;
  /** Called once if damage is found; never with MongoDB. @default nothing */
  onDamage?: (error: Error) => void;
}): Promise<Store> {
  if (place.mongodbUri === undefined) {
    const { sqliteStore } = await import('./sqlite/sqlite-store.ts');
    if (place.isForServer) (await import('./sqlite/open-database.ts')).lockForServer(place.dataDir);
    return sqliteStore(place);
  }
  const { mongoStore } = await import('./mongo/mongo-store.ts');
  return mongoStore({ uri: place.mongodbUri, seeds: place.seeds });
}
