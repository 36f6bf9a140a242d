import type { ApiError } from '../../core/data/api.ts';
import { type AdminApi, problemCodeOf, sentenceOf } from '../admin-api.ts';
import { clockTime, minuteMs } from '../ui/times.ts';

/** Tries for a minute while the server is busy. `code`: an authenticator code comes next. Rejects with an ApiError. */
export async function logIn(
  api: AdminApi,
  login: { password: string; staysSignedIn: boolean },
  onBusy: () => void,
): Promise<'done' | 'code'> {
  for (const startedAt = Date.now(); ; ) {
    try {
      const answer = await api.send<{ next: 'code' } | undefined>('POST', '/session', login);
      return answer ? 'code' : 'done';
    } catch (error) {
      const isBusy = ['login_busy', 'busy'].includes(problemCodeOf(error) ?? '');
      if (!isBusy || Date.now() - startedAt > minuteMs) throw error;
      onBusy();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** A time of day says nothing about a later day. */
const maxMs = 12 * 60 * minuteMs;

/** Names a time of day, which stays true while it is shown, unlike the server's minutes. */
export function loginRefusal(error: unknown, now = Date.now()): string {
  const { retryAfter } = Object(error) as Partial<ApiError>;
  const waitMs = Number(retryAfter) * 1000;
  if (problemCodeOf(error) !== 'too_many' || !(waitMs > 0 && waitMs < maxMs))
    return sentenceOf(error, 'The site does not answer. Please try again.');
  const until = clockTime(new Date(Math.ceil((now + waitMs) / minuteMs) * minuteMs));
  return `Too many tries. Try again at ${until}.`;
}

/** Shows the office within half a second, with or without a view transition. */
export function stepInside(show: () => void) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !document.startViewTransition) return show();
  let isShown = false;
  function showOnce() {
    clearTimeout(timer);
    if (!isShown) show();
    isShown = true;
  }
  // A browser that draws no frames, as in a covered window, never starts a transition.
  const timer = setTimeout(showOnce, 500);
  // preact renders in a microtask; the new state is taken once this is resolved.
  const transition = document.startViewTransition(async () => {
    showOnce();
    await new Promise((resolve) => setTimeout(resolve));
  });
  // A hidden tab, for example, skips the transition.
  transition.ready.catch(() => {});
}
