import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** How long a result is used: two seconds of events take a few megabytes. */
const freshMs = 2_000;

/** Whether more than the reserve is free, as of a few seconds ago; never waits for the disk. */
export type HasRoom = () => boolean;

/**
 * Creates the check of the free space on a folder's disk.
 * @param reserveBytes what everything but leads must leave free; 0 for none
 */
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
      // A disk that cannot be queried has other problems, which every write reports.
    }
    askedAt = performance.now();
    isAsking = false;
  }

  return () => {
    if (!isAsking && performance.now() - askedAt > freshMs) void ask();
    return hasRoom;
  };
}

/** Some file systems, mostly network ones, do not report their size: such disks count as empty. */
const isAbove = (bytes: number, { blocks, bavail, bsize }: { blocks: number; bavail: number; bsize: number }) =>
  blocks === 0 || bavail * bsize >= bytes;
