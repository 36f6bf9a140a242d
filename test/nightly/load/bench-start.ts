import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startBuiltServer } from '../../support/built-server.ts';
import { cpuMsOf, warmedUp } from './load.ts';

/**
 * `npm run bench:start`: the time of the built server from its start to its first page, as a multiple of `node -e 0` in
 * the same run, and its processor time until it is idle. The first start, which creates and seeds the database, is not
 * counted.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 15);
const most = { ratio: 4, idleSeconds: 3 };

console.log('Starting for the first time …');
await using first = await startBuiltServer({ env: { LOG_LEVEL: 'info', BACKUP_DIR: 'off' } });
const { dataDir } = first;
await warmedUp(first);
await first.kill();
console.log(`Starting ${rounds} times …`);
const empty: number[] = [];
const starts: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const startedAt = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  empty.push(performance.now() - startedAt);
  starts.push(await startMs());
}
const ratio = median(starts) / median(empty);
const idleSeconds = (await usedUntilIdle()) / 1000;

console.log(
  `node -e 0: ${median(empty).toFixed(0)} ms; start to first page: ${median(starts).toFixed(0)} ms, ` +
    `${ratio.toFixed(2)} times that (at most ${most.ratio}); processor time of a later start until idle: ` +
    `${idleSeconds.toFixed(1)} s (at most ${most.idleSeconds})`,
);
process.exitCode = ratio <= most.ratio && idleSeconds <= most.idleSeconds ? 0 : 1;

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}

async function startMs(): Promise<number> {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', DATA_DIR: dataDir, BACKUP_DIR: 'off' };
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['dist/server/index.js'], { env, stdio: 'ignore' });
  while ((await statusOf(port)) !== 200) await pause(1);
  const tookMs = performance.now() - startedAt;
  child.kill('SIGKILL');
  await once(child, 'exit');
  return tookMs;
}

/** Starts the server and waits until every page is cached. @returns its processor time until then, in milliseconds */
async function usedUntilIdle(): Promise<number> {
  const server = await startBuiltServer({ dataDir, env: { LOG_LEVEL: 'info', BACKUP_DIR: 'off' } });
  await warmedUp(server);
  await pause(1_000); // Waits for the work that follows the last page.
  const ms = cpuMsOf(server.pid);
  await server.kill();
  return ms;
}

function statusOf(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asked = request({ port, host: '127.0.0.1', path: '/', agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
    });
    asked.once('error', () => resolve(undefined));
    asked.end();
  });
}
