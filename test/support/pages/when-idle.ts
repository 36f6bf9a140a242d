import type { Page } from 'playwright-core';

/** Waits until the page has painted twice, so that its observers have run, and is idle. */
export const whenIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  });
