import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newPlace } from '../support/machine.ts';
import { type Risk, timeUntil, watchPage } from '../support/measure.ts';
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

/** A disk with data and log that fills up and gets room again: the readiness check must tell within seconds. */
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
      const becomes = (status: number) =>
        timeUntil(async () => (await send(`${server.url}/health/ready`)).status === status, { maxMs: 15_000 });
      ballast.fill();
      const unreadyMs = await becomes(503);
      await pause(fullMs);
      ballast.free();
      const againMs = await timeUntil(async () => (await postLead(server.url)).status === 201, { maxMs: 15_000 });
      const readyMs = await becomes(200);
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
        { what: 'unready after', value: unreadyMs, unit: 'ms', atMost: 6_000 },
        { what: 'kept again after', value: againMs, unit: 'ms', atMost: 5_000 },
        { what: 'ready after that', value: readyMs, unit: 'ms', atMost: 6_000 },
        { what: 'bad of the pages meanwhile', value: pages.bad, atMost: 0 },
      ];
    }),
};
