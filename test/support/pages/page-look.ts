import type { Page } from 'playwright-core';
import { timeLimitMs } from '../node-start.mjs';
import { withTimeLimit } from '../with-time-limit.ts';
import { openRequests } from './network-idle.ts';

const limitMs = timeLimitMs(3_000);

/** What a page that failed a test looks like, in one line, with its open requests. Never rejects. */
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
    focus: opening(document.activeElement),
    hovered: opening([...document.querySelectorAll(':hover')].at(-1)),
    animations: document.getAnimations().map(({ playState, pending, currentTime, effect }) => {
      const target = effect instanceof KeyframeEffect ? opening(effect.target) : '';
      return { playState, pending, currentTime, target };
    }),
  };
}
