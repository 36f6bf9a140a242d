import { setTimeout as pause } from 'node:timers/promises';
import { leadStatuses } from '../../catalogue/contracts/lead-status.ts';
import { retention } from '../../catalogue/time/retention.ts';
import type { HealthCheck } from '../health.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { AuthStore } from '../store/port/auth-store.ts';
import type { InboxStore } from '../store/port/inbox-store.ts';
import type { PhotoStore } from '../store/port/photo-store.ts';
import type { RetentionStore } from '../store/port/retention-store.ts';
import type { EventStore, LeadStore, LimitStore } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { clockDoubt, mostCounted } from './clock-doubt.ts';
import type { OwnerAlarm } from './owner-alarm.ts';
import { agesAt, allowanceOf, planPurge } from './purge-plan.ts';

const dayMs = 86_400_000;
const retryMs = 60_000;
/** One process runs it, once in this period, so that restarts and other processes cannot exceed the daily allowance. */
const onceADay = { windowMs: 20 * 3_600_000, max: 1 };
/** The pause between two batches, in which visitors are served. */
const breathMs = 20;
/** How many leads are removed at once, which takes about 10 ms. */
const portion = 100;

export interface Purge {
  /** Removes expired records at once, then once a day. Does not keep the process alive. */
  start(): void;
  stop(): void;
  /** Removes expired records in batches. Never rejects: after a failure they are due again the next day. */
  run(): Promise<void>;
  /** Reports why expired records are kept. */
  check: HealthCheck;
}

export interface PurgeParts {
  store: Pick<RetentionStore, 'agedLeads' | 'removeAgedLeads' | 'purge'> &
    Pick<LimitStore, 'takeFromLimits'> &
    Pick<InboxStore, 'countLeadsByStatus'> &
    Pick<EventStore, 'countEvents'> &
    Pick<LeadStore, 'findLead'> &
    Pick<AuthStore, 'purgeAuth'> &
    Pick<PhotoStore, 'removePhotosOf'>;
  clock: Clock;
  /** Removes the mails of these leads from our disk. */
  forgetMails: (leadIds: readonly string[]) => Promise<void>;
  /** Removes old mails from our disk whose lead no longer exists. @returns how many */
  forgetMailsBefore: (
    time: Date,
    rule: { most: (total: number) => number; isKept: (id: string) => Promise<boolean> },
  ) => Promise<number>;
  alarm: OwnerAlarm;
  log: Log;
}

/**
 * Creates the purge of expired records. It never relies on a clock alone: it runs only while the clock is trusted, and
 * removes a small share of each kind per day. The owner sees what prevents it.
 */
export function createPurge(parts: PurgeParts): Purge {
  const { store, clock, forgetMails, forgetMailsBefore, alarm, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** Expired records that the last run kept. */
  let waiting = { overAllowance: 0 };

  async function countDue(): Promise<number> {
    const most = { leads: mostCounted, spam: mostCounted };
    const { leads, spam } = await store.agedLeads(agesAt(clock.now()), most);
    return Math.min(mostCounted, leads.length + spam.length);
  }

  const doubt = async () => (clock.state() === 'right' ? undefined : clockDoubt(clock, await countDue()));

  async function tellDoubt(): Promise<void> {
    const condition = await doubt();
    log('warn', 'purge_held', { kind: clock.state() });
    if (condition?.severity !== 'problem') return;
    const paragraphs = [condition.sentence, 'You find the button for it at the top of the office.'];
    await alarm.raise('clock', { title: 'The clock of the website’s server may be wrong', paragraphs });
  }

  async function removeLeads(ids: readonly string[], ages: ReturnType<typeof agesAt>): Promise<number> {
    let count = 0;
    for (let at = 0; at < ids.length && !isStopped && clock.state() === 'right'; at += portion) {
      const removed = await store.removeAgedLeads(ids.slice(at, at + portion), ages);
      await forgetMails(removed);
      await store.removePhotosOf(removed);
      count += removed.length;
      await pause(breathMs, undefined, { ref: false });
    }
    return count;
  }

  async function removeOthers(
    ages: ReturnType<typeof agesAt>,
    most: { events: number; counts: number },
  ): Promise<number> {
    const left = { ...most };
    let count = 0;
    while (!isStopped && clock.state() === 'right') {
      const { events, counts } = await store.purge(ages, left);
      if (events + counts === 0) break;
      left.events -= events;
      left.counts -= counts;
      count += events + counts;
      await pause(breathMs, undefined, { ref: false });
    }
    return count;
  }

  /** Tries again soon, because the store has not returned the last trusted time yet. */
  function retrySoon(): void {
    clearTimeout(retry);
    if (!isStopped) retry = setTimeout(run, retryMs).unref();
  }

  async function run(): Promise<void> {
    let count = 0;
    try {
      if (clock.state() === 'unknown') return void retrySoon();
      if (clock.state() !== 'right') return await tellDoubt();
      await alarm.settle('clock');
      const time = clock.now();
      if ((await store.takeFromLimits('purge', [onceADay], time)) > 0) return;
      const ages = agesAt(time);
      const counts = await store.countLeadsByStatus();
      const leads = leadStatuses.reduce((sum, status) => sum + (status === 'spam' ? 0 : counts[status]), 0);
      const most = planPurge({ leads, spam: counts.spam, events: await store.countEvents() });
      // Reads one more than allowed, to find out whether any remain.
      const aged = await store.agedLeads(ages, { leads: most.leads + 1, spam: most.spam + 1 });
      const ids = [...aged.leads.slice(0, most.leads), ...aged.spam.slice(0, most.spam)];
      waiting = {
        overAllowance: Number(aged.leads.length > most.leads) + Number(aged.spam.length > most.spam),
      };
      count += await removeLeads(ids, ages);
      count += await removeOthers(ages, most);
      const authEvents = new Date(time.getTime() - retention.authEventDays * dayMs);
      count += await store.purgeAuth({ now: time, events: authEvents });
      count += await forgetMailsBefore(ages.leads, {
        most: (total) => allowanceOf('mails', total),
        isKept: async (id) => (await store.findLead(id)) !== undefined,
      });
      log('info', 'purged', { count });
    } catch (error) {
      log('error', 'purge_failed', { count, ...errorFields(error) });
    }
  }

  const check: HealthCheck = async () => {
    const condition = await doubt();
    return [
      ...(condition ? [condition] : []),
      ...(waiting.overAllowance > 0
        ? [
            {
              key: 'purge-allowance',
              severity: 'info' as const,
              sentence:
                'More requests are past their time than one day may remove; the rest follows on the next days. If that is a surprise, look at the date of this server.',
            },
          ]
        : []),
    ];
  };

  return {
    start() {
      timer = setInterval(run, dayMs).unref();
      void run();
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(retry);
    },
    run,
    check,
  };
}
