import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { daily } from '../../../server/store/metrics.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { seedAdmin } from '../load/admin/seed.ts';

const env = { TRUST_PROXY_HOPS: '1', EMBED_ORIGINS: 'https://towline.example,https://ridgeline.example' };
const dayMs = 86_400_000;

/**
 * Starts a server with two years of work: a few leads still wait, or none.
 * @param isQuiet whether everyone has an answer
 */
export async function startOffice(isQuiet: boolean): Promise<BuiltServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-shots-'));
  // The first start inserts the pages’ content.
  await (await startBuiltServer({ dataDir, env })).stop();
  const store = await openStore({ dataDir });
  await seedAdmin(store, { leads: 1_500, events: 2_400 }, new Date(), isQuiet ? 0 : 0.006);
  await store.addToCounts(embedLoads(), { maxKeys: 10 });
  await store.close();
  return startBuiltServer({ dataDir, env });
}

/** One sister site works; the other has had no loads for ten days. */
function embedLoads() {
  const load = (host: string, age: number, count: number) => ({
    ...daily(new Date(Date.now() - age * dayMs), 'embed_load', host, 'estimate-form', 'v1'),
    count,
  });
  return [
    ...Array.from({ length: 14 }, (_, age) => load('towline.example', age, 8 + ((age * 5) % 9))),
    ...[10, 11, 12, 13].map((age) => load('ridgeline.example', age, 6)),
  ];
}
