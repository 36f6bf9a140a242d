const sampleEveryMs = 20;
const samples = 3;
/** Measuring stops this long after the last call. */
const restAfterMs = 1_000;

/**
 * Measures the delay of the event loop in milliseconds: the least of the last three samples, so that one slow task, or
 * a suspended machine, does not look like overload. Call it for each request: it measures only while it is called.
 */
export function createEventLoopDelay(): () => number {
  const latest = Array<number>(samples).fill(0);
  let timer: NodeJS.Timeout | undefined;
  let sampledAt = 0;
  let askedAt = 0;

  function sample(): void {
    const now = performance.now();
    latest.shift();
    latest.push(Math.max(0, now - sampledAt - sampleEveryMs));
    sampledAt = now;
    if (now - askedAt < restAfterMs) return;
    clearInterval(timer);
    timer = undefined;
  }

  return () => {
    askedAt = performance.now();
    if (!timer) {
      latest.fill(0);
      sampledAt = askedAt;
      timer = setInterval(sample, sampleEveryMs).unref();
    }
    return Math.min(...latest);
  };
}
