import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { passwordSettings } from '../../../server/auth/password.ts';
import { readConfig } from '../../../server/config.ts';
import { createServer } from '../../../server/create-server.ts';
import { createLimitCounts } from '../../../server/limits/rate-limits.ts';
import { createLog } from '../../../server/log/log.ts';
import type { ServerDoubles, ServerParts } from '../../../server/services.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { ownerHash } from '../../support/owner.ts';
import { rendererDouble } from './renderer-double.ts';

/** A response as received, without following redirects or decompressing. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** Parses the body as JSON; throws if it is invalid. */
  json(): ReturnType<typeof JSON.parse>;
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request exactly as given: any Host, any Origin, any path. */
export function call(origin: string, path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        const { statusCode: status = 0, headers } = incoming;
        resolve({ status, headers, bytes, text, json: () => JSON.parse(text) });
      });
    });
    outgoing.on('error', reject);
    // Node states no length of its own for the body of a DELETE.
    if (method === 'DELETE' && body) outgoing.setHeader('content-length', Buffer.byteLength(body));
    outgoing.end(body);
  });
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;

export interface Setup extends Omit<ServerDoubles, 'wall' | 'outbox'> {
  config?: Partial<ServerParts['config']>;
  /** @default a free one */
  port?: number;
  /** Wraps the real store, to make it fail, hang or count. */
  store?: (real: Store) => Store;
  /** @default a double with three pages */
  renderer?: ServerParts['createRenderer'];
  /** @default no files */
  published?: ServerParts['published'];
  now?: () => Date;
}

let visitors = 0;

/** An address that is used only once in this run. */
export function nextAddress(): string {
  visitors += 1;
  return `203.0.${(visitors >> 8) & 255}.${visitors & 255}`;
}

const defaults = defaultConfig();

function defaultConfig(): ServerParts['config'] {
  const reading = readConfig({ PUBLIC_URL: 'http://site.example', TRUST_PROXY_HOPS: '1', BACKUP_DIR: 'off' });
  if ('wrong' in reading) throw new Error(reading.wrong.join());
  return reading.config;
}

/**
 * Starts the full server without its process, for one test: a real port, and a real store in its own folder. Mail and
 * jobs do not run. The owner's password is {@link ownerPassword} until it is changed in the admin.
 */
export async function startServer(setup: Setup = {}) {
  const {
    config,
    port = 0,
    store: wrap = (real) => real,
    renderer = () => rendererDouble(),
    published = { folder: '', files: {} },
    now = () => new Date(),
    ...doubles
  } = setup;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-api-'));
  const store = await openStore({ dataDir });
  await store.setSettingOnce(passwordSettings.hash, ownerHash);
  const log: string[] = [];
  const writeLog = createLog({ level: 'debug', write: (line) => log.push(line) });
  const limitCounts = createLimitCounts({ log: writeLog, now });
  let wakes = 0;
  const wake = () => {
    wakes += 1;
  };
  const server = await createServer({
    config: { ...defaults, dataDir, ...config },
    store: wrap(store),
    createRenderer: renderer,
    published,
    backupScript: '',
    tellPassword: () => {},
    limitCounts,
    log: writeLog,
    doubles: {
      wall: () => now().getTime(),
      // Tests share their processors, which must not count as overload.
      eventLoopDelayMs: () => 0,
      outbox: { start() {}, wake, async stop() {} },
      ...doubles,
    },
  });
  await server.checkContent();
  const { http, routes, checkContent, drain } = server;
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address() as AddressInfo; // It listens on a port.
  const url = `http://127.0.0.1:${address.port}`;
  /** Sends a request from a new address, unless the request has one. */
  const send = (to: string, { headers, ...rest }: Call = {}) =>
    call(url, to, { ...rest, headers: { 'x-forwarded-for': nextAddress(), ...headers } });
  return {
    url,
    routes,
    store,
    dataDir,
    /** Every line so far. */
    log,
    limitCounts,
    /** How often a lead woke the outbox. */
    wakes: () => wakes,
    /** Checks for changed content now instead of within a second. */
    checkContent,
    /** Makes it report that it is stopping. */
    drain,
    call: send,
    /** Sends JSON, in the same way. */
    post: (to: string, body: unknown, headers: Record<string, string> = {}) =>
      send(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    async [Symbol.asyncDispose](): Promise<void> {
      http.closeAllConnections();
      await server.stop();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One server for all tests of the calling block. */
export function sharedServer(setup: Setup = {}): TestServer {
  const server = {} as TestServer; // Filled before the first test.
  beforeAll(async () => {
    Object.assign(server, await startServer(setup));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  return server;
}
