import { createShares } from '../store/rules/shares.ts';

interface Waiting {
  sender: string;
  start(): Promise<void>;
  lose(): void;
}

export interface PhotoLine {
  /** Whether work for a sender, named as `createShares` expects it, would get a place now. */
  hasPlace(sender: string): boolean;
  /**
   * Runs work when it is its turn, one at a time. Rejects with the error of `refuse`, without running it, if it gets no
   * place or loses it.
   */
  run<Result>(sender: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Creates the line in which photos wait, first come, first served. While it is full, the network or address with the most
 * places loses its last one to a sender who would have fewer, so that a flood from one place does not keep others out.
 * @param most how many may wait beside the one whose turn it is
 */
export function createPhotoLine({ most, refuse }: { most: number; refuse: () => Error }): PhotoLine {
  const waiting: Waiting[] = [];
  const shares = createShares();
  let isWorking = false;

  function leave(one: Waiting): void {
    waiting.splice(waiting.indexOf(one), 1);
    shares.add(one.sender, -1);
  }

  /** The last place of those who hold the most; undefined if nobody gives way to this sender. */
  const lastOfMost = (sender: string) =>
    waiting
      .filter((one) => shares.yields(one.sender, sender, 1))
      .reverse()
      .sort((a, b) => shares.compare(a.sender, b.sender))[0];

  const hasPlace = (sender: string) => waiting.length < most || lastOfMost(sender) !== undefined;

  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = waiting[0]; next; next = waiting[0]) {
      leave(next);
      await next.start();
    }
    isWorking = false;
  }

  return {
    hasPlace,
    run: (sender, work) =>
      new Promise((resolve, reject) => {
        if (isWorking && !hasPlace(sender)) return reject(refuse());
        const loser = isWorking && waiting.length >= most ? lastOfMost(sender) : undefined;
        if (loser) {
          leave(loser);
          loser.lose();
        }
        waiting.push({
          sender,
          // The next one runs whether or not this one fails.
          start: () => work().then(resolve, reject),
          lose: () => reject(refuse()),
        });
        shares.add(sender, 1);
        void workOff();
      }),
  };
}
