import { METHODS } from 'node:http';
import Router from '@koa/router';
import Koa from 'koa';
import type { Renderer } from '../host/render.tsx';
import type { Config } from './config.ts';
import type { SiteContent } from './content.ts';
import type { ContentVersion } from './content-version.ts';
import { edge, type State } from './edge/edge.ts';
import { createForeignPosts } from './edge/foreign-posts.ts';
import type { SiteHeaders } from './edge/headers.ts';
import { createLimits } from './edge/limits.ts';
import { createOrigins } from './edge/origins.ts';
import type { ProxyTrouble } from './edge/proxy-watch.ts';
import { sameOrigin } from './edge/same-origin.ts';
import { createLeadDesk } from './leads/lead-desk.ts';
import type { Log } from './log.ts';
import { feed } from './machine-files/feed.ts';
import { robots } from './machine-files/robots.ts';
import { sitemap } from './machine-files/sitemap.ts';
import { webManifest } from './machine-files/web-manifest.ts';
import { onNewDay } from './new-day.ts';
import { createLoginDesk } from './office/login-desk.ts';
import { officeDoor } from './office/office-door.ts';
import { createSessionCookie } from './office/session-cookie.ts';
import type { PageCache } from './page-cache.ts';
import { adminRoutes } from './routes/admin/routes.ts';
import { blogPostRoutes } from './routes/blog-posts.ts';
import { colorPaletteRoutes } from './routes/color-palette.ts';
import { contactRoutes } from './routes/contact.ts';
import { embedOriginRoutes } from './routes/embed-origins.ts';
import { estimateRoutes } from './routes/estimates.ts';
import { fileRoutes, type PublishedFiles } from './routes/files.ts';
import { healthRoutes } from './routes/health.ts';
import { machineFileRoutes } from './routes/machine-files.ts';
import { measureRoutes } from './routes/measure.ts';
import { pageRoutes } from './routes/pages.ts';
import { postedFormRoutes } from './routes/posted-forms.ts';
import { serviceAreaRoutes } from './routes/service-areas.ts';
import { testimonialRoutes } from './routes/testimonials.ts';
import { trackRoutes } from './routes/track.ts';
import type { Store } from './store/store.ts';

/** Everything that the server is made of; nothing else reaches it. */
export interface AppParts {
  config: Pick<Config, 'publicUrl' | 'embedOrigins' | 'trustProxyHops'>;
  /** Its failures are problems already: `guardStore`. */
  store: Store;
  content: SiteContent;
  version: ContentVersion;
  renderer: Renderer;
  /** Finished pages; who fills it ahead of visitors does so from outside. */
  cache: PageCache;
  headers: SiteHeaders;
  /** The folder of the build's published files, and their list. */
  published: { folder: string; files: PublishedFiles };
  /** The hash of the owner’s password. */
  passwordHash: () => Promise<string>;
  wakeOutbox: () => void;
  /** Removes what lies of these leads’ mails on our own disk. */
  forgetMails: (leadIds: readonly string[]) => Promise<void>;
  isStopping: () => boolean;
  proxyTrouble: () => ProxyTrouble | undefined;
  log: Log;
  now: () => Date;
}

/** Makes the server: edge → file | page | API. */
export function createApp(parts: AppParts): Koa<State> {
  const { config, store, content, version, renderer, cache, headers, published, isStopping, log, now } = parts;
  const { publicUrl, trustProxyHops } = config;
  const origins = createOrigins(config);
  const limits = createLimits({ store, now });
  const leadDesk = createLeadDesk({ store, limits, wakeOutbox: parts.wakeOutbox, now });
  const desk = createLoginDesk({ store, passwordHash: parts.passwordHash, now });
  const cookie = createSessionCookie(publicUrl.startsWith('https:'));
  content.onChange(cache.clear);
  onNewDay(version, now, cache.clearDated);
  const machineFiles = [
    sitemap({ publicUrl, renderer, content }),
    robots({ publicUrl }),
    feed({ publicUrl, content }),
    webManifest(),
  ];

  const api = new Router<State>({ methods: METHODS });
  for (const routes of [
    estimateRoutes({ leadDesk, origins, trustProxyHops }),
    colorPaletteRoutes({ leadDesk, origins, trustProxyHops }),
    contactRoutes({ leadDesk, origins, trustProxyHops }),
    trackRoutes({ store, now }),
    measureRoutes({ store, origins, now }),
    serviceAreaRoutes(content),
    testimonialRoutes(content),
    blogPostRoutes(content),
    ...adminRoutes({ ...parts, desk, cookie, trustProxyHops, embedOrigins: config.embedOrigins }),
    embedOriginRoutes(config),
    healthRoutes({ store, isStopping, now }),
  ]) {
    api.use(routes.routes());
  }
  const app = new Koa<State>();
  app.use(edge({ headers, origins, isStopping, log }));
  app.use(sameOrigin(origins, createForeignPosts({ store, now })));
  app.use(officeDoor({ desk, cookie, publicUrl }));
  app.use(fileRoutes({ ...published, headers }));
  app.use(machineFileRoutes({ files: machineFiles, content, headers }));
  app.use(pageRoutes({ renderer, cache, headers, isOwner: (request) => desk.isLive(cookie.read(request.headers)) }));
  app.use(postedFormRoutes({ renderer, leadDesk, headers, trustProxyHops }));
  app.use(api.allowedMethods());
  app.use(api.routes());
  return app;
}
