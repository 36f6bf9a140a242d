import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../../server/store/open-store.ts';
import { dropDatabase, newDatabase } from '../../store/support/mongo-place.ts';
import { startBuiltServer } from '../../support/built-server.ts';
import { type AdminSize, seedAdmin, seedMeasures } from './seed-admin.ts';
import { seedMongo } from './seed-mongo.ts';

function keptDatabase(server: string, keptDir: string): string {
  const uri = new URL(server);
  uri.pathname = path.basename(keptDir);
  return uri.href;
}

/**
 * The options of a built server that serves a store of this size.
 * @param keptDir where a store is kept between runs; filled if empty. With MongoDB, its last part names the
 *   database
 */
export async function seeded(engine: string, size: AdminSize, mongodb: string | undefined, keptDir?: string) {
  const kept = mongodb ? undefined : keptDir;
  const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'brushline-office-')));
  const uri = mongodb && (keptDir ? keptDatabase(mongodb, keptDir) : newDatabase(mongodb));
  const started = performance.now();
  const env = {
    TRUST_PROXY_HOPS: '1',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: '--import ./test/load/loop-delay.mjs',
    ...(uri && { MONGODB_URI: uri }),
  };
  // The first start inserts the pages’ content.
  await (await startBuiltServer({ dataDir, env })).stop();
  const store = await openStore({
    dataDir,
    ...(uri && { mongodbUri: uri }),
    seeds: { areas: [], testimonials: [], posts: [] },
  });
  if ((await store.countEvents().catch(() => 0)) === 0) {
    await (uri ? seedMongo(uri, size, new Date()) : seedAdmin(store, size, new Date()));
    const seconds = (performance.now() - started) / 1000;
    console.log(`${engine}: ${size.leads} leads and ${size.events} events kept in ${seconds.toFixed(0)} s`);
  }
  if (!(await store.countNames()).includes('vital')) await seedMeasures(store, new Date());
  await store.close();
  return {
    dataDir,
    env,
    async [Symbol.asyncDispose]() {
      if (uri && !keptDir) await dropDatabase(uri);
      if (!kept) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
