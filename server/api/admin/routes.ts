import type { Health } from '../../../catalogue/contracts/admin/health.ts';
import { createContentService } from '../../admin/content-service.ts';
import { createReplyTemplates } from '../../admin/reply-templates.ts';
import type { Settings } from '../../admin/settings.ts';
import type { SendTestMail } from '../../admin/test-mail.ts';
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
import type { OwnerBackups } from '../../maintenance/backups/owner-backups.ts';
import type { Clock } from '../../maintenance/clock.ts';
import type { Push } from '../../push/create-push.ts';
import type { Store } from '../../store/store.ts';
import { backupRoutes } from './backups.ts';
import { adminContentRoutes } from './content.ts';
import { eraseRoutes } from './erase.ts';
import { adminEventRoutes } from './events.ts';
import { exportRoutes } from './exports.ts';
import { adminHealthRoutes } from './health.ts';
import { adminLeadRoutes } from './leads/leads.ts';
import { adminPhotoRoutes } from './leads/photos.ts';
import { submissionRoutes } from './leads/submissions.ts';
import { adminLimitRoutes } from './limits.ts';
import { adminMailRoutes } from './mail.ts';
import { adminPushRoutes } from './push.ts';
import { replyTemplateRoutes } from './reply-templates.ts';
import { adminNumberRoutes } from './reports.ts';
import { securityRoutes } from './security.ts';
import { loginRoutes, logoutRoutes } from './session/session.ts';
import type { OwnerCookies } from './session/session-cookie.ts';
import { settingsRoutes } from './settings.ts';

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
  backups: OwnerBackups;
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
  clock: Clock;
  now: () => Date;
}

/** All calls below `/api/admin`. */
export function adminRoutes(parts: AdminParts): Routes[] {
  const { store, auth, proxyTrouble, trustProxyHops, wakeOutbox, forgetMails, version, now } = parts;
  const { cookies, limitCounts, settings, sendTestMail, backups } = parts;
  const { answerClock } = settings;
  return [
    loginRoutes({ ...auth, cookies, fromOwnPages: parts.csrf.fromOwnPages, trustProxyHops }),
    logoutRoutes({ ...auth, cookies }),
    securityRoutes({ ...auth, cookies }),
    adminEventRoutes(store),
    submissionRoutes(store),
    adminLeadRoutes({ ...parts, answerClock }),
    replyTemplateRoutes(createReplyTemplates(store, now)),
    adminPhotoRoutes(store),
    adminMailRoutes({ store, answerClock, proxyTrouble, wakeOutbox, sendTestMail, now }),
    backupRoutes({ backups, limitCounts, security: auth.security }),
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
    adminNumberRoutes({ store, answerClock, now }),
    adminContentRoutes({ content: createContentService({ store, version, now }) }),
    exportRoutes({ store, limitCounts, now }),
    adminLimitRoutes(limitCounts),
    eraseRoutes({ store, forgetMails }),
    adminHealthRoutes(parts),
  ];
}
