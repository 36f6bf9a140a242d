import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into a server by `node --import`: how long its event loop let others wait. SIGUSR2 writes it down as one
// line to standard error and begins anew.
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on('SIGUSR2', () => {
  const ms = (percentile) => Math.max(0, delay.percentile(percentile) / 1e6 - 5);
  const line = { loopDelay: { p99: ms(99), max: Math.max(0, delay.max / 1e6 - 5) } };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  delay.reset();
});
