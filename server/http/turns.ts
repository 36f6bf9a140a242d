/** How many pieces of work one turn of the event loop begins. */
const perTurn = 24;

/**
 * Spreads work over turns of the event loop, so that a turn stays short however much arrives at once: between two turns
 * new connections are accepted and health is answered. Work of a lower rank waits for that of a higher one.
 * @param ranks how many there are; 0 goes first
 * @returns a function that answers undefined where work may begin at once, else a promise of its turn
 */
export function createTurns(ranks: number): (rank: number) => Promise<void> | undefined {
  const waiting = Array.from({ length: ranks }, (): (() => void)[] => []);
  let begun = 0;
  let isCounting = false;

  function nextTurn(): void {
    begun = 0;
    for (const queue of waiting) {
      for (const begin of queue.splice(0, perTurn - begun)) {
        begun += 1;
        begin();
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
