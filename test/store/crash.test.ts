import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepPhotos } from '../../server/maintenance/purge.ts';
import { mongoStore } from '../../server/store/mongo/mongo-store.ts';
import { Sqlite } from '../../server/store/sqlite/open-database.ts';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../server/store/store.ts';
import { dropDatabase, mongodbUri, newDatabase } from './support/mongo-place.ts';
import { newDataDir } from './support/open-in.ts';
import { aPhoto, noon, seeds } from './support/samples.ts';

const kills = 8;
const claim = { now: noon, leaseMs: 60_000, limit: 1_000_000 };
/** Inside the tree, so that the bundle finds its packages. */
const writer = fileURLToPath(new URL(`../../.cache/crash-writer-${process.pid}.mjs`, import.meta.url));

beforeAll(() =>
  build({
    entryPoints: [fileURLToPath(new URL('support/crash-writer.ts', import.meta.url))],
    outfile: writer,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  }),
);
afterAll(() => rm(writer, { force: true }));

/** Starts the writers, kills them during their work, and returns what they printed. */
async function crash(place: string, run: string): Promise<string[]> {
  const child = spawn(process.execPath, [writer, place, run], { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed: string[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => printed.push(line));
  const ended = Promise.all([once(child, 'close'), once(lines, 'close')]);
  const isUnderWay = new Promise<void>((resolve) => {
    lines.on('line', (line) => line.startsWith('lead ') && resolve());
  });
  await Promise.race([isUnderWay, ended]);
  await pause(20 + Math.random() * 150);
  child.kill('SIGKILL');
  await ended;
  return printed;
}

/**
 * Every acknowledged photo and lead must exist once, and a day later only the photos of leads. `idsOnDisk`: of
 * photos of which any part is left there.
 */
async function expectAllToSurvive(place: string, store: () => Store, idsOnDisk: () => Promise<string[]>) {
  const lines: string[] = [];
  for (let run = 0; run < kills; run += 1) lines.push(...(await crash(place, `run-${run}`)));
  const ids = (kind: string) => lines.flatMap((line) => (line.startsWith(`${kind} `) ? line.split(' ')[1] : []) ?? []);
  expect(ids('lead').length).toBeGreaterThanOrEqual(kills);

  const reopened = store();
  try {
    for (const id of ids('photo')) await expectPhoto(reopened, id);
    const mails = await reopened.claimMail('mail', claim);
    const stored = new Set(mails.map(({ lead }) => lead.id));
    expect(ids('lead').filter((id) => !stored.has(id))).toEqual([]);
    expect(mails).toHaveLength(stored.size);
    expect(await reopened.countLeads('estimate')).toBe(stored.size);
    expect(await reopened.contentOf('areas')).toHaveLength(seeds.areas.length);

    const listed = mails.flatMap(({ lead }) => lead.photos ?? []);
    expect(new Set(await idsOnDisk()).size).toBeGreaterThan(listed.length);
    await sweepPhotos(reopened, new Date(Date.now() + 25 * 3_600_000));
    expect([...new Set(await idsOnDisk())].toSorted()).toEqual(listed.toSorted());
    for (const id of listed) await expectPhoto(reopened, id);
  } finally {
    await reopened.close();
  }
}

async function expectPhoto(store: Store, id: string): Promise<void> {
  for (const size of ['large', 'small'] as const) {
    expect((await store.readPhoto(id, size))?.equals(aPhoto(id)[size]), id).toBe(true);
  }
}

it('SQLite keeps what it acknowledged when processes are killed, and removes other photos after a day', async () => {
  const dataDir = newDataDir();
  async function idsOnDisk(): Promise<string[]> {
    const names = await readdir(path.join(dataDir, 'photos'));
    const database = new Sqlite(path.join(dataDir, 'brushline.db'), { readonly: true });
    const rows = database.prepare<[], string>('select id from photo').pluck().all();
    database.close();
    return [...rows, ...names.map((name) => name.replace(/(\.small)?\.jpg$/, ''))];
  }
  try {
    await expectAllToSurvive(dataDir, () => sqliteStore({ dataDir, seeds }), idsOnDisk);
    expect((await readdir(path.join(dataDir, 'photos'))).filter((name) => !name.endsWith('.jpg'))).toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

/** With a new database. */
async function inMongo(use: (uri: string, client: MongoClient) => Promise<void>): Promise<void> {
  const uri = newDatabase();
  const client = new MongoClient(uri);
  try {
    await use(uri, client);
  } finally {
    await client.close();
    await dropDatabase(uri);
  }
}

it.skipIf(!mongodbUri)('MongoDB keeps it too', () =>
  inMongo(async (uri, client) => {
    await expectAllToSurvive(
      uri,
      () => mongoStore({ uri, seeds }),
      async () => (await client.db().collection('photos').distinct('_id')).map(String),
    );
  }),
);
