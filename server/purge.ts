import { setTimeout as pause } from 'node:timers/promises';
import { retention } from '../catalogue/retention.ts';
import { errorFields, type Log } from './log.ts';
import { monthsBefore } from './months-before.ts';
import type { AuthStore } from './store/auth-store.ts';
import type { KeepingStore } from './store/keeping-store.ts';

const dayMs = 86_400_000;
/** Between two portions visitors have their turn. */
const breathMs = 20;

export interface Purge {
  /** Removes what is due now, and then once a day. Never keeps the process alive. */
  start(): void;
  stop(): void;
  /** Removes what is due, portion by portion. Never rejects: what failed is due the next day. */
  run(): Promise<void>;
}

export function createPurge(parts: {
  store: Pick<KeepingStore, 'purge'> & Pick<AuthStore, 'purgeAuth'>;
  /** Removes mails on our own disk. @returns how many */
  forgetMailsBefore: (time: Date) => Promise<number>;
  log: Log;
  now: () => Date;
}): Purge {
  const { store, forgetMailsBefore, log, now } = parts;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    const leads = monthsBefore(now(), retention.leadMonths);
    const limits = {
      events: monthsBefore(now(), retention.eventMonths),
      spam: new Date(now().getTime() - retention.spamDays * dayMs),
      leads,
      counts: monthsBefore(now(), retention.countMonths),
    };
    let count = 0;
    try {
      count += await forgetMailsBefore(leads);
      const authEvents = new Date(now().getTime() - retention.authEventDays * dayMs);
      count += await store.purgeAuth({ now: now(), events: authEvents });
      for (let removed = 1; removed > 0 && !isStopped; ) {
        removed = await store.purge(limits);
        count += removed;
        await pause(breathMs, undefined, { ref: false });
      }
      log('info', 'purged', { count });
    } catch (error) {
      log('error', 'purge_failed', { count, ...errorFields(error) });
    }
  }

  return {
    start() {
      timer = setInterval(run, dayMs).unref();
      void run();
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
    run,
  };
}
