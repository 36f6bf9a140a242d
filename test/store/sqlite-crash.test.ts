import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import { noon, seeds } from './support/samples.ts';
import { newDataDir } from './support/sqlite-place.ts';

const kills = 12;
const dataDir = newDataDir();
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
afterAll(() => Promise.all([rm(dataDir, { recursive: true }), rm(writer, { force: true })]));

/** Starts the writers, kills them during their work, and returns the acknowledged ids. */
async function crash(run: string): Promise<string[]> {
  const child = spawn(process.execPath, [writer, dataDir, run], { stdio: ['ignore', 'pipe', 'inherit'] });
  const promised: string[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => promised.push(line));
  const ended = Promise.all([once(child, 'close'), once(lines, 'close')]);
  await Promise.race([once(lines, 'line'), ended]);
  await pause(Math.random() * 80);
  child.kill('SIGKILL');
  await ended;
  return promised;
}

it('stores every acknowledged lead once, with its mails due, across killed processes', async () => {
  const promised: string[] = [];
  for (let run = 0; run < kills; run += 1) promised.push(...(await crash(`run-${run}`)));
  expect(promised.length).toBeGreaterThan(kills * 16);

  const store = sqliteStore({ dataDir, seeds });
  const mails = await store.claimDueMail({ now: noon, leaseMs: 60_000, limit: 1_000_000 });
  const stored = new Set(mails.map(({ lead }) => lead.id));
  expect(promised.filter((id) => !stored.has(id))).toEqual([]);
  expect(mails).toHaveLength(stored.size);
  const receipts = await store.claimDueReceipts({ now: noon, leaseMs: 60_000, limit: 1_000_000 });
  const owed = new Set(receipts.map(({ lead }) => lead.id));
  expect(promised.filter((id) => !owed.has(id))).toEqual([]);
  expect(await store.countLeads('estimate')).toBe(stored.size);
  expect(await store.areas()).toHaveLength(seeds.areas.length);
  await store.close();
});
