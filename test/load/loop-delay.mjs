import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into a server by `node --import`: measures the delay of its event loop. SIGUSR2 writes it as one line to
// standard error and starts over.
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on('SIGUSR2', () => {
  const ms = (percentile) => Math.max(0, delay.percentile(percentile) / 1e6 - 5);
  const line = { loopDelay: { p99: ms(99), max: Math.max(0, delay.max / 1e6 - 5) } };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  delay.reset();
});
