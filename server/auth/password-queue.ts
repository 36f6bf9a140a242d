import { randomInt } from 'node:crypto';
import { Problem } from '../problem.ts';

/** There are few known browsers, and each has its own throttle. */
const maxKnown = 8;
/** With one running at a time, all of them finish within five seconds. */
const maxStrangers = 16;
/** How many refused clients are remembered, so that they are recognized when they return. */
const maxRefused = 5_000;

/** A waiting client: a known browser, or any other client by a stable name. */
export type Caller = 'known' | { stranger: string };

export interface PasswordQueue {
  /**
   * Runs `work` when it is its turn. Rejects with a `login_busy` problem, without running it, if the queue is full and
   * others go first.
   */
  run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  stranger: string;
  start(): Promise<void>;
  refuse(): void;
}

/**
 * Creates the queue for hashing passwords: one at a time, because each hash takes 128 MiB. Known browsers go first and
 * wait for at most one hash, no matter how busy the other lane is. In the other lane, clients that were refused before
 * go before new ones: addresses of a flood never return, and clients that return are throttled individually. Within a
 * group the choice is random, so that a burst gains nothing.
 * @param pick returns an integer from 0 up to, but excluding, its argument
 */
export function createPasswordQueue(pick: (below: number) => number = randomInt): PasswordQueue {
  const known: Waiting[] = [];
  const strangers: Waiting[] = [];
  const refused = new Set<string>();
  let isWorking = false;

  /** Takes one client out of the queue: a returning one or a new one, if there are any. */
  function draw(wantsReturned: boolean): Waiting | undefined {
    const wanted = strangers.filter(({ stranger }) => refused.has(stranger) === wantsReturned);
    const choice = wanted.length > 0 ? wanted : strangers;
    const drawn = choice.length > 0 ? choice[pick(choice.length)] : undefined;
    if (drawn) strangers.splice(strangers.indexOf(drawn), 1);
    return drawn;
  }

  function remember(stranger: string): void {
    refused.delete(stranger);
    refused.add(stranger);
    for (const oldest of refused) {
      if (refused.size <= maxRefused) break;
      refused.delete(oldest);
    }
  }

  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = known.shift() ?? draw(true); next; next = known.shift() ?? draw(true)) {
      refused.delete(next.stranger);
      await next.start();
    }
    isWorking = false;
  }

  return {
    run: (caller, work) =>
      new Promise((resolve, reject) => {
        const stranger = caller === 'known' ? '' : caller.stranger;
        const waiting: Waiting = {
          stranger,
          // The next one runs whether or not this one fails.
          start: () => work().then(resolve, reject),
          refuse: () => reject(new Problem('login_busy', { retryAfterMs: 1_000 })),
        };
        if (caller !== 'known') {
          strangers.push(waiting);
          const loser = strangers.length > maxStrangers ? draw(false) : undefined;
          if (loser) remember(loser.stranger);
          loser?.refuse();
        } else if (known.length < maxKnown) known.push(waiting);
        else waiting.refuse();
        void workOff();
      }),
  };
}
