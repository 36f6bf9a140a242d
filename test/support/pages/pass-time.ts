import type { Evaluates } from './page-part.ts';

/** Runs in the page: stops the timers of this length, which a test on a busy machine may be too late for. */
export function withoutTimers(stoppedMs: number): void {
  const start = window.setTimeout.bind(window);
  const patient = (act: TimerHandler, ms?: number) => (ms === stoppedMs ? 0 : start(act, ms));
  Object.assign(window, { setTimeout: patient });
}

/** The minimum time a person takes to fill in a form; a faster post looks like a bot (server/leads/spam-score.ts). */
export const humanMs = 1_000;

/** Advances a page's clock, which its forms read, so that tests need not wait. */
export const passTime = (page: Evaluates, ms = humanMs): Promise<void> =>
  page.evaluate((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, ms);
