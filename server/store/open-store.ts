import { posts } from '../../catalogue/blog/posts.ts';
import { testimonials } from '../../catalogue/company/testimonials.ts';
import { areas } from '../../catalogue/towns/counties.ts';
import type { SqlitePlace } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** Rejects if the SQLite file cannot be opened. MongoDB may be unavailable: calls reject until it responds. */
export async function openStore(
  place: Omit<SqlitePlace, 'seeds'> & {
    mongodbUri?: string | undefined;
    /** Keeps other servers, but not other programs, from the SQLite file. @default false */
    isForServer?: boolean;
  },
): Promise<Store> {
  const seeds = { areas, testimonials, posts };
  if (place.mongodbUri === undefined) {
    const { sqliteStore } = await import('./sqlite/sqlite-store.ts');
    if (place.isForServer) (await import('./sqlite/open-database.ts')).lockForServer(place.dataDir);
    return sqliteStore({ ...place, seeds });
  }
  const { mongoStore } = await import('./mongo/mongo-store.ts');
  return mongoStore({ uri: place.mongodbUri, seeds });
}
