import type { IncomingMessage } from 'node:http';
import Koa, { type Middleware } from 'koa';
import { adminContentRoutes } from './api/admin/content.ts';
import { adminLeadRoutes, listRoutes } from './api/admin/leads.ts';
import { personalDataRoutes } from './api/admin/personal-data.ts';
import { reportRoutes } from './api/admin/reports.ts';
import { requireSession, securityRoutes, sessionRoutes } from './api/admin/session.ts';
import { adminMailRoutes, adminPushRoutes, replyTemplateRoutes, settingsRoutes } from './api/admin/settings.ts';
import { contentRoutes } from './api/content.ts';
import { healthRoutes } from './api/health.ts';
import { leadRoutes } from './api/leads.ts';
import { mailEventRoutes } from './api/mail-events.ts';
import { photoRoutes } from './api/photos.ts';
import { siteRoutes } from './api/sites.ts';
import { trackingRoutes } from './api/tracking.ts';
import { createOwnerCookies } from './auth/sessions.ts';
import { markOfOwner } from './http/client.ts';
import { closeGracefully, createHttpServer } from './http/http-server.ts';
import { httpMiddleware } from './http/middleware.ts';
import { createCsrf } from './http/origins.ts';
import { createRouter, createRoutes, type State } from './http/routes.ts';
import { errorFields } from './log/log.ts';
import { feedRoutes } from './pages/feeds.ts';
import { fileRoutes } from './pages/files.ts';
import { markdownRoutes } from './pages/markdown-twins.ts';
import { pageRoutes, pagesInMemory } from './pages/pages.ts';
import { postedFormRoutes } from './pages/posted-forms.ts';
import { requestPageRoutes } from './pages/request-page.ts';
import { createServices, type ServerParts, type Services } from './services.ts';

/** Earlier routes win. */
function createApp(services: Services) {
  const { loginService, overload, publicUrl, log } = services;
  const csrf = createCsrf(services);
  const cookies = createOwnerCookies(publicUrl.startsWith('https:'));
  const isOwner = async ({ headers }: IncomingMessage) =>
    (await loginService.current(cookies.session.read(headers))) !== undefined;
  const routes = [
    ...sessionRoutes(services, { csrf, cookies }),
    securityRoutes(services, cookies),
    ...adminLeadRoutes(services),
    listRoutes(services),
    replyTemplateRoutes(services),
    adminMailRoutes(services),
    settingsRoutes(services),
    adminPushRoutes(services),
    reportRoutes(services),
    ...photoRoutes(services),
    adminContentRoutes(services),
    ...siteRoutes(services),
    personalDataRoutes(services),
    ...healthRoutes(services),
    createRoutes({ audience: 'owner', prefix: '/api/admin' }).rest(),

    ...leadRoutes(services),
    trackingRoutes(services),
    contentRoutes(services),
    ...mailEventRoutes(services),
    createRoutes({ audience: 'embed', prefix: '/api' }).rest(),

    // One of these is below /widgets/, where `fileRoutes` answers everything.
    feedRoutes(services),
    markdownRoutes(services),
    ...fileRoutes({ ...services, ...services.published }),
    ...requestPageRoutes(services),
    pageRoutes(services, isOwner),
    postedFormRoutes(services),
  ].flatMap(({ list }) => list);

  const knowOwner: Middleware<State> = async ({ req }, next) => {
    if (req.method === 'POST' && (await isOwner(req).catch(() => false))) markOfOwner(req);
    return next();
  };
  const router = createRouter(routes, {
    public: [overload.gate, csrf.fromKnownSites, knowOwner],
    embed: [overload.gate, csrf.preflight, csrf.fromKnownSites, knowOwner],
    link: [overload.gate, csrf.fromSecretPages, knowOwner],
    owner: [overload.gate, csrf.fromOwnPages, requireSession(services, cookies)],
  });
  const app = new Koa<State>();
  // Koa would write its message to the console.
  app.on('error', (error: unknown) => log('warn', 'answer_broken_off', errorFields(error)));
  app.use(httpMiddleware({ ...services, requests: services.monitoring.requests }));
  app.use(pagesInMemory(services));
  app.use(router);
  return { answer: app.callback(), routes };
}

export async function createServer(parts: ServerParts) {
  const services = await createServices(parts);
  const { headers, proxies, content, cache, mail, push, drain, log } = services;
  const { sites, purge, backups } = services;
  const { answer, routes } = createApp(services);
  const http = createHttpServer({
    handle: (request, response) => {
      proxies.note(request);
      void answer(request, response);
    },
    headers: headers.api,
    isBehindProxy: services.trustProxyHops > 0,
  });

  return {
    http,
    routes,
    checkContent: content.check,
    /** Call once the server listens. */
    start(): void {
      content.onChange(() => void cache.prerender());
      if (content.index()) void cache.prerender();
      for (const job of [mail, push.alerts, purge, backups]) job.start();
      services.passwordHash().catch((error: unknown) => log('warn', 'no_password_yet', errorFields(error)));
    },
    /** Then `/health/ready` is 503, and each answer ends its connection. */
    drain,
    /** Closes connections within 4 s, then waits up to 3 s for mail and alerts being sent. */
    async stop(): Promise<void> {
      drain();
      await closeGracefully(http, 4_000);
      for (const job of [content, sites, purge, backups]) job.stop();
      await Promise.all([mail.stop(3_000), push.alerts.stop(3_000)]);
    },
  };
}
