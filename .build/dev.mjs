import { fork } from 'node:child_process';
import { once } from 'node:events';
import { stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';

/**
 * `npm run dev`: builds, starts the server, and after each change rebuilds the affected parts and restarts the server
 * once. Pages reload themselves (host/browser/site.ts). `@rollup/plugin-run` would restart after each of the builds,
 * and would not wait until the old server has released its port.
 */
const entry = 'dist/server/index.js';
/** chokidar detects only changes after its first scan of a file, which follows the build by at most this time. */
const settleMs = 400;

const { options, warnings } = await loadConfigFile(path.resolve('rollup.config.mjs'), { watch: true });
warnings.flush();
const watcher = watch(options);
const watched = new Set();
let startedAt = 0;
let hasFailed = false;
let server;

watcher.on('event', async (event) => {
  if (event.code === 'START') {
    startedAt = Date.now();
    hasFailed = false;
  } else if (event.code === 'BUNDLE_END') {
    for (const file of event.result.watchFiles) if (!/^\0|\/node_modules\//.test(file)) watched.add(file);
    await event.result.close();
  } else if (event.code === 'ERROR') {
    hasFailed = true;
    const { message, frame = '', id = '' } = event.error;
    console.error([message, id, frame].join('\n'));
    await event.result?.close();
  } else if (event.code === 'END') {
    if (!hasFailed) await restart();
    console.log(hasFailed ? 'The build failed.' : `Built in ${Date.now() - startedAt} ms.`);
    void settle(startedAt);
  }
});

/**
 * Reports that it is waiting once all further changes are detected, and rebuilds files that changed during the build.
 */
async function settle(since) {
  await wait(settleMs);
  if (since !== startedAt) return; // Another build has started.
  const now = new Date();
  let isCurrent = true;
  for (const file of watched) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
    if (mtimeMs <= since) continue;
    isCurrent = false;
    await utimes(file, now, now);
  }
  if (isCurrent) console.log('Waiting for changes...');
}

async function restart() {
  await stop();
  server = fork(entry, { env: { ...process.env, NODE_ENV: 'production', DRAIN_SECONDS: '0' } });
}

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
