import type { Evaluates } from './page-part.ts';

/** How long a person takes at least to fill in a form (server/leads/spam-score.ts): faster looks like a bot. */
export const humanMs = 1_000;

/** Moves a page's clock on, which its forms read, so that no test waits. */
export const passTime = (page: Evaluates, ms = humanMs): Promise<void> =>
  page.evaluate((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, ms);
