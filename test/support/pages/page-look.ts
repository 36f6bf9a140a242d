import type { BrowserContext, Page } from 'playwright-core';
import type { TestContext } from 'vitest';
import { timeLimitMs } from '../node-start.mjs';
import { openRequests } from './network-idle.ts';

const scriptLimitMs = timeLimitMs(30_000);

/**
 * The result of a script in a page. Playwright waits for one without a limit, and a browser that draws no frames never
 * answers some: after 30 s on an idle machine, this rejects with what was awaited and what the page looks like.
 */
export const inTime = <Result>(page: Page, what: string, script: Promise<Result>): Promise<Result> =>
  withTimeLimit(scriptLimitMs, script, () => new Error(`Not ${what} after ${scriptLimitMs} ms`)).catch(
    async (error: Error) => {
      error.message += `: ${await pageLook(page)}`;
      throw error;
    },
  );

/** Rejects with an error if the work takes longer than the limit. */
export function withTimeLimit<Result>(
  scriptLimitMs: number,
  work: Promise<Result>,
  createError: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError()), scriptLimitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const lookLimitMs = timeLimitMs(3_000);

/**
 * For the end of a test: reads what its pages look like if it has failed.
 * @returns a function that throws with what was read, to call once everything is closed
 */
export async function looksIfFailed(
  { task }: Pick<TestContext, 'task'>,
  contexts: Iterable<BrowserContext>,
): Promise<() => void> {
  if (task.result?.state !== 'fail') return () => {};
  const looks = await Promise.all([...contexts].flatMap((context) => context.pages()).map(pageLook));
  return () => {
    if (looks.length > 0) throw new Error(`Open when the test failed: ${looks.join('\n')}`);
  };
}

/** What a page looks like, in one line, with its open requests. Never rejects. */
export async function pageLook(page: Page): Promise<string> {
  const look = withTimeLimit(lookLimitMs, page.evaluate(lookOf), () => new Error('it does not answer'));
  const requests = openRequests(page).map((request) => `${request.method()} ${request.url()}`);
  return `${page.url()}: ${JSON.stringify(await look.catch(String))}, open requests: ${requests.join(', ') || 'none'}`;
}

/** Runs in the page. */
function lookOf() {
  const opening = (element: Element | null | undefined) => element?.outerHTML.slice(0, 100);
  return {
    state: document.readyState,
    visibility: document.visibilityState,
    scrollY,
    text: document.body.innerText.slice(0, 500),
    focus: opening(document.activeElement),
    hovered: opening([...document.querySelectorAll(':hover')].at(-1)),
    animations: document.getAnimations().map(({ playState, pending, currentTime, effect }) => {
      const target = effect instanceof KeyframeEffect ? opening(effect.target) : '';
      return { playState, pending, currentTime, target };
    }),
  };
}
