import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { business } from '../../catalogue/business.ts';
import type { PageKind } from '../../catalogue/metrics/metric-names.ts';
import { campaignTags } from '../../catalogue/metrics/visit-address.ts';
import { createMetrics, watchFunnel } from '../../widgets/core/metrics/metrics.ts';
import { loadAnalytics, reportAnalytics } from './analytics.ts';
import { recognizeActions } from './recognize-actions.ts';
import { trackActions } from './track-actions.ts';

/** Later clicks are pushed to `clicks`. */
export async function afterLoad(clicks: Event[]): Promise<void> {
  removeCommandFallbacks();
  // Written by host/document.tsx.
  const page = document.documentElement.dataset.pageKind as PageKind;
  const vital = ({ name, rating }: MetricType) => measures.count('vital', `${page} ${name} ${rating}`);
  for (const on of [onLCP, onINP, onCLS]) on(vital);
  const measures = createMetrics(location.origin);
  // In the bubble phase: the vitals have recorded their values before this runs.
  addEventListener('visibilitychange', () => document.hidden && measures.send());
  addEventListener('pagehide', measures.send);
  await loadAnalytics(document.querySelector<HTMLElement>('[data-analytics]')?.dataset.analytics).catch(console.error);
  const recordAction = trackActions((action) => measures.count('action', action));
  recognizeActions(page, clicks, recordAction);
  for (const island of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    watchFunnel(island, island.dataset.widget ?? '', measures);
  }
  keepCampaignTags();
  stepAside();
  const hours = document.querySelector<HTMLElement>('[data-open]');
  if (hours) import('./open-now.ts').then(({ keepOpenShown }) => keepOpenShown(hours));
  if ('gtag' in window)
    import('./scroll-and-time.ts').then(({ watchScrollAndTime }) => watchScrollAndTime(reportAnalytics));
}

/** Chromium warns on every press of a button with both a command and `popovertarget`. */
export function removeCommandFallbacks(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) return;
  for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('popovertarget');
}

/** Of the bar at the lower edge, while the page's own way to an estimate is in view; a header's button stays. */
export function stepAside(): void {
  const seen = new Set<Element>();
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
      document.getElementById('ask')?.toggleAttribute('data-aside', seen.size > 0);
    },
    { rootMargin: '0px 0px -64px' },
  );
  for (const way of document.querySelectorAll('main :is(#estimate, a[href$="#estimate"])')) inView.observe(way);
}

/** Until the tab is closed, as the privacy policy says, for forms on our other pages. */
export function keepCampaignTags(): void {
  const tags = [...new URLSearchParams(location.search)].filter(([name]) => name.match(campaignTags.pattern));
  try {
    if (tags.length > 0) sessionStorage.setItem(`${business.namespace}:tags`, `${new URLSearchParams(tags)}`);
  } catch {}
}
