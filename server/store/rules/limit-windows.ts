import type { Limit } from '../store.ts';

/** One window of one limit; times in epoch milliseconds. */
interface LimitWindow {
  openedAt: number;
  hits: number;
}

/** The longest window. One that closes later than twice this from now was opened by a clock that has been set back. */
export const longestWindowMs = 7 * 86_400_000;

/** A tag's windows by their length in milliseconds. */
export type LimitWindows = Readonly<Record<string, LimitWindow>>;

/**
 * Counts one hit if every limit allows it. A window opens with its first hit, so a flood gains nothing at a clock
 * boundary, and the wait is exact to the millisecond.
 * @returns the wait in milliseconds, 0 if allowed; and the updated windows, the same object if refused
 */
export function takeHit(
  windows: LimitWindows,
  limits: readonly Limit[],
  now: number,
): { waitMs: number; windows: LimitWindows } {
  const current = limits.map(({ windowMs }) => {
    const window = windows[windowMs];
    return window && isOpen(window.openedAt, windowMs, now) ? window : { openedAt: now, hits: 0 };
  });
  const waits = limits.map(({ windowMs, max }, index) => {
    const window = current[index];
    if (!window || window.hits < max) return 0;
    // A clock that was set back a little must not lengthen the wait.
    return Math.min(windowMs, window.openedAt + windowMs - now);
  });
  const waitMs = Math.max(0, ...waits);
  if (waitMs > 0) return { waitMs, windows };
  const taken = limits.map(({ windowMs }, index) => {
    const { openedAt, hits } = current[index] ?? { openedAt: now, hits: 0 };
    return [windowMs, { openedAt, hits: hits + 1 }] as const;
  });
  return { waitMs, windows: { ...windows, ...Object.fromEntries(taken) } };
}

/**
 * Whether a window is open. One that opens further ahead than its length was opened by a clock that has been set back
 * since: it would block visitors until that time.
 */
const isOpen = (openedAt: number, windowMs: number, now: number): boolean =>
  now < openedAt + windowMs && openedAt - now <= windowMs;

/** When the last of the windows closes, in epoch milliseconds. */
export function closesAt(windows: LimitWindows): number {
  return Math.max(0, ...Object.entries(windows).map(([windowMs, { openedAt }]) => openedAt + Number(windowMs)));
}
