import type { Page } from 'playwright-core';
import { timeLimitMs } from '../node-start.mjs';
import { withTimeLimit } from '../with-time-limit.ts';

const limitMs = timeLimitMs(30_000);
const lookLimitMs = timeLimitMs(3_000);

/**
 * The result of a script in a page. Playwright waits for one without a limit, and a browser that draws no frames never
 * answers some: after 30 s on an idle machine, this rejects with what was awaited and what the page looks like.
 */
export const inTime = <Result>(page: Page, what: string, script: Promise<Result>): Promise<Result> =>
  withTimeLimit(limitMs, script, () => new Error(`Not ${what} after ${limitMs} ms`)).catch(async (error: Error) => {
    const look = withTimeLimit(lookLimitMs, page.evaluate(lookOf), () => new Error('it does not answer'));
    error.message += `: ${JSON.stringify(await look.catch(String))}`;
    throw error;
  });

/** Runs in the page. */
function lookOf() {
  return {
    url: location.href,
    visibility: document.visibilityState,
    scrollY,
    animations: document.getAnimations().map(({ playState, pending, currentTime, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 100) : '';
      return { playState, pending, currentTime, target };
    }),
  };
}
