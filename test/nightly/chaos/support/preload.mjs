// Loaded into a server by `--import …/preload.mjs?loop-delay` or `?no-sync`.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const { search } = new URL(import.meta.url);

// SIGUSR2 writes the delay of the event loop to standard error and starts over.
if (search === '?loop-delay') {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  process.on('SIGUSR2', () => {
    const toMs = (ns) => Math.round(ns / 1e4) / 100;
    process.stderr.write(`loop-delay ${JSON.stringify({ p99: toMs(delays.percentile(99)), max: toMs(delays.max) })}\n`);
    delays.reset();
  });
}

// Proves that a missing sync is detected: SQLite then never waits for the disk.
if (search === '?no-sync') {
  const { Sqlite } = await import('../../../../dist/server/sqlite-driver.js');
  const { pragma } = Sqlite.prototype;
  Sqlite.prototype.pragma = function withoutSync(source, options) {
    return pragma.call(this, source.replace(/synchronous\s*=\s*\w+/i, 'synchronous = OFF'), options);
  };
}
