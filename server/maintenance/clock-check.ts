/** How far the clock may be from the last time that was believed. */
export const trustedMs = 48 * 3_600_000;

/** `ahead`: it leapt, or the server was off or asleep for as long; nobody here can tell which. `behind`: it was set back. */
export type ClockState = 'right' | 'ahead' | 'behind';

/** Whether a clock may be believed by what was believed last. A time that is none is believed by nothing. */
export function checkClock(now: Date, believed: Date): ClockState {
  const aheadMs = now.getTime() - believed.getTime();
  if (Math.abs(aheadMs) <= trustedMs) return 'right';
  return aheadMs < 0 ? 'behind' : 'ahead';
}
