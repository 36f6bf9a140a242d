import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

const freshMs = 2_000;

/** As of a few seconds ago; never waits for the disk. */
export type HasRoom = () => boolean;

/** 0 for no reserve. */
export function createDiskReserve({ dir, reserveBytes }: { dir: string; reserveBytes: number }): HasRoom {
  if (reserveBytes === 0) return () => true;
  let hasRoom = isAbove(reserveBytes, statfsSync(dir));
  let askedAt = performance.now();
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    try {
      hasRoom = isAbove(reserveBytes, await statfs(dir));
    } catch {
      // Every write reports the fault of such a disk.
    }
    askedAt = performance.now();
    isAsking = false;
  }

  return () => {
    if (!isAsking && performance.now() - askedAt > freshMs) void ask();
    return hasRoom;
  };
}

/** Some file systems, mostly network ones, do not report their size. */
const isAbove = (bytes: number, { blocks, bavail, bsize }: { blocks: number; bavail: number; bsize: number }) =>
  blocks === 0 || bavail * bsize >= bytes;
