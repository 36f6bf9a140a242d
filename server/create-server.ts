import type { Server as HttpServer } from 'node:http';
import { createApp } from './app.ts';
import { closeGracefully, createHttpServer } from './http/http-server.ts';
import type { Route } from './http/routes.ts';
import { errorFields } from './log/log.ts';
import { createServices, type ServerParts } from './services.ts';

export interface Server {
  /** Does not listen yet. */
  http: HttpServer;
  routes: readonly Route[];
  checkContent(): Promise<void>;
  /** Call once the server listens. */
  start(): void;
  /** From now on `/health/ready` answers 503, and each answer ends its connection. */
  drain(): void;
  /** Closes connections within 4 s, then waits up to 3 s for mail and alerts being sent. */
  stop(): Promise<void>;
}

export async function createServer(parts: ServerParts): Promise<Server> {
  const services = await createServices(parts);
  const { headers, proxies, content, cache, mail, push, drain, log } = services;
  const { version, sites, purge, backups, flood } = services;
  const app = createApp(services);
  const answer = app.callback();
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
    routes: app.routes,
    checkContent: version.check,
    start() {
      content.onChange(() => void cache.prerender());
      if (content.index()) void cache.prerender();
      for (const job of [mail, push.alerts, purge, backups]) job.start();
      services.passwordHash().catch((error: unknown) => log('warn', 'no_password_yet', errorFields(error)));
    },
    drain,
    async stop() {
      drain();
      await closeGracefully(http, 4_000);
      for (const job of [version, sites, purge, backups, flood]) job.stop();
      await Promise.all([mail.stop(3_000), push.alerts.stop(3_000)]);
    },
  };
}
