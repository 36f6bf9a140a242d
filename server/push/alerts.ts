import pLimit from 'p-limit';
import type { AdminSettings } from '../../catalogue/contracts/admin/settings.ts';
import { type AnswerClock, answerDueAt, maxAheadMs } from '../../catalogue/time/response-deadline.ts';
import { createPeriodicTask } from '../async.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { Lead } from '../store/lead.ts';
import type { TaskStore } from '../store/port/admin-store.ts';
import type { InboxStore } from '../store/port/inbox-store.ts';
import type { Push, PushDevices } from './create-push.ts';
import { type DueAlert, dueAlerts, newsMs, quietUntil, settledMs } from './due-alerts.ts';

/** Sending takes less. */
const leaseMs = 60_000;
const maxAttempts = 5;
/** Leads do not wait for alerts. */
const maxAtOnce = 4;
const pageSize = 200;
const maxPages = 5;

export interface Alerts {
  /** Does not keep the process alive. */
  start(): void;
  /** Call it after storing a lead. */
  wake(): void;
  /** Never rejects. */
  run(): Promise<void>;
  /** Waits up to `graceMs` for messages in progress. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Any number of processes may share the store. A crash can send an alert twice; the second replaces the first on the
 * screen. A failing one is tried five times.
 */
export function createAlerts(parts: {
  store: Pick<InboxStore, 'inbox'> & TaskStore;
  devices: PushDevices;
  deliver: Push['deliver'];
  settings: { read(): Promise<Pick<AdminSettings, 'quietHours'>>; answerClock(): Promise<AnswerClock> };
  log: Log;
  now: () => Date;
  pollMs?: number;
}): Alerts {
  const { store, devices, deliver: send, settings, log, now, pollMs = 30_000 } = parts;
  /** By name, until when that is certain. */
  const settled = new Map<string, number>();

  async function waitingLeads(since: Date): Promise<Lead[]> {
    const found: Lead[] = [];
    let after: string | undefined;
    for (let page = 0; page < maxPages; page += 1) {
      const { leads, next } = await store.inbox({
        ...{ statuses: ['new'] as const, order: 'newest' as const, limit: pageSize },
        ...(after !== undefined && { after }),
      });
      const recent = leads.filter(({ receivedAt }) => receivedAt >= since);
      found.push(...recent);
      if (next === undefined || recent.length < leads.length) break;
      after = next;
    }
    return found;
  }

  async function look(): Promise<void> {
    const time = now().getTime();
    for (const [name, until] of settled) if (until <= time) settled.delete(name);
    const listed = await devices.list();
    if (listed.length === 0) return;
    const [{ quietHours }, clock] = await Promise.all([settings.read(), settings.answerClock()]);
    if (quietHours && quietUntil(now())) return;
    const [leads, { leads: back }, { leads: touched }] = await Promise.all([
      waitingLeads(new Date(time - Math.max(maxAheadMs(clock), newsMs))),
      store.inbox({ snoozed: { notAfter: now() }, order: 'newest', limit: pageSize }),
      store.inbox({ actedAfter: new Date(time - newsMs), order: 'newest', limit: pageSize }),
    ]);
    const waiting = leads.map((lead) => ({ lead, dueAt: answerDueAt(lead.receivedAt, clock) }));
    const due = listed.flatMap((device) =>
      dueAlerts(device, { waiting, back, touched }, { now: now(), quietHours, isSettled: (name) => settled.has(name) }),
    );
    await pLimit(maxAtOnce).map(due, async (alert) => {
      if (!task.isStopped()) await deliver(alert);
    });
  }

  async function deliver({ device, parts, write, ...options }: DueAlert): Promise<void> {
    const at = now();
    const forgetAt = new Date(at.getTime() + settledMs);
    const claims: { name: string; lease: string; attempts: number; lead: Lead }[] = [];
    for (const { name, lead } of parts) {
      const claim = await store.claimTask(name, { now: at, leaseMs, forgetAt });
      if (claim) claims.push({ ...claim, name, lead });
      else settled.set(name, at.getTime() + 2 * leaseMs);
    }
    const message = write(claims.map(({ lead }) => lead));
    if (!message) return;
    const outcome = await send(device, message, options);
    const isDone = outcome === 'sent' || outcome === 'gone';
    for (const { name, lease, attempts } of claims) {
      if (!isDone && attempts < maxAttempts) continue;
      await store.finishTask(name, lease);
      settled.set(name, forgetAt.getTime());
    }
  }

  async function run(): Promise<void> {
    try {
      await look();
    } catch (error) {
      log('error', 'push_pass_failed', errorFields(error));
    }
  }

  const task = createPeriodicTask({ pass: run, pauseMs: () => pollMs });
  return { start: task.start, wake: task.wake, stop: task.stop, run };
}
