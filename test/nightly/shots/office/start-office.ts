import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { daily } from '../../../../server/store/metrics.ts';
import { openStore } from '../../../../server/store/open-store.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { seedAdmin } from '../../load/admin/seed.ts';

/** The time in the pictures: a Tuesday, 10:42 AM in New York. */
export const officeTime = new Date('2026-06-16T14:42:00Z');

/** Two years of work, of which a few leads still wait. */
const size = { leads: 1_500, events: 2_400 };
const openShare = 0.006;
const dayMs = 86_400_000;
const env = {
  NODE_OPTIONS: '--import ./test/nightly/shots/office/shifted-clock.mjs',
  OFFICE_TIME: officeTime.toISOString(),
  EMBED_ORIGINS: 'https://towline.example,https://ridgeline.example',
};

/** Starts servers with the same leads at the same time of day, each with its own data. */
export function createOffices() {
  const folders: string[] = [];
  const templates = new Map<boolean, Promise<string>>();

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'brushline-shots-'));
    folders.push(folder);
    return folder;
  }

  async function fill(isQuiet: boolean): Promise<string> {
    const dataDir = await newFolder();
    // The first start inserts the pages’ content.
    await (await startBuiltServer({ dataDir, env })).stop();
    const store = await openStore({ dataDir });
    await seedAdmin(store, size, officeTime, isQuiet ? 0 : openShare);
    await store.addToCounts(embedLoads(), { maxKeys: 10 });
    await store.close();
    return dataDir;
  }

  return {
    /** @param isQuiet whether everyone has an answer */
    async start(isQuiet: boolean): Promise<BuiltServer> {
      const template = templates.get(isQuiet) ?? fill(isQuiet);
      templates.set(isQuiet, template);
      const dataDir = await newFolder();
      await cp(await template, dataDir, { recursive: true });
      return startBuiltServer({ dataDir, env });
    },
    async [Symbol.asyncDispose]() {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One sister site works; the other has had no loads for ten days. */
function embedLoads() {
  const load = (host: string, age: number, count: number) => ({
    ...daily(new Date(officeTime.getTime() - age * dayMs), 'embed_load', host, 'estimate-form', 'v1'),
    count,
  });
  return [
    ...Array.from({ length: 14 }, (_, age) => load('towline.example', age, 8 + ((age * 5) % 9))),
    ...[10, 11, 12, 13].map((age) => load('ridgeline.example', age, 6)),
  ];
}
