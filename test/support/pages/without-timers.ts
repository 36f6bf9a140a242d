/** Runs in the page: stops the timers of this length, which a test on a busy machine may be too late for. */
export function withoutTimers(stoppedMs: number): void {
  const start = window.setTimeout.bind(window);
  const patient = (act: TimerHandler, ms?: number) => (ms === stoppedMs ? 0 : start(act, ms));
  Object.assign(window, { setTimeout: patient });
}
