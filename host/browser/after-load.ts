import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import type { PageKind } from '../../catalogue/metrics/page-kind.ts';
import { loadAnalytics, reportAnalytics } from '../../widgets/core/metrics/analytics.ts';
import { watchFunnel } from '../../widgets/core/metrics/funnel.ts';
import { createMetrics } from '../../widgets/core/metrics/metrics.ts';
import type { AnnouncedAction, Announcement } from '../../widgets/core/runtime/announce.ts';
import { watchActions } from './actions.ts';

/** Starts what may wait until a page is there: counting how it did and what is done on it. */
export function afterLoad(): void {
  // The cast: host/document.tsx writes what the page's definition says.
  const page = document.documentElement.dataset.pageKind as PageKind;
  const vital = ({ name, rating }: MetricType) => measures.count('vital', `${page} ${name} ${rating}`);
  for (const on of [onLCP, onINP, onCLS]) on(vital);
  const measures = createMetrics(location.origin);
  // After the vitals, and as the event bubbles: what they know when the page is hidden has been counted by then.
  addEventListener('visibilitychange', () => document.hidden && measures.send());
  addEventListener('pagehide', measures.send);
  loadAnalytics(document.querySelector<HTMLElement>('[data-analytics]')?.dataset.analytics);
  const announced: Announcement = 'brushline:action';
  addEventListener(announced, (event) => {
    const { name, value, params } = (event as CustomEvent<AnnouncedAction>).detail;
    reportAnalytics(name, value, params);
  });
  watchActions(page, (action) => measures.count('action', action));
  for (const island of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    watchFunnel(island, island.dataset.widget ?? '', measures);
  }
  if ('gtag' in window) import('./engagement.ts').then(({ watchEngagement }) => watchEngagement());
}
