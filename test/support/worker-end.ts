const cleanups: (() => unknown)[] = [];

/**
 * Calls `cleanUp` when vitest stops this worker with SIGTERM. It has half a second; unfinished work ends with the
 * process.
 */
export function atWorkerEnd(cleanUp: () => unknown): void {
  if (cleanups.push(cleanUp) > 1) return;
  process.once('SIGTERM', async () => {
    await Promise.allSettled(cleanups.map(async (run) => run()));
    process.kill(process.pid, 'SIGKILL'); // In a worker, vitest makes `process.exit` throw.
  });
}
