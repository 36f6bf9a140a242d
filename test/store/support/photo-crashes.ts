import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect } from 'vitest';
import { sweepPhotos } from '../../../server/maintenance/purge.ts';
import type { Store } from '../../../server/store/store.ts';
import { aPhoto, noon } from './samples.ts';

const kills = 6;
const hourMs = 3_600_000;

/**
 * Kills processes repeatedly while they store photos and the leads that claim them. Then every acknowledged photo and
 * lead must exist, and a day later only the photos of leads.
 * @param place a data folder or the URI of a database
 * @param open opens the store there
 * @param idsOnDisk the ids of photos of which any part is left there
 */
export async function expectPhotosToSurvive(parts: {
  place: string;
  open: () => Store;
  idsOnDisk: () => Promise<Iterable<string>>;
}): Promise<void> {
  const { place, open, idsOnDisk } = parts;
  const lines = await crashedRuns(place);
  const ids = (kind: string) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
  expect(ids('lead').length).toBeGreaterThan(kills);

  const store = open();
  try {
    for (const id of ids('photo')) {
      expect((await store.readPhoto(id, 'large'))?.equals(aPhoto(id).large), id).toBe(true);
      expect((await store.readPhoto(id, 'small'))?.equals(aPhoto(id).small), id).toBe(true);
    }
    const mails = await store.claimDueMail({ now: noon, leaseMs: 60_000, limit: 1_000_000 });
    const stored = new Set(mails.map(({ lead }) => lead.id));
    expect(ids('lead').filter((id) => !stored.has(id))).toEqual([]);

    const listed = mails.flatMap(({ lead }) => lead.photos ?? []);
    expect(new Set(await idsOnDisk()).size).toBeGreaterThan(listed.length);
    await sweepPhotos(store, new Date(Date.now() + 25 * hourMs));
    expect([...new Set(await idsOnDisk())].toSorted()).toEqual(listed.toSorted());
    for (const id of listed) expect((await store.readPhoto(id, 'large'))?.equals(aPhoto(id).large), id).toBe(true);
  } finally {
    await store.close();
  }
}

/** @returns what the writers printed before each was killed */
async function crashedRuns(place: string): Promise<string[]> {
  // Inside the tree, so that the bundle finds its packages.
  const writer = fileURLToPath(new URL(`../../../.cache/photo-crash-writer-${process.pid}.mjs`, import.meta.url));
  await build({
    entryPoints: [fileURLToPath(new URL('photo-crash-writer.ts', import.meta.url))],
    outfile: writer,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const printed: string[] = [];
  try {
    for (let run = 0; run < kills; run += 1) {
      const child = spawn(process.execPath, [writer, place, `run-${run}`], { stdio: ['ignore', 'pipe', 'inherit'] });
      const lines = createInterface({ input: child.stdout }).on('line', (line) => printed.push(line));
      const ended = Promise.all([once(child, 'close'), once(lines, 'close')]);
      await Promise.race([once(lines, 'line'), ended]);
      await pause(20 + Math.random() * 150);
      child.kill('SIGKILL');
      await ended;
    }
  } finally {
    await rm(writer, { force: true });
  }
  return printed;
}
