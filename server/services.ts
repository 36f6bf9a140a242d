import type { Renderer, RendererParts } from '../host/render.tsx';
import { createAuth } from './auth/account-security.ts';
import { createOwnerPassword } from './auth/password.ts';
import type { Config } from './config.ts';
import { createContent } from './content/content.ts';
import { createHealth, createReadiness, diskCheck, type HealthCheck, mailCheck } from './health.ts';
import { createProxyWatch } from './http/client.ts';
import { createSiteHeaders } from './http/headers.ts';
import { createOrigins, createRegisteredSites } from './http/origins.ts';
import { createOverload } from './http/overload.ts';
import { createLeadIntake, createReceiptSchedule } from './leads/lead-intake.ts';
import { createOfferFilter } from './leads/offer-filter.ts';
import { createReceiptTokens, createRequestLinks } from './leads/private-request.ts';
import { createRecentWork } from './leads/recent-work.ts';
import { createEventLimits, createRateLimits, type LimitCounts } from './limits/rate-limits.ts';
import type { Log } from './log/log.ts';
import { createMail, type Outbox } from './mail/outbox.ts';
import { createBackups } from './maintenance/backups.ts';
import { createFloodWatch, createOwnerAlarm } from './maintenance/owner-alarm.ts';
import { keepFilesPrivate } from './maintenance/private-files.ts';
import { createPurge } from './maintenance/purge.ts';
import { createMonitoring, createPrometheus } from './monitoring/monitoring.ts';
import { fillInOrigin, integrityOf, type Published } from './pages/files.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPhotoIntake, type PhotoEncoder } from './photos/photo-intake.ts';
import { createPush } from './push/alerts.ts';
import type { PushNetwork } from './push/push-devices.ts';
import { createSettings } from './settings.ts';
import { type Store, withStoreTimeout } from './store/store.ts';

export interface ServerParts {
  config: Omit<Config, 'port' | 'host' | 'drainSeconds' | 'logLevel'>;
  /** Open; the caller closes it. */
  store: Store;
  createRenderer: (parts: Omit<RendererParts, 'assets'>) => Renderer | Promise<Renderer>;
  published: Published;
  backupScript: string;
  tellPassword: (password: string) => void;
  limitCounts: LimitCounts;
  log: Log;
  doubles?: ServerDoubles;
}

export interface ServerDoubles {
  wall?: () => number;
  eventLoopDelayMs?: () => number;
  photoEncoder?: PhotoEncoder;
  outbox?: Outbox;
  sendgridUrl?: string;
  /** @default https to public addresses only */
  pushNetwork?: PushNetwork;
  passwordHash?: () => Promise<string>;
  healthChecks?: readonly HealthCheck[];
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Waits for a store that is a file; a database may be down. */
export async function createServices(parts: ServerParts) {
  const { config, limitCounts, log, doubles = {} } = parts;
  const { mongodbUri, dataDir, publicUrl, analyticsId, trustProxyHops } = config;
  const canSend = config.sendgridApiKey !== undefined;
  let isStopping = false;

  const checkFiles = keepFilesPrivate(config, log);
  const monitoring = createMonitoring();
  const now = () => new Date(doubles.wall?.() ?? Date.now());
  /** Its failures are problems. */
  const { storeCalls } = monitoring;
  const store = withStoreTimeout(parts.store, (call, ...outcome) => storeCalls.add({ call }, ...outcome));
  const settings = createSettings(store);
  const common = { config, publicUrl, store, settings, limitCounts, log, now };
  /** Work that nobody waits for has no time-out. */
  const background = { ...common, store: parts.store };

  const { outbox, sendgridUrl, pushNetwork: network } = doubles;
  const limits = createRateLimits(common);
  const links = createRequestLinks({ ...common, limits });
  const mail = createMail({
    ...background,
    outbox,
    sendgridUrl,
    issueLink: createRequestLinks({ ...background, limits }).issue,
  });
  const { sender, watch, wakeOutbox, forgetBefore: forgetMailsBefore } = mail;
  const alarm = createOwnerAlarm({ ...background, sender });
  const flood = createFloodWatch({ ...common, alarm });
  const backups = createBackups({ ...background, script: parts.backupScript, alarm });

  const recentWork = createRecentWork(common);
  const forgetCopies = async (leadIds: readonly string[]) => {
    await mail.forget(leadIds);
    await recentWork.forget(leadIds);
  };
  const purge = createPurge({ ...background, forgetCopies, forgetMailsBefore });
  const content = createContent({ ...common, recentWork });
  const sites = createRegisteredSites({ ...common, configured: config.embedOrigins });
  const sitesAreKnown = sites.check();
  if (!mongodbUri) await sitesAreKnown;
  const published = fillInOrigin(parts.published, publicUrl);
  const integrity = integrityOf(published);
  const renderer = await parts.createRenderer({
    ...common,
    content,
    embedOrigins: sites.origins,
    integrity,
    analyticsId,
  });
  const headers = createSiteHeaders(publicUrl.startsWith('https:'), { hasAnalytics: analyticsId !== undefined });
  const cache = createPageCache({ renderer, log, headersOf: ({ inline }) => headers.page(inline) });
  content.onChange(cache.clear);

  const { adminPasswordHash: configuredHash } = config;
  const ownPassword = createOwnerPassword({ store, configuredHash, tell: parts.tellPassword });
  const { passwordHash = ownPassword } = doubles;
  const auth = createAuth({ ...common, passwordHash, isPasswordConfigured: configuredHash !== undefined });
  const push = createPush({
    ...{ ...common, network, contact: config.mailTo[0]?.address ?? config.mailFrom },
    logins: async () => new Set((await auth.sessions.devices()).map(({ id }) => id)),
  });

  const notifyOwner = () => {
    wakeOutbox();
    push.alerts.wake();
  };
  const scheduleReceipt = createReceiptSchedule({
    ...{ ...common, wake: mail.wakeReceipts },
    isWanted: async () => canSend && (await settings.read()).receiptMail,
  });
  const offers = createOfferFilter(common);
  const leadIntake = createLeadIntake({
    ...{ ...common, limits, offers, notifyOwner, scheduleReceipt, onFlood: flood.note, counts: monitoring.leads },
    ownOrigins: () => [publicUrl, ...sites.origins()],
  });
  const readiness = createReadiness({
    ...common,
    failures: () => storeCalls.list().reduce((sum, { failures }) => sum + failures, 0),
  });
  const checks = doubles.healthChecks ?? [
    ...[purge.check, backups.check, flood.check, checkFiles, push.check, diskCheck(dataDir)],
    mailCheck({ ...common, troubles: watch?.troubles }),
  ];

  return {
    ...{ ...common, host: new URL(publicUrl).host, trustProxyHops, canSend, monitoring, readiness },
    ...{ mail, sender, watch, wakeOutbox, notifyOwner, forgetCopies, push, ...auth, passwordHash },
    ...{ content, recentWork, sites, published, renderer, headers, cache },
    ...{ limits, links, leadIntake, scheduleReceipt, offers, backups, purge },
    answerClock: settings.answerClock,
    origins: createOrigins({ publicUrl, isRegistered: sites.has }),
    eventLimits: createEventLimits(common),
    health: createHealth({ ...common, checks, readiness }),
    overload: createOverload({ note: limitCounts.note, delayMs: doubles.eventLoopDelayMs }),
    metrics: createPrometheus({ ...common, monitoring }),
    photoIntake: createPhotoIntake({ ...common, limits, encoder: doubles.photoEncoder }),
    proxies: createProxyWatch({ hops: trustProxyHops, log }),
    receipts: createReceiptTokens(common),
    isStopping: () => isStopping,
    drain() {
      isStopping = true;
    },
  };
}
