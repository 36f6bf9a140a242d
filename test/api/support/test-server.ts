import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { posts } from '../../../catalogue/blog/posts.ts';
import { testimonials } from '../../../catalogue/company/testimonials.ts';
import { areas } from '../../../catalogue/towns/areas.ts';
import type { Renderer } from '../../../host/render.tsx';
import type { Content } from '../../../host/rendering/content.ts';
import type { HealthCheck } from '../../../server/admin/health.ts';
import { type AppParts, createApp } from '../../../server/app.ts';
import { passwordSetting } from '../../../server/auth/owner-password.ts';
import { createContent } from '../../../server/content/content.ts';
import { watchContentVersion } from '../../../server/content/content-version.ts';
import { type ConnectionLimits, createHttpServer } from '../../../server/http/connections/http-server.ts';
import { createProxyWatch } from '../../../server/http/connections/proxy-watch.ts';
import { createSiteHeaders } from '../../../server/http/headers.ts';
import type { Route } from '../../../server/http/routes.ts';
import { createLimitCounts, type LimitCounts } from '../../../server/limits/limit-counts.ts';
import { createLog } from '../../../server/log/log.ts';
import { type Clock, createClock } from '../../../server/maintenance/clock.ts';
import { cachedPageHandler } from '../../../server/pages/cached-page-handler.ts';
import { createPageCache } from '../../../server/pages/page-cache.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { withStoreTimeout } from '../../../server/store/store-timeout.ts';
import { ownerHash } from '../../support/owner.ts';
import { type Answer, type Call, call } from './http-client.ts';
import { rendererDouble } from './renderer-double.ts';

/** The whole server but for its process: real port, real store in a folder of its own. */
export interface TestServer extends AsyncDisposable {
  url: string;
  /** Everything that it answers. */
  routes: readonly Route[];
  store: Store;
  /** Every line of the log so far. */
  log: string[];
  limitCounts: LimitCounts;
  /** How often a lead called for the outbox. */
  wakes(): number;
  /** Ids of leads whose mails were to be removed from our disk. */
  forgottenMails(): readonly string[];
  /** Looks for changed content now instead of within two seconds. */
  checkContent(): Promise<void>;
  /** Sends a request as a visitor with an address of its own, unless it brings one. */
  call(path: string, call?: Call): Promise<Answer>;
  /** Sends JSON, likewise. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export interface Setup {
  config?: Partial<AppParts['config']>;
  /** Puts itself before the real store: to fail, to hang, to count. */
  store?: (real: Store) => Store;
  /** @default a double of three pages */
  renderer?: (content: Content) => Renderer | Promise<Renderer>;
  /** @default no files */
  published?: AppParts['published'];
  isStopping?: () => boolean;
  /** @default that of {@link ownerPassword}, until it is changed in the admin */
  passwordHash?: () => Promise<string>;
  /** @default false */
  isPasswordConfigured?: boolean;
  now?: () => Date;
  /** @default 0: tests share their processors, and that is no overload */
  eventLoopDelayMs?: () => number;
  /** @default those of the product */
  connectionLimits?: Partial<ConnectionLimits>;
  /** What the server tells the owner about itself. @default nothing */
  checks?: (parts: { clock: Clock; store: Store }) => readonly HealthCheck[];
}

let visitors = 0;

/** An address that nobody else in this run has. */
export function nextAddress(): string {
  visitors += 1;
  return `203.0.${(visitors >> 8) & 255}.${visitors & 255}`;
}

export async function startServer(setup: Setup = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-api-'));
  const real = await openStore({ dataDir, seeds: { areas, testimonials, posts } });
  if (!setup.passwordHash) await real.setSettingOnce(passwordSetting, ownerHash);
  const config = { publicUrl: 'http://site.example', embedOrigins: [], trustProxyHops: 1, ...setup.config };
  const store = withStoreTimeout(setup.store?.(real) ?? real);
  const version = watchContentVersion(store);
  const now = setup.now ?? (() => new Date());
  const content = createContent({ store, version, now });
  const headers = createSiteHeaders(config.publicUrl.startsWith('https:'));
  const cache = createPageCache({ headersOf: ({ inline }) => headers.page(inline) });
  const isStopping = setup.isStopping ?? (() => false);
  const log: string[] = [];
  const writeLog = createLog({ level: 'debug', write: (line) => log.push(line) });
  const limitCounts = createLimitCounts({ log: writeLog, now });
  const proxies = createProxyWatch({ hops: config.trustProxyHops, log: writeLog });
  const clock = createClock({ store: real, log: writeLog, wall: () => now().getTime() });
  await clock.start();
  let wakes = 0;
  const forgotten: string[] = [];
  const app = createApp({
    config,
    store,
    content,
    version,
    cache,
    headers,
    renderer: (await setup.renderer?.(content)) ?? rendererDouble(),
    published: setup.published ?? { folder: '', files: {} },
    passwordHash: setup.passwordHash ?? (async () => (await store.setting(passwordSetting)) ?? ownerHash),
    isPasswordConfigured: setup.isPasswordConfigured ?? false,
    wakeOutbox: () => {
      wakes += 1;
    },
    forgetMails: async (ids) => void forgotten.push(...ids),
    healthChecks: setup.checks?.({ clock, store: real }) ?? [],
    clock,
    isStopping,
    proxyTrouble: proxies.trouble,
    limitCounts,
    eventLoopDelayMs: setup.eventLoopDelayMs ?? (() => 0),
    log: writeLog,
    now,
  });
  await version.check();
  const server = createHttpServer({
    handle: cachedPageHandler({ cache, proxies, isStopping, log: writeLog, next: app.callback() }),
    headers: headers.api,
    isBehindProxy: false,
    limitCounts,
    ...(setup.connectionLimits && { limits: setup.connectionLimits }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${portOf(server)}`;
  const send = (to: string, { headers, ...rest }: Call = {}) =>
    call(url, to, { ...rest, headers: { 'x-forwarded-for': nextAddress(), ...headers } });
  return {
    url,
    routes: app.routes,
    store: real,
    log,
    limitCounts,
    wakes: () => wakes,
    forgottenMails: () => forgotten,
    checkContent: version.check,
    call: send,
    post: (to, body, headers) =>
      send(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    async [Symbol.asyncDispose]() {
      version.stop();
      clock.stop();
      server.close();
      server.closeAllConnections();
      await real.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
