import Koa, { type Middleware } from 'koa';
import type { Renderer } from '../host/render.tsx';
import { adminRoutes } from './api/admin/routes.ts';
import { createOwnerCookies, requireSession } from './api/admin/session.ts';
import type { SendTestMail } from './api/admin/test-mail.ts';
import { contentRoutes } from './api/content.ts';
import { healthRoutes } from './api/health.ts';
import { leadRoutes } from './api/leads.ts';
import { mailEventRoutes } from './api/mail-events.ts';
import { openapiRoutes } from './api/openapi.ts';
import { photoRoutes } from './api/photos.ts';
import { pictureRoutes } from './api/pictures.ts';
import { siteRoutes } from './api/sites.ts';
import { trackingRoutes } from './api/tracking.ts';
import type { Auth } from './auth/create-auth.ts';
import type { Config } from './config.ts';
import type { SiteContent } from './content/content.ts';
import type { ContentVersion } from './content/content-version.ts';
import type { RegisteredSites } from './content/registered-sites.ts';
import { createHealth, type HealthCheck, limitCheck, storeCheck } from './health.ts';
import { markOfOwner } from './http/client-address.ts';
import { createLoadShedding } from './http/connections/load-shedding.ts';
import type { ProxyTrouble } from './http/connections/proxy-watch.ts';
import { createCsrf } from './http/csrf.ts';
import type { SiteHeaders } from './http/headers.ts';
import { httpMiddleware, type State } from './http/middleware.ts';
import { createOrigins } from './http/origins.ts';
import { createRejectedOrigins } from './http/rejected-origins.ts';
import { createRouter } from './http/router.ts';
import { createRoutes, type Route } from './http/routes.ts';
import { createUploadMemory } from './http/upload-memory.ts';
import { countLeads } from './leads/count-leads.ts';
import { createLeadIntake } from './leads/lead-intake.ts';
import { createOfferFilter } from './leads/offers/offer-filter.ts';
import { createOwedReceipts, isOnItsWay } from './leads/owed-receipts.ts';
import { createReceiptTokens } from './leads/receipt-token.ts';
import { createRequestLinks } from './leads/request-links.ts';
import { createVisitorDesk } from './leads/visitor-desk.ts';
import type { Client } from './limits/client.ts';
import { createEventLimits } from './limits/event-limits.ts';
import type { LimitCounts } from './limits/limit-counts.ts';
import { limitTable } from './limits/limit-table.ts';
import { createRateLimits } from './limits/rate-limits.ts';
import { errorFields, type Log } from './log/log.ts';
import type { RecipientWatch } from './mail/recipient-watch.ts';
import type { Monitoring } from './monitoring/monitoring.ts';
import { createPrometheus } from './monitoring/prometheus.ts';
import { feedRoutes } from './pages/feeds.ts';
import { fileRoutes, type Published } from './pages/files.ts';
import type { PageCache } from './pages/page-cache.ts';
import { pageRoutes, pagesInMemory } from './pages/pages.ts';
import { postedFormRoutes } from './pages/posted-forms.ts';
import { requestPageRoutes } from './pages/request-page.ts';
import type { PhotoEncoder } from './photos/photo-encoder.ts';
import { createPhotoIntake } from './photos/photo-intake.ts';
import { createPictureIntake } from './photos/picture-intake.ts';
import type { Push } from './push/create-push.ts';
import { createReadiness } from './readiness.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

/** All parts of the app; it has no other dependencies. */
export interface AppParts {
  config: Pick<Config, 'publicUrl' | 'trustProxyHops' | 'metricsToken' | 'sendgridApiKey' | 'sendgridWebhookKey'>;
  sites: RegisteredSites;
  /** Wrapped by `withStoreTimeout`, so its failures are problems. */
  store: Store;
  content: SiteContent;
  version: ContentVersion;
  renderer: Renderer;
  /** Cached pages, which `createServer` prerenders. */
  cache: PageCache;
  headers: SiteHeaders;
  /** The folder of the build's published files, and their list. */
  published: Published;
  photoEncoder: PhotoEncoder;
  auth: Auth;
  push: Push;
  settings: Settings;
  wakeOutbox: () => void;
  /** Called with each lead that is held because too many came before it. */
  onFlood: () => void;
  sendTestMail: SendTestMail;
  /** Whether mail arrives; undefined if it is only written to files. */
  watch: RecipientWatch | undefined;
  /** Wakes the outbox of receipts. */
  wakeReceipts: () => void;
  /** Removes the mails of these leads from our disk. */
  forgetMails: (leadIds: readonly string[]) => Promise<void>;
  /** Health checks of parts created elsewhere; the parts created here add theirs. */
  healthChecks: readonly HealthCheck[];
  monitoring: Monitoring;
  isStopping: () => boolean;
  proxyTrouble: () => ProxyTrouble | undefined;
  limitCounts: LimitCounts;
  /** @default the measured delay */
  eventLoopDelayMs?: () => number;
  /** The clock of uploads. @default the process's */
  uptimeMs?: () => number;
  log: Log;
  now: () => Date;
}

export interface App {
  callback: Koa<State>['callback'];
  /** All routes, in the order in which they are tried. */
  routes: readonly Route[];
}

/** Creates the server: http → file | page | API. */
export function createApp(parts: AppParts): App {
  const {
    config,
    store,
    content,
    renderer,
    cache,
    headers,
    published,
    photoEncoder,
    limitCounts,
    isStopping,
    log,
    now,
    monitoring,
  } = parts;
  const { publicUrl, trustProxyHops } = config;
  const origins = createOrigins({ publicUrl, isRegistered: parts.sites.has });
  const load = createLoadShedding({
    note: limitCounts.note,
    ...(parts.eventLoopDelayMs && { delayMs: parts.eventLoopDelayMs }),
  });
  const limits = createRateLimits({ store, limitCounts, now });
  const eventLimits = createEventLimits({ store, limitCounts, now });
  const ownOrigins = () => [publicUrl, ...parts.sites.origins()];
  const photoIntake = createPhotoIntake({ encoder: photoEncoder, store, limits, limitCounts, now });
  const photoMemory = createUploadMemory({
    most: limitTable.photoBytesAtOnce.number,
    mostOfOne: limitTable.photoBytesOfAddress.number,
    leastRate: limitTable.uploadRate.number,
    patienceMs: limitTable.uploadPatience.number * 1_000,
    uptimeMs: parts.uptimeMs,
    note: limitCounts.note,
  });
  const photoShare = (client: Client) => photoMemory(client.kind === 'address' ? client.network : undefined);
  const pictureIntake = createPictureIntake({ encoder: photoEncoder, store, limitCounts, now });
  const tellOwner = () => {
    parts.wakeOutbox();
    parts.push.alerts.wake();
  };
  const canSend = config.sendgridApiKey !== undefined;
  const oweReceipt = createOwedReceipts({
    store,
    isWanted: async () => canSend && (await parts.settings.read()).receiptMail,
    wake: parts.wakeReceipts,
    log,
    now,
  });
  const offers = createOfferFilter({ store, log });
  const leadIntake = countLeads(
    createLeadIntake({ store, limits, offers, tellOwner, oweReceipt, onFlood: parts.onFlood, now, ownOrigins }),
    monitoring.leads,
  );
  const receipts = createReceiptTokens({ store, now });
  const links = createRequestLinks({ store, limits, publicUrl, now });
  const desk = createVisitorDesk({ store, limits, limitCounts, tellOwner, now });
  const { loginService } = parts.auth;
  const cookies = createOwnerCookies(publicUrl.startsWith('https:'));
  content.onChange(cache.clear);
  const queryAt = (path: string) => {
    const found = renderer.find(path, new URLSearchParams());
    return 'query' in found ? found.query : [];
  };

  const csrf = createCsrf({ origins, rejectedOrigins: createRejectedOrigins({ store, now }) });
  const readiness = createReadiness({ store, log, now, failures: monitoring.storeCalls.failures });
  const health = createHealth([...parts.healthChecks, storeCheck(readiness), limitCheck({ limitCounts, now })], log);
  const routes = [
    ...adminRoutes({
      ...parts,
      ...{ health, cookies, csrf, trustProxyHops, oweReceipt, offers, canSend, publicUrl },
      host: new URL(publicUrl).host,
    }),
    ...pictureRoutes({ store, pictureIntake }),
    ...siteRoutes({ store, sites: parts.sites, now }),
    createRoutes({ audience: 'owner', prefix: '/api/admin' }).rest(),
    photoRoutes({ photoIntake, photoShare, trustProxyHops }),
    ...leadRoutes({ leadIntake, links, origins, trustProxyHops }),
    trackingRoutes({ store, origins, queryAt, eventLimits, trustProxyHops, now }),
    contentRoutes(content),
    openapiRoutes({ publicUrl }),
    ...(parts.watch && config.sendgridWebhookKey
      ? [
          mailEventRoutes({
            ...{ key: config.sendgridWebhookKey, believe: parts.watch.believe },
            ...{ share: photoShare, trustProxyHops, now },
          }),
        ]
      : []),
    createRoutes({ audience: 'embed', prefix: '/api' }).rest(),
    ...healthRoutes({
      ...{ readiness, isStopping, trustProxyHops, metricsToken: config.metricsToken },
      metrics: createPrometheus({ monitoring, store, now }),
    }),
    // Before the files: one of these routes is below /widgets/, where everything else is a file of the build.
    feedRoutes({ publicUrl, renderer, content, headers }),
    ...fileRoutes({ ...published, headers }),
    ...requestPageRoutes({
      ...{ renderer, links, desk, photoIntake, photoShare, store, headers, trustProxyHops, now },
      host: new URL(publicUrl).host,
    }),
    pageRoutes({
      renderer,
      cache,
      headers,
      load,
      receipts,
      links,
      hasReceipt: async (leadId) => isOnItsWay((await store.findLead(leadId))?.receipt),
      isOwner: (request) => loginService.isLive(cookies.session.read(request.headers)),
    }),
    postedFormRoutes({ renderer, leadIntake, photoIntake, photoShare, receipts, headers, trustProxyHops }),
  ].flatMap(({ list }) => list);
  const knowOwner: Middleware<State> = async ({ req }, next) => {
    const token = cookies.session.read(req.headers);
    // If the store fails, the form gets its own answer.
    if (token && req.method === 'POST' && (await loginService.isLive(token).catch(() => false))) markOfOwner(req);
    return next();
  };
  const router = createRouter(routes, {
    public: [load.gate, csrf.fromKnownSites, knowOwner],
    embed: [load.gate, csrf.preflight, csrf.fromKnownSites, knowOwner],
    link: [load.gate, csrf.fromSecretPages, knowOwner],
    owner: [load.gate, csrf.fromOwnPages, requireSession({ loginService, cookies })],
  });
  const app = new Koa<State>();
  // Koa would write it to the console, including the message.
  app.on('error', (error: unknown) => log('warn', 'answer_broken_off', errorFields(error)));
  app.use(httpMiddleware({ headers, origins, isStopping, log, requests: monitoring.requests }));
  app.use(pagesInMemory(cache));
  app.use(router);
  return { callback: () => app.callback(), routes };
}
