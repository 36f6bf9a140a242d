const dayMs = 86_400_000;

/**
 * Counts new leads of all visitors that nothing speaks against, in this process, in windows of a day that open with their first lead.
 * @param clockMs one that is never set back. @default `performance.now`
 * @returns a function that counts one and answers how many the window has seen before it
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
