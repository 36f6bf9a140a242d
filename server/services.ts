import path from 'node:path';
import pLimit from 'p-limit';
import type { Renderer, RendererParts } from '../host/render.tsx';
import { createAuth } from './auth/account-security.ts';
import { createOwnerPassword } from './auth/password.ts';
import type { Config } from './config.ts';
import { createContent } from './content/content.ts';
import { createRegisteredSites } from './content/registered-sites.ts';
import {
  createHealth,
  createReadiness,
  diskCheck,
  type HealthCheck,
  limitCheck,
  mailCheck,
  storeCheck,
} from './health.ts';
import { createProxyWatch } from './http/client-address.ts';
import { createSiteHeaders } from './http/headers.ts';
import { createOrigins } from './http/origins.ts';
import { createOverload } from './http/overload.ts';
import { createLeadIntake } from './leads/lead-intake.ts';
import { createOfferFilter } from './leads/offer-filter.ts';
import { createReceiptSchedule, isOnItsWay } from './leads/receipt-schedule.ts';
import { createReceiptTokens } from './leads/receipt-token.ts';
import { createRequestActions } from './leads/request-actions.ts';
import { createRequestLinks } from './leads/request-links.ts';
import type { LimitCounts } from './limits/limit-counts.ts';
import { createEventLimits, createRateLimits } from './limits/rate-limits.ts';
import type { Log } from './log/log.ts';
import { createMail } from './mail/create-mail.ts';
import type { Outbox } from './mail/outbox.ts';
import { createBackups } from './maintenance/backups.ts';
import { createFloodWatch } from './maintenance/flood-watch.ts';
import { createOwnerAlarm } from './maintenance/owner-alarm.ts';
import { keepFilesPrivate } from './maintenance/private-files.ts';
import { createPurge } from './maintenance/purge.ts';
import { createMonitoring, createPrometheus } from './monitoring/monitoring.ts';
import { fillInOrigin, integrityOf, type Published } from './pages/files.ts';
import { createPageCache } from './pages/page-cache.ts';
import { encodePhoto, encodePicture, type PhotoEncoder } from './photos/photo-encoder.ts';
import { createPhotoIntake, createPictureIntake } from './photos/photo-intake.ts';
import { createPush } from './push/create-push.ts';
import type { PushNetwork } from './push/push-sender.ts';
import { createSettings } from './settings.ts';
import type { Store } from './store/store.ts';
import { withStoreTimeout } from './store/store-timeout.ts';

export interface ServerParts {
  config: Omit<Config, 'port' | 'host' | 'drainSeconds' | 'logLevel'>;
  /** Open; the caller closes it. */
  store: Store;
  createRenderer: (parts: Omit<RendererParts, 'assets'>) => Renderer | Promise<Renderer>;
  published: Published;
  backupScript: string;
  /** Called once, with a new password. */
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

/** Waits for the store if it is a file; a database may be down. */
export async function createServices(parts: ServerParts) {
  const { config, limitCounts, log, doubles = {} } = parts;
  const { mongodbUri, dataDir, publicUrl, analyticsId, trustProxyHops } = config;
  const host = new URL(publicUrl).host;
  const canSend = config.sendgridApiKey !== undefined;
  let isStopping = false;

  const checkFiles = keepFilesPrivate(config, log);
  const monitoring = createMonitoring();
  /** Its failures are problems. */
  const store = withStoreTimeout(parts.store, monitoring.storeCalls.add);
  const now = () => new Date(doubles.wall?.() ?? Date.now());

  const settings = createSettings(store);
  const { outbox, sendgridUrl, pushNetwork: network } = doubles;
  const mail = createMail({ config, store: parts.store, settings, outbox, sendgridUrl, log, now });
  const { sender, watch, wakeOutbox } = mail;
  const alarm = createOwnerAlarm({ store: parts.store, sender, config, log, now });
  const flood = createFloodWatch({ store, alarm, log, now });
  const backups = createBackups({ config, script: parts.backupScript, store: parts.store, alarm, log, now });
  const purge = createPurge({
    ...{ store: parts.store, log, now },
    ...{ forgetMails: mail.forget, forgetMailsBefore: mail.forgetBefore },
  });

  const content = createContent({ store, now });
  const sites = createRegisteredSites({ store, publicUrl, configured: config.embedOrigins, now });
  const sitesAreKnown = sites.check();
  if (!mongodbUri) await sitesAreKnown;
  const origins = createOrigins({ publicUrl, isRegistered: sites.has });
  const published = fillInOrigin(parts.published, publicUrl);
  const integrity = integrityOf(published);
  const rendererParts = { publicUrl, content, embedOrigins: sites.origins, integrity, analyticsId };
  const renderer = await parts.createRenderer(rendererParts);
  const headers = createSiteHeaders(publicUrl.startsWith('https:'), { hasAnalytics: analyticsId !== undefined });
  const cache = createPageCache({
    ...{ renderer, folder: path.join(dataDir, 'pages'), log },
    headersOf: ({ inline }) => headers.page(inline),
  });
  content.onChange(cache.clear);

  const passwordHash =
    doubles.passwordHash ??
    createOwnerPassword({ store, configuredHash: config.adminPasswordHash, tell: parts.tellPassword });
  const isPasswordConfigured = config.adminPasswordHash !== undefined;
  const auth = createAuth({ store, passwordHash, isPasswordConfigured, limitCounts, log, now });
  const push = createPush({
    ...{ store, settings, publicUrl, network, log, now },
    logins: async () => new Set((await auth.sessions.devices()).map(({ id }) => id)),
    contact: config.mailTo[0]?.address ?? config.mailFrom,
  });

  const limits = createRateLimits({ store, limitCounts, now });
  const encoder = doubles.photoEncoder ?? { encodePhoto, encodePicture };
  /** Decoding takes memory, so one picture at a time. */
  const line = pLimit(1);
  const notifyOwner = () => {
    wakeOutbox();
    push.alerts.wake();
  };
  const scheduleReceipt = createReceiptSchedule({
    ...{ store, wake: mail.wakeReceipts, log, now },
    isWanted: async () => canSend && (await settings.read()).receiptMail,
  });
  const offers = createOfferFilter({ store, log });
  const ownOrigins = () => [publicUrl, ...sites.origins()];
  const leadIntake = createLeadIntake({
    ...{ store, limits, offers, notifyOwner, scheduleReceipt, now, ownOrigins },
    onFlood: flood.note,
    counts: monitoring.leads,
  });
  const readiness = createReadiness({ store, log, now, failures: monitoring.storeCalls.failures });
  const checks = doubles.healthChecks ?? [
    ...[purge.check, backups.check, flood.check, checkFiles, push.check, diskCheck(dataDir)],
    mailCheck({ store, troubles: watch?.troubles, now }),
  ];

  return {
    ...{ config, publicUrl, host, trustProxyHops, canSend, log, now, store, settings, monitoring, readiness },
    ...{ mail, sender, watch, wakeOutbox, notifyOwner, forgetMails: mail.forget, push, ...auth, passwordHash },
    ...{ content, sites, origins, published, renderer, headers, cache },
    ...{ limits, limitCounts, leadIntake, scheduleReceipt, offers, backups, purge },
    answerClock: settings.answerClock,
    requestActions: createRequestActions({ store, limits, limitCounts, notifyOwner, now }),
    eventLimits: createEventLimits({ limitCounts }),
    health: createHealth([...checks, storeCheck(readiness), limitCheck({ limitCounts, now })], log),
    links: createRequestLinks({ store, limits, publicUrl, now }),
    overload: createOverload({ note: limitCounts.note, delayMs: doubles.eventLoopDelayMs }),
    metrics: createPrometheus({ monitoring, store, now }),
    metricsToken: config.metricsToken,
    photoIntake: createPhotoIntake({ encoder, line, store, limits, limitCounts, now }),
    pictureIntake: createPictureIntake({ encoder, line, store, limitCounts, now }),
    proxies: createProxyWatch({ hops: trustProxyHops, log }),
    receipts: createReceiptTokens({ store, now }),
    hasReceipt: async (leadId: string) => isOnItsWay((await store.findLead(leadId))?.receipt),
    isStopping: () => isStopping,
    drain() {
      isStopping = true;
    },
  };
}
