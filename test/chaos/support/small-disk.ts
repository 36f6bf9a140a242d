import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
