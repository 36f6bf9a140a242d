import { setTimeout as pause } from 'node:timers/promises';
import { leadStatuses } from '../../catalogue/contracts/admin/lead.ts';
import { monthsBefore, retention } from '../../catalogue/time/retention.ts';
import { dayMs, hourMs } from '../async.ts';
import type { HealthCheck } from '../health.ts';
import { errorFields } from '../log/log.ts';
import { counted } from '../mail/mail-layout.ts';
import type { FileSender } from '../mail/sender.ts';
import type { Common, Store } from '../store/store.ts';

/** How far the clock may be past the newest record; else it may have jumped. */
const trustedMs = 48 * hourMs;
const portion = { leads: 100, photos: 200 };
const breathMs = 20;

/** Per day. More becomes due only by a wrong clock. */
const maxADay = {
  leads: (total: number) => Math.max(5, Math.floor(total / 20)),
  spam: (total: number) => Math.max(50, Math.floor(total / 5)),
};

export function createPurge(
  parts: Common & { forgetCopies: FileSender['forget']; forgetMailsBefore: FileSender['forgetBefore'] },
) {
  const { store, forgetCopies, forgetMailsBefore, log, now } = parts;
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;
  let isOverAllowance = false;

  async function heldForMs(): Promise<number> {
    const heldMs = now().getTime() - Number((await store.newestRecordAt()) ?? now());
    return heldMs > trustedMs ? heldMs : 0;
  }

  async function removeLeads(ids: readonly string[], ages: ReturnType<typeof agesAt>): Promise<number> {
    let count = 0;
    for (let at = 0; at < ids.length && !isStopped; at += portion.leads) {
      const removed = await store.removeLeads(ids.slice(at, at + portion.leads), ages);
      await forgetCopies(removed);
      await store.removePhotosOf(removed);
      count += removed.length;
      await pause(breathMs, undefined, { ref: false });
    }
    return count;
  }

  async function removeEventsAndCounts(ages: ReturnType<typeof agesAt>): Promise<number> {
    for (let count = 0; ; await pause(breathMs, undefined, { ref: false })) {
      const { events, counts } = await store.purge(ages);
      count += events + counts;
      if (isStopped || events + counts === 0) return count;
    }
  }

  /** Other processes must not exceed the daily allowance. */
  async function isFirstToday(time: Date): Promise<boolean> {
    const forgetAt = new Date(time.getTime() + 2 * dayMs);
    const name = `purge ${time.toISOString().slice(0, 10)}`;
    return (await store.claimTask(name, { now: time, leaseMs: dayMs, forgetAt })) !== undefined;
  }

  /** Never rejects. */
  async function run(): Promise<void> {
    let count = 0;
    try {
      const heldMs = await heldForMs();
      if (heldMs > 0) return log('warn', 'purge_held', { ms: heldMs });
      const time = now();
      if (!(await isFirstToday(time))) return;
      const ages = agesAt(time);
      const totals = await store.countLeadsByStatus();
      const leads = leadStatuses.reduce((sum, status) => sum + (status === 'spam' ? 0 : totals[status]), 0);
      const max = { leads: maxADay.leads(leads), spam: maxADay.spam(totals.spam) };
      const aged = await store.agedLeads(ages, { leads: max.leads + 1, spam: max.spam + 1 });
      isOverAllowance = aged.leads.length > max.leads || aged.spam.length > max.spam;
      count += await removeLeads([...aged.leads.slice(0, max.leads), ...aged.spam.slice(0, max.spam)], ages);
      count += await removeEventsAndCounts(ages);
      const events = new Date(time.getTime() - retention.authEventDays * dayMs);
      count += await store.purgeAuth({ now: time, events });
      count += await forgetMailsBefore(ages.leads, async (id) => (await store.findLead(id)) !== undefined);
      log('info', 'purged', { count });
    } catch (error) {
      log('error', 'purge_failed', { count, ...errorFields(error) });
    }
  }

  /** Never rejects. */
  async function sweep(): Promise<void> {
    try {
      if ((await heldForMs()) > 0) return;
      const count = await sweepPhotos(store, now(), () => isStopped);
      if (count > 0) log('info', 'photos_swept', { count });
    } catch (error) {
      log('error', 'photo_sweep_failed', errorFields(error));
    }
  }

  const check: HealthCheck = async () => {
    const heldMs = await heldForMs();
    if (heldMs > 0) {
      const { leads, spam } = await store.agedLeads(agesAt(now()), { leads: 1, spam: 1 });
      if (leads.length + spam.length === 0) return [];
      const days = counted(Math.floor(heldMs / dayMs), 'day');
      const sentence = `By the clock of this server nothing came in for ${days}, so the clock may be wrong: requests past their time are kept until something comes in again.`;
      return [{ key: 'clock', severity: 'warning', sentence }];
    }
    const sentence =
      'More requests are past their time than one day may remove; the rest follows on the next days. If that is a surprise, look at the date of this server.';
    return isOverAllowance ? [{ key: 'purge-allowance', severity: 'info', sentence }] : [];
  };

  return {
    start() {
      timers.push(setInterval(run, dayMs).unref(), setInterval(sweep, hourMs).unref());
      void run();
      void sweep();
    },
    stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
    },
    run,
    sweep,
    check,
  };
}

/** Without a lead, and of canceled requests. */
export async function sweepPhotos(
  store: Pick<Store, 'sweepPhotos' | 'dropCanceledPhotos'>,
  now: Date,
  isStopped = () => false,
): Promise<number> {
  await store.dropCanceledPhotos(new Date(now.getTime() - retention.canceledDays * dayMs), portion.photos);
  const page = { before: new Date(now.getTime() - retention.photoDays * dayMs), limit: portion.photos };
  let count = 0;
  for (let after: string | undefined = ''; after !== undefined && !isStopped(); ) {
    const { removed, next }: { removed: number; next?: string } = await store.sweepPhotos({ ...page, after });
    count += removed;
    after = next;
    await pause(breathMs, undefined, { ref: false });
  }
  return count;
}

function agesAt(time: Date) {
  return {
    leads: monthsBefore(time, retention.leadMonths),
    spam: new Date(time.getTime() - retention.spamDays * dayMs),
    events: monthsBefore(time, retention.eventMonths),
    counts: monthsBefore(time, retention.countMonths),
  };
}
