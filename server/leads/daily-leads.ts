const dayMs = 86_400_000;

/**
 * Counts new leads of all visitors that are not suspected, in this process, in windows of a day that open with their
 * first lead.
 * @param clockMs a monotonic clock. @default `performance.now`
 * @returns a function that counts one lead and returns how many came before it in the window
 */
export function createDailyLeads(clockMs = () => performance.now()): () => number {
  let openedMs = Number.NEGATIVE_INFINITY;
  let count = 0;
  return () => {
    if (clockMs() - openedMs >= dayMs) {
      openedMs = clockMs();
      count = 0;
    }
    count += 1;
    return count - 1;
  };
}
