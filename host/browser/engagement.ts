import { reportAnalytics } from '../../widgets/core/metrics/analytics.ts';

const depths = [25, 50, 75, 100];
/** A shorter stay is not meaningful. */
const minSeconds = 10;

/**
 * Reports how far a page is scrolled, each depth once, and how long it was visible. Loaded only with the analytics
 * service.
 */
export function watchEngagement(): void {
  const startedAt = performance.now();
  const left = [...depths];
  addEventListener(
    'scroll',
    () => {
      const { scrollHeight } = document.documentElement;
      const percent = ((scrollY + innerHeight) / scrollHeight) * 100;
      while (left[0] !== undefined && percent >= left[0] - 0.5) {
        reportAnalytics('scroll_depth', left.shift() as number, { page: location.pathname });
      }
    },
    { passive: true },
  );
  addEventListener('pagehide', () => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    if (seconds >= minSeconds) reportAnalytics('time_on_page', seconds, { page: location.pathname });
  });
}
