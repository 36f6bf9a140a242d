// Loaded into a server to measure its event loop: SIGUSR2 writes the delay to standard error and starts over.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
process.on('SIGUSR2', () => {
  const toMs = (ns) => Math.round(ns / 1e4) / 100;
  process.stderr.write(`loop-delay ${JSON.stringify({ p99: toMs(delays.percentile(99)), max: toMs(delays.max) })}\n`);
  delays.reset();
});
