import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** An answer this old is still good: events of two seconds are few megabytes. */
const freshMs = 2_000;

/** Whether more than the reserve is free; tells what was so at most some seconds ago, and never waits for the disk. */
export type HasRoom = () => boolean;

/**
 * Watches the free space of the disk that a folder is on.
 * @param reserveBytes what others than leads must leave free; 0 for none
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
      // A disk that cannot be asked has other troubles, and every write tells of them.
    }
    askedAt = performance.now();
    isAsking = false;
  }

  return () => {
    if (!isAsking && performance.now() - askedAt > freshMs) void ask();
    return hasRoom;
  };
}

/** Some file systems, of networks mostly, do not say how large they are: they count as empty. */
const isAbove = (bytes: number, { blocks, bavail, bsize }: { blocks: number; bavail: number; bsize: number }) =>
  blocks === 0 || bavail * bsize >= bytes;
