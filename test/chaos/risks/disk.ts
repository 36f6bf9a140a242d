import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmdirSync, writeSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newPlace } from '../support/machine.ts';
import { type Figure, type Risk, timeUntil, watchPage } from '../support/measure.ts';
import { keptFigures, postLead, send, startWriters } from '../support/visitors.ts';

/**
 * Runs `use` with the folder of a small disk in memory, of this many MiB, and removes the disk afterwards. Rejects
 * without the right to mount.
 */
export async function inSmallDisk<Result>(MiB: number, use: (dir: string) => Promise<Result>): Promise<Result> {
  const dir = mkdtempSync(path.join(tmpdir(), 'brushline-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MiB}m`, 'tmpfs', dir], { stdio: 'ignore' });
    // Lazily, because a process that was just killed may still have a file open.
    const unmount = () => execFileSync('umount', ['-l', dir], { stdio: 'ignore' });
    process.once('exit', unmount);
    try {
      return await use(dir);
    } finally {
      process.off('exit', unmount);
      unmount();
    }
  } finally {
    rmdirSync(dir);
  }
}

export interface Ballast extends Disposable {
  /** Fills the disk to its last block. */
  fill(): void;
  /** Frees all space at once. */
  free(): void;
}

/** Creates a file that takes all space on a disk. */
export function createBallast(dir: string): Ballast {
  // Appends, so that the file does not start with a hole after truncation.
  const file = openSync(path.join(dir, 'ballast'), 'a');
  return {
    fill() {
      for (const size of [2 ** 20, 2 ** 12]) {
        const block = Buffer.alloc(size, 1);
        while (isWritten(block)) {}
      }
    },
    free: () => ftruncateSync(file, 0),
    [Symbol.dispose]: () => closeSync(file),
  };

  function isWritten(block: Buffer): boolean {
    try {
      return writeSync(file, block) === block.length;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
      throw error;
    }
  }
}

/** A disk with data and log that fills up and gets room again. */
export const fullDisk: Risk = {
  name: 'full-disk',
  engines: ['sqlite'],
  tools: ['tmpfs'],
  run: (size) =>
    inSmallDisk(320, async (disk) => {
      const fullMs = size === 'small' ? 3_000 : 20_000;
      await using place = await newPlace({ dataDir: path.join(disk, 'data') });
      const log = openSync(path.join(disk, 'log'), 'a');
      const server = await place.start({ stdout: log, env: { LOG_LEVEL: 'info' } });
      closeSync(log);
      using ballast = createBallast(disk);
      const watch = await watchPage({ url: `${server.url}/contact`, everyMs: 50 });
      const writers = startWriters(server.url, { count: 8, padding: 4_000, pauseMs: 5 });
      await pause(1_000);
      ballast.fill();
      await pause(fullMs);
      ballast.free();
      const againMs = await timeUntil(async () => (await postLead(server.url)).status === 201, { maxMs: 15_000 });
      await pause(1_000);
      await writers.stop();
      const pages = await watch.stop();
      await server.stop();
      const statuses = writers.outcomes.map(({ status }) => status);
      return [
        ...keptFigures(writers.acknowledged, await place.messages()),
        { what: 'refused with 503', value: statuses.filter((status) => status === 503).length, atLeast: 1 },
        {
          what: 'answered otherwise',
          value: statuses.filter((status) => status !== 201 && status !== 503).length,
          atMost: 0,
        },
        { what: 'kept again after', value: againMs, unit: 'ms', atMost: 5_000 },
        { what: 'bad of the pages meanwhile', value: pages.bad, atMost: 0 },
      ];
    }),
};

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
    const readyMs = await timeUntil(async () => (await askReady(server.url)) === 200, { maxMs: 15_000 });
    return [figure, { what: 'ready again after', value: readyMs / 1000, unit: 's', atMost: 6 }];
  });

async function unreadyAfter(what: string, origin: string): Promise<Figure> {
  const ms = await timeUntil(async () => (await askReady(origin)) === 503, { maxMs: 12_000, everyMs: 100 });
  return { what: `${what}: unready after`, value: ms / 1000, unit: 's', atMost: 6 };
}

const askReady = async (origin: string) => (await send(`${origin}/health/ready`)).status;

/** A log whose reader stops reading, and one on a full disk. */
export const lostLog: Risk = {
  name: 'lost-log',
  engines: ['sqlite'],
  tools: ['tmpfs'],
  async run(size) {
    // More than a buffer of a few hundred KiB.
    const visits = size === 'small' ? 2_500 : 10_000;
    return [
      { what: 'bad answers after | head -1', value: await whileHeadReads(200), atMost: 0 },
      { what: 'into /dev/full', value: await serveInto(openSync('/dev/full', 'w'), 200), atMost: 0 },
      ...(await onFullDisk(visits)),
    ];
  },
};

async function whileHeadReads(visits: number): Promise<number> {
  await using place = await newPlace();
  const pipe = path.join(place.dataDir, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const head = spawn('head', ['-1', pipe], { stdio: 'ignore' });
  const ended = once(head, 'exit');
  const bad = await serveInto(openSync(pipe, 'w'), visits);
  await ended;
  return bad;
}

/** Serves with this as standard output. @returns how many responses to visitors in two waves were bad */
async function serveInto(stdout: number, visits: number): Promise<number> {
  await using place = await newPlace();
  const server = await place.start({ stdout, env: { LOG_LEVEL: 'info' } });
  closeSync(stdout);
  const bad = await visit(server.url, visits);
  await pause(500);
  return bad + (await visit(server.url, visits));
}

async function onFullDisk(visits: number): Promise<Figure[]> {
  await using place = await newPlace();
  return inSmallDisk(1, async (disk) => {
    const file = path.join(disk, 'log');
    const log = openSync(file, 'a');
    const server = await place.start({ stdout: log, env: { LOG_LEVEL: 'info' } });
    closeSync(log);
    using ballast = createBallast(disk);
    ballast.fill();
    const bad = await visit(server.url, visits);
    await pause(500);
    ballast.free();
    const after = 20;
    const badAfter = await visit(server.url, after);
    await pause(3_000);
    await server.stop();
    const { written, told } = readLog(await readFile(file, 'utf8'));
    return [
      { what: 'onto a full disk', value: bad + badAfter, atMost: 0 },
      { what: 'lines written later', value: written, atLeast: after },
      { what: 'told to be lost', value: told },
      // Lines other than those of visits are counted too.
      { what: 'neither', value: Math.max(0, visits + after - written - told), atMost: 0 },
    ];
  });
}

/** The number of visits in the log, and the number of lines that it reports as lost. */
function readLog(text: string): { written: number; told: number } {
  let [written, told] = [0, 0];
  for (const line of text.split('\n')) {
    try {
      const { event, route, count } = JSON.parse(line) as { event?: unknown; route?: unknown; count?: unknown };
      if (event === 'request' && route !== '/health/ready') written += 1;
      if (event === 'log_interrupted') told += Number(count);
    } catch {
      // A line that the full disk cut, or the end.
    }
  }
  return { written, told };
}

/** @returns how many visitors got a bad response or none */
async function visit(origin: string, visits: number): Promise<number> {
  let bad = 0;
  for (let at = 0; at < visits; at += 1) {
    const { status } = at % 20 === 0 ? await postLead(origin) : await send(`${origin}/contact`);
    if (status !== 200 && status !== 201) bad += 1;
  }
  return bad;
}
