import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { watch } from 'rollup';

/* `npm run dev`. Pages reload themselves (host/browser/site.ts). */
/** The watcher detects only changes after its first scan of a file, at most this long after the build. */
const settleMs = 400;

process.argv.push('--watch'); // For rollup.config.mjs.
const { default: builds } = await import('../rollup.config.mjs');
const watcher = watch(builds.map((build) => ({ ...build, onLog: () => {} })));
let startedAt;
let hasFailed;
let server;

watcher.on('event', async (event) => {
  if (event.code === 'START') {
    startedAt = Date.now();
    hasFailed = false;
  }
  if (event.code === 'ERROR') {
    hasFailed = true;
    const { message, frame = '', id = '' } = event.error;
    console.error([message, id, frame].join('\n'));
  }
  await event.result?.close();
  if (event.code !== 'END') return;
  if (!hasFailed) {
    await stop();
    server = fork('dist/server/index.js', { env: { ...process.env, NODE_ENV: 'production', DRAIN_SECONDS: '0' } });
  }
  console.log(hasFailed ? 'The build failed.' : `Built in ${Date.now() - startedAt} ms.`);
  await pause(settleMs);
  console.log('Waiting for changes...');
});

async function stop() {
  if (server?.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await watcher.close();
    await stop();
    process.exit();
  });
}
