const cleanups: (() => unknown)[] = [];

/**
 * Runs this when vitest stops the worker that these tests run in, which it does with SIGTERM. It has half a second;
 * what takes longer ends with the process.
 */
export function atWorkerEnd(cleanUp: () => unknown): void {
  if (cleanups.push(cleanUp) > 1) return;
  process.once('SIGTERM', async () => {
    await Promise.allSettled(cleanups.map(async (run) => run()));
    process.kill(process.pid, 'SIGKILL'); // Within a worker, vitest makes `process.exit` throw.
  });
}
