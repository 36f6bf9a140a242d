import type { Page } from 'playwright-core';
import { timeLimitMs } from '../node-start.mjs';
import { withTimeLimit } from '../with-time-limit.ts';
import { pageLook } from './page-look.ts';

const limitMs = timeLimitMs(30_000);

/**
 * The result of a script in a page. Playwright waits for one without a limit, and a browser that draws no frames never
 * answers some: after 30 s on an idle machine, this rejects with what was awaited and what the page looks like.
 */
export const inTime = <Result>(page: Page, what: string, script: Promise<Result>): Promise<Result> =>
  withTimeLimit(limitMs, script, () => new Error(`Not ${what} after ${limitMs} ms`)).catch(async (error: Error) => {
    error.message += `: ${await pageLook(page)}`;
    throw error;
  });
