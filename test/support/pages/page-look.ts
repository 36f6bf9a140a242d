import type { BrowserContext, Page } from 'playwright-core';
import type { TestContext } from 'vitest';
import { timeLimitMs } from '../node-start.mjs';
import { withTimeLimit } from '../with-time-limit.ts';
import { openRequests } from './network-idle.ts';

const limitMs = timeLimitMs(3_000);

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
  const look = withTimeLimit(limitMs, page.evaluate(lookOf), () => new Error('it does not answer'));
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
