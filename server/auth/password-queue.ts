import { randomInt } from 'node:crypto';
import { Problem } from '../problem.ts';

/** Known browsers are few, and each is throttled by itself. */
const maxKnown = 8;
/** With one at work they all have their turn within five seconds. */
const maxStrangers = 16;
/** How many refused strangers are remembered, so that who comes back is known to. */
const maxRefused = 5_000;

/** Who waits: a browser that was logged in before, or any other, by a name that it keeps when it comes again. */
export type Caller = 'known' | { stranger: string };

export interface PasswordQueue {
  /** Runs `work` when its turn has come. Rejects with a `login_busy` problem, and without running it, when others had to go first. */
  run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  stranger: string;
  start(): Promise<void>;
  refuse(): void;
}

/**
 * Makes the one place where passwords are hashed: one at a time, because each hash takes 128 MiB. Known browsers go
 * first and wait for one hash at most, whatever comes in through the other lane. There, who was refused before goes
 * before who comes for the first time: a flood from ever new addresses never comes again, and those that do are
 * throttled, each by itself. Among equals chance decides, which no burst can get ahead of.
 * @param pick a whole number from 0 up to, but without, its argument
 */
export function createPasswordQueue(pick: (below: number) => number = randomInt): PasswordQueue {
  const known: Waiting[] = [];
  const strangers: Waiting[] = [];
  const refused = new Set<string>();
  let isWorking = false;

  /** Takes one of the strangers out of the queue, of those that came back or of the others while there are such. */
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
          // Whatever becomes of it, the next one has its turn.
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
