import type { Health } from '../../../catalogue/contracts/admin/health.ts';
import type { Auth } from '../../auth/create-auth.ts';
import type { ContentVersion } from '../../content/content-version.ts';
import type { ProxyTrouble } from '../../http/connections/proxy-watch.ts';
import type { Csrf } from '../../http/csrf.ts';
import type { SiteHeaders } from '../../http/headers.ts';
import type { Routes } from '../../http/routes.ts';
import type { OfferFilter } from '../../leads/offers/offer-filter.ts';
import type { OweReceipt } from '../../leads/owed-receipts.ts';
import type { LimitCounts } from '../../limits/limit-counts.ts';
import type { RecipientWatch } from '../../mail/recipient-watch.ts';
import type { Push } from '../../push/create-push.ts';
import type { Settings } from '../../settings.ts';
import type { Store } from '../../store/store.ts';
import { adminContentRoutes } from './content.ts';
import { adminHealthRoutes } from './health.ts';
import { adminLeadRoutes } from './leads.ts';
import { listRoutes } from './lists.ts';
import { adminMailRoutes } from './mail.ts';
import { personalDataRoutes } from './personal-data.ts';
import { adminPushRoutes } from './push.ts';
import { replyTemplateRoutes } from './reply-templates.ts';
import { reportRoutes } from './reports.ts';
import { securityRoutes } from './security.ts';
import { type OwnerCookies, sessionRoutes } from './session.ts';
import { settingsRoutes } from './settings.ts';
import type { SendTestMail } from './test-mail.ts';

export interface AdminParts {
  store: Store;
  auth: Auth;
  push: Push;
  settings: Settings;
  cookies: OwnerCookies;
  csrf: Pick<Csrf, 'fromOwnPages'>;
  proxyTrouble: () => ProxyTrouble | undefined;
  trustProxyHops: number;
  limitCounts: LimitCounts;
  wakeOutbox: () => void;
  sendTestMail: SendTestMail;
  oweReceipt: OweReceipt;
  offers: Pick<OfferFilter, 'teach'>;
  watch: RecipientWatch | undefined;
  /** Whether mail is sent at all. */
  canSend: boolean;
  headers: Pick<SiteHeaders, 'mail'>;
  publicUrl: string;
  forgetMails: (leadIds: readonly string[]) => Promise<void>;
  version: Pick<ContentVersion, 'check'>;
  /** The site's own host, for ids that must be globally unique. */
  host: string;
  health: () => Promise<Health>;
  now: () => Date;
}

/** All calls below `/api/admin`. */
export function adminRoutes(parts: AdminParts): Routes[] {
  const { store, auth, proxyTrouble, trustProxyHops, wakeOutbox, forgetMails, version, now } = parts;
  const { cookies, limitCounts, settings, sendTestMail } = parts;
  const { answerClock } = settings;
  return [
    ...sessionRoutes({ ...auth, cookies, fromOwnPages: parts.csrf.fromOwnPages, trustProxyHops }),
    securityRoutes({ ...auth, cookies }),
    listRoutes(store),
    ...adminLeadRoutes({ ...parts, answerClock }),
    replyTemplateRoutes({ store, now }),
    adminMailRoutes({ store, answerClock, proxyTrouble, wakeOutbox, sendTestMail, now }),
    settingsRoutes({
      settings,
      store,
      watch: parts.watch,
      canSend: parts.canSend,
      headers: parts.headers,
      publicUrl: parts.publicUrl,
      now,
    }),
    adminPushRoutes(parts),
    reportRoutes({ store, answerClock, now }),
    adminContentRoutes({ store, version, now }),
    personalDataRoutes({ store, limitCounts, forgetMails, now }),
    adminHealthRoutes(parts),
  ];
}
