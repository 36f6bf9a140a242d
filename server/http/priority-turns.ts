/** How many tasks one turn of the event loop starts. */
const perTurn = 24;
/** For how long it starts them: some pages take 10 ms to render. */
const turnMs = 10;

/**
 * Spreads work over turns of the event loop, so that a turn stays short even if much arrives at once: between two turns
 * new connections are accepted and health checks answered. Work of a lower rank waits for work of a higher one.
 * @param ranks the number of ranks; 0 goes first
 * @returns a function that returns undefined if work may start at once, otherwise a promise of its turn
 */
export function createPriorityTurns(ranks: number): (rank: number) => Promise<void> | undefined {
  const queues = Array.from({ length: ranks }, (): (() => void)[] => []);
  let waiting = 0;
  let begun = 0;
  let firstBeganAt = 0;
  let isCounting = false;

  /** Counts a task that begins now; the first of a turn always may. */
  function mayBegin(): boolean {
    if (begun === 0) firstBeganAt = performance.now();
    else if (begun >= perTurn || performance.now() - firstBeganAt >= turnMs) return false;
    begun += 1;
    return true;
  }

  function beginNext(): void {
    const queue = queues.find(({ length }) => length > 0);
    if (!queue || !mayBegin()) return;
    waiting -= 1;
    queue.shift()?.();
  }

  function nextTurn(): void {
    begun = 0;
    // One at a time: tasks that start together advance in lockstep, so the objects of each step outlive it.
    for (let nth = Math.min(waiting, perTurn); nth > 0; nth -= 1) setImmediate(beginNext);
    isCounting = waiting > 0;
    if (isCounting) setImmediate(nextTurn);
  }

  return (rank) => {
    if (!isCounting) setImmediate(nextTurn);
    isCounting = true;
    if (waiting === 0 && mayBegin()) return undefined;
    return new Promise((resolve) => {
      queues[rank]?.push(resolve);
      waiting += 1;
    });
  };
}
