import path from 'node:path';
import type { Renderer, RendererParts } from '../host/render.tsx';
import { createTestMail } from './api/admin/test-mail.ts';
import { type AppParts, createApp } from './app.ts';
import { createAuth } from './auth/create-auth.ts';
import { createOwnerPassword } from './auth/owner-password.ts';
import type { Config } from './config.ts';
import { createContent } from './content/content.ts';
import { watchContentVersion } from './content/content-version.ts';
import { createRegisteredSites } from './content/registered-sites.ts';
import { diskCheck, type HealthCheck, mailCheck } from './health.ts';
import { gracefulShutdown } from './http/connections/graceful-shutdown.ts';
import { type ConnectionLimits, createHttpServer, type HttpServer } from './http/connections/http-server.ts';
import { createProxyWatch } from './http/connections/proxy-watch.ts';
import { createSiteHeaders } from './http/headers.ts';
import type { Route } from './http/routes.ts';
import type { LimitCounts } from './limits/limit-counts.ts';
import { errorFields, type Log } from './log/log.ts';
import { createMail } from './mail/create-mail.ts';
import type { Outbox } from './mail/outbox.ts';
import { createBackups } from './maintenance/backups.ts';
import { createFloodWatch } from './maintenance/flood-watch.ts';
import { createOwnerAlarm } from './maintenance/owner-alarm.ts';
import { keepFilesPrivate } from './maintenance/private-files.ts';
import { createPurge } from './maintenance/purge.ts';
import { createMonitoring } from './monitoring/monitoring.ts';
import { fillInOrigin, integrityOf } from './pages/files.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { PhotoEncoder } from './photos/photo-encoder.ts';
import { createPush } from './push/create-push.ts';
import type { PushNetwork } from './push/push-sender.ts';
import { createSettings } from './settings.ts';
import type { Store } from './store/store.ts';
import { withStoreTimeout } from './store/store-timeout.ts';

/** What the process supplies. */
export interface ServerParts {
  config: Omit<Config, 'port' | 'host' | 'drainSeconds' | 'logLevel'>;
  /** An open store; the caller closes it. */
  store: Store;
  createRenderer: (parts: Omit<RendererParts, 'assets'>) => Renderer | Promise<Renderer>;
  /** The folder of the build's published files, and their list. */
  published: AppParts['published'];
  /** The built backup command. */
  backupScript: string;
  photoEncoder: PhotoEncoder;
  /** Receives the owner's password, once, when a new one is made. */
  tellPassword: (password: string) => void;
  limitCounts: LimitCounts;
  log: Log;
  /** Test doubles. */
  doubles?: ServerDoubles;
}

export interface ServerDoubles {
  /** Milliseconds since 1970. @default the machine's clock */
  wall?: () => number;
  /** @default measured */
  eventLoopDelayMs?: () => number;
  /** The clock of uploads, in milliseconds. @default the process's */
  uptimeMs?: () => number;
  /** @default those of the product */
  connectionLimits?: Partial<ConnectionLimits>;
  outbox?: Outbox;
  /** @default SendGrid's */
  sendgridUrl?: string;
  /** How alerts reach push services. @default only by https, and only public addresses */
  pushNetwork?: PushNetwork;
  passwordHash?: () => Promise<string>;
  /** Replaces the health checks of purge, backups and files. */
  healthChecks?: readonly HealthCheck[];
}

export interface Server {
  /** Does not listen yet. */
  http: HttpServer;
  /** All routes, in the order in which they are tried. */
  routes: readonly Route[];
  /** Checks for changed content now instead of within a second. */
  checkContent(): Promise<void>;
  /** Starts background work: mail, purge, backups, prerendering. Call it once the server listens. */
  start(): void;
  /** From now on `/health/ready` answers 503, and each answer ends its connection. */
  drain(): void;
  /** Closes all connections within 4 s, then waits up to 3 s for the mail being sent. */
  stop(): Promise<void>;
}

/**
 * Assembles all parts, for the process and for tests. Waits for the store if it is a file, never for a database, which
 * may be down.
 */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { config, store, limitCounts, log, doubles = {} } = parts;
  const { mongodbUri, dataDir, backupDir, publicUrl, analyticsId } = config;
  let isDraining = false;
  const isStopping = () => isDraining;

  const checkFiles = keepFilesPrivate({ dataDir, backupDir }, log);
  const monitoring = createMonitoring();
  const timedStore = withStoreTimeout(store, monitoring.storeCalls.add);
  const now = () => new Date(doubles.wall?.() ?? Date.now());

  const settings = createSettings(timedStore);
  const mail = createMail({
    config,
    store,
    settings,
    outbox: doubles.outbox,
    sendgridUrl: doubles.sendgridUrl,
    log,
    now,
  });
  const { sender, watch } = mail;
  const alarm = createOwnerAlarm({ store, sender, config, log, now });
  const flood = createFloodWatch({ store: timedStore, alarm, log, now });
  const backups = createBackups({ config, script: parts.backupScript, store, alarm, log, now });
  const sendTestMail = createTestMail({ sender, askTroubles: watch?.ask, config, store: timedStore, limitCounts, now });
  const purge = createPurge({
    store,
    forgetMails: mail.forget,
    forgetMailsBefore: mail.forgetBefore,
    log,
    now,
  });

  const version = watchContentVersion(timedStore);
  const content = createContent({ store: timedStore, version, now });
  const sites = createRegisteredSites({ store: timedStore, publicUrl, configured: config.embedOrigins, now });
  // A database may be down; then the list is read once it responds.
  const sitesAreKnown = sites.check();
  if (!mongodbUri) await sitesAreKnown;
  const published = fillInOrigin(parts.published, publicUrl);
  const renderer = await parts.createRenderer({
    publicUrl,
    content,
    embedOrigins: sites.origins,
    integrity: integrityOf(published),
    analyticsId,
  });
  const headers = createSiteHeaders(publicUrl.startsWith('https:'), { hasAnalytics: analyticsId !== undefined });
  const cache = createPageCache({
    renderer,
    headersOf: ({ inline }) => headers.page(inline),
    folder: path.join(dataDir, 'pages'),
    log,
  });

  const passwordHash =
    doubles.passwordHash ??
    createOwnerPassword({ store: timedStore, configuredHash: config.adminPasswordHash, tell: parts.tellPassword });
  const proxies = createProxyWatch({ hops: config.trustProxyHops, log });
  const isPasswordConfigured = config.adminPasswordHash !== undefined;
  const auth = createAuth({ store: timedStore, passwordHash, isPasswordConfigured, limitCounts, log, now });
  const push = createPush({
    store: timedStore,
    settings,
    logins: async () => new Set((await auth.sessions.devices()).map(({ id }) => id)),
    publicUrl,
    contact: config.mailTo[0]?.address ?? config.mailFrom,
    network: doubles.pushNetwork,
    log,
    now,
  });
  const app = createApp({
    config,
    photoEncoder: parts.photoEncoder,
    store: timedStore,
    content,
    version,
    renderer,
    cache,
    headers,
    published,
    auth,
    push,
    settings,
    sites,
    wakeOutbox: mail.wakeOutbox,
    onFlood: flood.note,
    sendTestMail,
    wakeReceipts: mail.wakeReceipts,
    watch,
    forgetMails: mail.forget,
    healthChecks: doubles.healthChecks ?? [
      purge.check,
      backups.check,
      flood.check,
      diskCheck(dataDir),
      mailCheck({ store: timedStore, troubles: watch?.troubles, now }),
      checkFiles,
      push.check,
    ],
    monitoring,
    isStopping,
    proxyTrouble: proxies.trouble,
    limitCounts,
    ...(doubles.eventLoopDelayMs && { eventLoopDelayMs: doubles.eventLoopDelayMs }),
    ...(doubles.uptimeMs && { uptimeMs: doubles.uptimeMs }),
    log,
    now,
  });
  const answer = app.callback();
  const http = createHttpServer({
    handle: (request, response) => {
      proxies.note(request);
      void answer(request, response);
    },
    headers: headers.api,
    hops: config.trustProxyHops,
    limitCounts,
    ...(doubles.connectionLimits && { limits: doubles.connectionLimits }),
  });

  return {
    http,
    routes: app.routes,
    checkContent: version.check,
    start() {
      content.onChange(() => void cache.prerender());
      if (content.index()) void cache.prerender();
      mail.start();
      push.alerts.start();
      purge.start();
      backups.start();
      // If the store is unavailable now, the first login tries again.
      passwordHash().catch((error: unknown) => log('warn', 'no_password_yet', errorFields(error)));
    },
    drain() {
      isDraining = true;
    },
    async stop() {
      isDraining = true;
      await gracefulShutdown(http, 4_000);
      version.stop();
      sites.stop();
      purge.stop();
      backups.stop();
      flood.stop();
      await Promise.all([mail.stop(3_000), push.alerts.stop(3_000)]);
    },
  };
}
