import type { Evaluates } from './page-part.ts';

/** The minimum time a person takes to fill in a form; a faster post looks like a bot (server/leads/spam-score.ts). */
export const humanMs = 1_000;

/** Advances a page's clock, which its forms read, so that tests need not wait. */
export const passTime = (page: Evaluates, ms = humanMs): Promise<void> =>
  page.evaluate((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, ms);
