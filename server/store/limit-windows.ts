import type { Limit } from './store.ts';

/** One window of one limit; times in epoch milliseconds. */
interface LimitWindow {
  openedAt: number;
  hits: number;
}

/** A tag's windows by their length in milliseconds. */
export type LimitWindows = Readonly<Record<string, LimitWindow>>;

/**
 * Takes one hit, if every limit allows it. A window opens with its first hit, so a flood never profits from a full
 * hour's turn, and the wait is known to the millisecond.
 * @returns the wait in milliseconds, 0 when taken; and the windows afterwards, the same object when refused
 */
export function takeHit(
  windows: LimitWindows,
  limits: readonly Limit[],
  now: number,
): { waitMs: number; windows: LimitWindows } {
  const current = limits.map(({ windowMs }) => {
    const window = windows[windowMs];
    return window && now < window.openedAt + windowMs ? window : { openedAt: now, hits: 0 };
  });
  const waits = limits.map(({ windowMs, max }, index) => {
    const window = current[index];
    if (!window || window.hits < max) return 0;
    // A clock set back must not lengthen the wait.
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

/** When the last of the windows closes, in epoch milliseconds. */
export function closesAt(windows: LimitWindows): number {
  return Math.max(0, ...Object.entries(windows).map(([windowMs, { openedAt }]) => openedAt + Number(windowMs)));
}
