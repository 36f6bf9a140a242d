import type { reportAnalytics } from './analytics.ts';

const depths = [25, 50, 75, 100];
const minSeconds = 10;

/** `report` is a parameter, so that no page loads a shared chunk for it. */
export function watchScrollAndTime(report: typeof reportAnalytics): void {
  const startedAt = performance.now();
  const left = [...depths];
  addEventListener(
    'scroll',
    () => {
      const { scrollHeight } = document.documentElement;
      const percent = ((scrollY + innerHeight) / scrollHeight) * 100;
      while (left[0] !== undefined && percent >= left[0] - 0.5) {
        report('scroll_depth', left.shift() as number, { page: location.pathname });
      }
    },
    { passive: true },
  );
  addEventListener('pagehide', () => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    if (seconds >= minSeconds) report('time_on_page', seconds, { page: location.pathname });
  });
}
