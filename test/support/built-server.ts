import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeStartMs } from './node-start.mjs';
import { ownerHash } from './owner.ts';

/** The built server as a separate process, with its own data. */
export interface BuiltServer {
  url: string;
  pid: number;
  dataDir: string;
  /** Its output so far. */
  output(): string;
  /** Sends SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL; resolves when it is gone. Its data stays. */
  kill(): Promise<void>;
  /** Kills it, which is faster than stopping it, and removes its data. */
  [Symbol.asyncDispose](): Promise<void>;
}

export interface ServerOptions {
  /** `undefined` removes a default variable. */
  env?: Record<string, string | undefined>;
  dataDir?: string;
  port?: number;
  /** A file descriptor for its standard output, which `output` then does not contain. */
  stdout?: number;
  /** Folder that holds `dist`. @default this project's */
  root?: string;
}

/** As a multiple of an empty Node's startup; the server takes four on an idle machine. */
const startLimit = 400;

/** Starts `dist/server/index.js` on a free port of 127.0.0.1 and waits until it is ready. */
export async function startBuiltServer(options: ServerOptions = {}): Promise<BuiltServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'brushline-')));
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, ['dist/server/index.js'], {
    env: {
      PATH: process.env.PATH,
      MALLOC_ARENA_MAX: '1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD_HASH: ownerHash,
      DRAIN_SECONDS: '0',
      NODE_OPTIONS: process.env.SERVER_NODE_OPTIONS ?? '',
      ...options.env,
    },
    ...(options.root && { cwd: options.root }),
    stdio: ['ignore', options.stdout ?? 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const url = `http://127.0.0.1:${port}`;
  const server: BuiltServer = {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
    async [Symbol.asyncDispose]() {
      await end(child, 'SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  const deadline = Date.now() + startLimit * nodeStartMs();
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return server;
}

/** The workers of a run each have ports of their own, and never ask for the same one twice. */
const lanes = 8;
const lane = Number(process.env.VITEST_POOL_ID ?? 0) % lanes;
const given = new Set<number>();

/**
 * A free port of 127.0.0.1, below those that systems give to outgoing connections (Linux: from 32768), so that no
 * connection of a browser takes it before the server listens. Nor does another server of this run: the one that started
 * second would end, and its test would talk to the other one.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(20_000 / lanes, 32_000 / lanes) * lanes + lane;
    if (given.has(port)) continue;
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
      await new Promise((resolve) => probe.close(resolve));
      given.add(port);
      return port;
    } catch (error) {
      if (attempt >= 20) throw error;
    }
  }
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}
