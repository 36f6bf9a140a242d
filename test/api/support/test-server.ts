import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { passwordSettings } from '../../../server/auth/password.ts';
import { readConfig } from '../../../server/config.ts';
import { createServer } from '../../../server/create-server.ts';
import type { Route } from '../../../server/http/routes.ts';
import { createLimitCounts, type LimitCounts } from '../../../server/limits/limit-counts.ts';
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

/** The full server without its process: a real port, and a real store in its own folder. Mail and jobs do not run. */
export interface TestServer extends AsyncDisposable {
  url: string;
  /** All of its routes. */
  routes: readonly Route[];
  store: Store;
  /** The data folder. */
  dataDir: string;
  /** Every log line so far. */
  log: string[];
  limitCounts: LimitCounts;
  /** How often a lead woke the outbox. */
  wakes(): number;
  /** Checks for changed content now instead of within a second. */
  checkContent(): Promise<void>;
  /** Makes it report that it is stopping. */
  drain(): void;
  /** Sends a request from a new address, unless the request has one. */
  call(path: string, call?: Call): Promise<Answer>;
  /** Sends JSON, in the same way. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export interface Setup
  extends Pick<ServerDoubles, 'passwordHash' | 'eventLoopDelayMs' | 'pushNetwork' | 'photoEncoder' | 'sendgridUrl'> {
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
  /** The health checks. @default the real ones */
  checks?: ServerDoubles['healthChecks'];
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
 * Starts a server for one test, assembled as in production. The owner's password is {@link ownerPassword} until it is
 * changed in the admin.
 */
export async function startServer(setup: Setup = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-api-'));
  const store = await openStore({ dataDir });
  await store.setSettingOnce(passwordSettings.hash, ownerHash);
  const log: string[] = [];
  const writeLog = createLog({ level: 'debug', write: (line) => log.push(line) });
  const now = setup.now ?? (() => new Date());
  const limitCounts = createLimitCounts({ log: writeLog, now });
  let wakes = 0;
  const server = await createServer({
    config: { ...defaults, dataDir, ...setup.config },
    store: setup.store?.(store) ?? store,
    createRenderer: setup.renderer ?? (() => rendererDouble()),
    published: setup.published ?? { folder: '', files: {} },
    backupScript: '',
    tellPassword: () => {},
    limitCounts,
    log: writeLog,
    doubles: {
      wall: () => now().getTime(),
      // Tests share their processors, which must not count as overload.
      eventLoopDelayMs: setup.eventLoopDelayMs ?? (() => 0),
      outbox: {
        start() {},
        wake() {
          wakes += 1;
        },
        async stop() {},
      },
      ...(setup.sendgridUrl && { sendgridUrl: setup.sendgridUrl }),
      ...(setup.photoEncoder && { photoEncoder: setup.photoEncoder }),
      ...(setup.pushNetwork && { pushNetwork: setup.pushNetwork }),
      ...(setup.passwordHash && { passwordHash: setup.passwordHash }),
      ...(setup.checks && { healthChecks: setup.checks }),
    },
  });
  await server.checkContent();
  const { http } = server;
  http.listen(setup.port ?? 0, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${portOf(http)}`;
  const send = (to: string, { headers, ...rest }: Call = {}) =>
    call(url, to, { ...rest, headers: { 'x-forwarded-for': nextAddress(), ...headers } });
  return {
    url,
    routes: server.routes,
    store,
    dataDir,
    log,
    limitCounts,
    wakes: () => wakes,
    checkContent: server.checkContent,
    drain: server.drain,
    call: send,
    post: (to, body, headers) =>
      send(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    async [Symbol.asyncDispose]() {
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

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
