import type { KeyObject } from 'node:crypto';
import type { Health, TestMailOutcome } from '../../catalogue/contracts/admin/status.ts';
import type { AnswerClock } from '../../catalogue/time/response-deadline.ts';
import type { Renderer } from '../../host/render.tsx';
import type { SiteContent } from '../content/content.ts';
import type { RegisteredSites } from '../content/registered-sites.ts';
import type { Readiness } from '../health.ts';
import type { ProxyWatch } from '../http/client-address.ts';
import type { SiteHeaders } from '../http/headers.ts';
import type { Origins } from '../http/origins.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import type { OfferFilter } from '../leads/offer-filter.ts';
import type { ScheduleReceipt } from '../leads/receipt-schedule.ts';
import type { RequestLinks } from '../leads/request-links.ts';
import type { LimitCounts } from '../limits/limit-counts.ts';
import type { EventLimits } from '../limits/rate-limits.ts';
import type { RecipientWatch } from '../mail/recipient-watch.ts';
import type { PhotoIntake, PictureIntake } from '../photos/photo-intake.ts';
import type { Push } from '../push/create-push.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

/** The services that routes use, by name. */
export interface ApiParts {
  store: Store;
  now: () => Date;
  config: { sendgridWebhookKey?: KeyObject | undefined };
  publicUrl: string;
  host: string;
  trustProxyHops: number;
  settings: Settings;
  answerClock: () => Promise<AnswerClock>;
  content: SiteContent;
  sites: RegisteredSites;
  origins: Origins;
  renderer: Renderer;
  headers: SiteHeaders;
  proxies: ProxyWatch;
  limitCounts: LimitCounts;
  eventLimits: EventLimits;
  leadIntake: LeadIntake;
  links: RequestLinks;
  offers: OfferFilter;
  photoIntake: PhotoIntake;
  pictureIntake: PictureIntake;
  /** Whether mail is sent, not written to files. */
  canSend: boolean;
  /** Undefined where mail is written to files. */
  watch: RecipientWatch | undefined;
  wakeOutbox: () => void;
  scheduleReceipt: ScheduleReceipt;
  sendTestMail: (sentence?: string) => Promise<TestMailOutcome>;
  forgetMails: (leadIds: readonly string[]) => Promise<void>;
  push: Push;
  health: () => Promise<Health>;
  readiness: Readiness;
  isStopping: () => boolean;
  metrics: () => Promise<{ text: string; contentType: string }>;
  metricsToken: string | undefined;
}
