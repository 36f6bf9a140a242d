import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { send } from '../support/leads.ts';
import { newPlace } from '../support/place.ts';
import type { Figure, Risk } from '../support/risk.ts';
import { createBallast, inSmallDisk } from '../support/small-disk.ts';
import { timeUntil } from '../support/wait.ts';

/** A store that cannot store leads: the readiness check must fail within seconds. */
export const falseReadiness: Risk = {
  name: 'false-readiness',
  engines: ['sqlite'],
  tools: ['tmpfs'],
  run: async () => {
    const deleted = afterHarm('file deleted', async (dataDir) => {
      for (const name of await filesOf(dataDir)) await rm(path.join(dataDir, name));
    });
    const replaced = afterHarm('file replaced', async (dataDir) => {
      const other = path.join(dataDir, 'other');
      await copyFile(path.join(dataDir, 'brushline.db'), other);
      await rename(other, path.join(dataDir, 'brushline.db'));
    });
    return (await Promise.all([deleted, replaced, whileFull()])).flat();
  },
};

const filesOf = async (dataDir: string) => (await readdir(dataDir)).filter((name) => name.startsWith('brushline.db'));

async function afterHarm(what: string, harm: (dataDir: string) => Promise<void>): Promise<Figure[]> {
  await using place = await newPlace();
  const server = await place.start();
  await harm(place.dataDir);
  return [await unreadyAfter(what, server.url)];
}

const whileFull = () =>
  inSmallDisk(320, async (disk) => {
    await using place = await newPlace({ dataDir: path.join(disk, 'data') });
    const server = await place.start();
    using ballast = createBallast(disk);
    ballast.fill();
    const figure = await unreadyAfter('disk full', server.url);
    ballast.free();
    const readyMs = await timeUntil(async () => (await askReady(server.url)) === 200, { mostMs: 15_000 });
    return [figure, { what: 'ready again after', value: readyMs / 1000, unit: 's', atMost: 6 }];
  });

async function unreadyAfter(what: string, origin: string): Promise<Figure> {
  const ms = await timeUntil(async () => (await askReady(origin)) === 503, { mostMs: 12_000, everyMs: 100 });
  return { what: `${what}: unready after`, value: ms / 1000, unit: 's', atMost: 6 };
}

const askReady = async (origin: string) => (await send(`${origin}/health/ready`)).status;
