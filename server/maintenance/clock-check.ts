/** How far the clock may be from the last trusted time. */
export const trustedMs = 48 * 3_600_000;

/**
 * `ahead`: the clock jumped, or the server was off or asleep that long; these cannot be distinguished. `behind`: the
 * clock was set back.
 */
export type ClockState = 'right' | 'ahead' | 'behind';

/** Whether a clock can be trusted, given the last trusted time. An invalid time is never trusted. */
export function checkClock(now: Date, believed: Date): ClockState {
  const aheadMs = now.getTime() - believed.getTime();
  if (Math.abs(aheadMs) <= trustedMs) return 'right';
  return aheadMs < 0 ? 'behind' : 'ahead';
}
