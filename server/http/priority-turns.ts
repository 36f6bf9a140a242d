/** How many tasks one turn of the event loop starts. */
const perTurn = 24;

/**
 * Spreads work over turns of the event loop, so that a turn stays short even if much arrives at once: between two turns
 * new connections are accepted and health checks answered. Work of a lower rank waits for work of a higher one.
 * @param ranks the number of ranks; 0 goes first
 * @returns a function that returns undefined if work may start at once, otherwise a promise of its turn
 */
export function createPriorityTurns(ranks: number): (rank: number) => Promise<void> | undefined {
  const waiting = Array.from({ length: ranks }, (): (() => void)[] => []);
  let begun = 0;
  let isCounting = false;

  function nextTurn(): void {
    begun = 0;
    for (const queue of waiting) {
      for (const begin of queue.splice(0, perTurn - begun)) {
        begun += 1;
        // One at a time: tasks that start together advance in lockstep, so the objects of each step outlive it.
        setImmediate(begin);
      }
    }
    isCounting = begun > 0;
    if (isCounting) setImmediate(nextTurn);
  }

  return (rank) => {
    if (!isCounting) setImmediate(nextTurn);
    isCounting = true;
    if (begun < perTurn) {
      begun += 1;
      return undefined;
    }
    return new Promise((resolve) => waiting[rank]?.push(resolve));
  };
}
