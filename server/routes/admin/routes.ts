import type { ContentVersion } from '../../content-version.ts';
import type { Csrf } from '../../edge/csrf.ts';
import type { Limits } from '../../edge/limits.ts';
import { createRoutes, type Routes } from '../../edge/routes.ts';
import { createContentDesk } from '../../office/content-desk.ts';
import type { LoginDesk } from '../../office/login-desk.ts';
import type { SessionCookie } from '../../office/session-cookie.ts';
import { createSettings } from '../../office/settings.ts';
import type { Store } from '../../store/store.ts';
import { adminContentRoutes } from './content.ts';
import { adminEmbedRoutes } from './embeds.ts';
import { eraseRoutes } from './erase.ts';
import { adminEventRoutes } from './events.ts';
import { exportRoutes } from './exports.ts';
import { adminLeadRoutes } from './leads.ts';
import { adminMailRoutes } from './mail.ts';
import { adminNumberRoutes } from './numbers.ts';
import { loginRoutes, logoutRoutes } from './session.ts';
import { settingsRoutes } from './settings.ts';
import { submissionRoutes } from './submissions.ts';

export interface OfficeParts {
  store: Store;
  desk: LoginDesk;
  cookie: SessionCookie;
  csrf: Pick<Csrf, 'fromOwnPages'>;
  limits: Pick<Limits, 'isBehindUndeclaredProxy'>;
  trustProxyHops: number;
  embedOrigins: readonly string[];
  wakeOutbox: () => void;
  forgetMails: (leadIds: readonly string[]) => Promise<void>;
  version: Pick<ContentVersion, 'check'>;
  now: () => Date;
}

/** Every call below `/api/admin`. */
export function adminRoutes(parts: OfficeParts): Routes[] {
  const { store, desk, cookie, limits, trustProxyHops, embedOrigins, wakeOutbox, forgetMails, version, now } = parts;
  const settings = createSettings(store);
  const { clockMode } = settings;
  const { isBehindUndeclaredProxy } = limits;
  return [
    loginRoutes({ desk, cookie, fromOwnPages: parts.csrf.fromOwnPages, trustProxyHops }),
    logoutRoutes({ desk, cookie }),
    adminEventRoutes(store),
    submissionRoutes(store),
    adminLeadRoutes({ store, clockMode, wakeOutbox, now }),
    adminMailRoutes({ store, clockMode, isBehindUndeclaredProxy, wakeOutbox, now }),
    adminEmbedRoutes({ store, embedOrigins, now }),
    settingsRoutes(settings, store),
    adminNumberRoutes({ store, clockMode, now }),
    adminContentRoutes({ content: createContentDesk({ store, version, now }) }),
    exportRoutes({ store, now }),
    eraseRoutes({ store, forgetMails }),
    createRoutes({ audience: 'owner', prefix: '/api/admin' }).rest(),
  ];
}
