import pLimit from 'p-limit';
import { waits } from '../../catalogue/contracts/admin/lead.ts';
import type { PushMessage } from '../../catalogue/contracts/admin/push.ts';
import type { AdminSettings } from '../../catalogue/contracts/admin/settings.ts';
import type { Condition } from '../../catalogue/contracts/admin/status.ts';
import { mainServices } from '../../catalogue/services/main-services.ts';
import { dayAfter, inEastern, momentOf, wallTime } from '../../catalogue/time/eastern-time.ts';
import { officeTimes, reminderHours } from '../../catalogue/time/office-times.ts';
import { minutesOf } from '../../catalogue/time/opening-hours.ts';
import { type AnswerClock, answerDueAt, maxAheadMs } from '../../catalogue/time/response-deadline.ts';
import { createPeriodicTask, hourMs } from '../async.ts';
import { actNews, plainTown } from '../leads/lead-kinds.ts';
import { errorFields } from '../log/log.ts';
import type { Lead } from '../store/lead.ts';
import { isHeld, waitsSince } from '../store/lead-changes.ts';
import type { Common } from '../store/store.ts';
import {
  createPushDevices,
  createPushSender,
  createVapidKeys,
  type PushDevice,
  type PushDevices,
  type PushNetwork,
  type PushOutcome,
  publicNetwork,
  type SendOptions,
} from './push-devices.ts';

export function createPush(
  parts: Common & {
    settings: Parameters<typeof createAlerts>[0]['settings'];
    logins: () => Promise<ReadonlySet<string>>;
    publicUrl: string;
    contact: string;
    network?: PushNetwork | undefined;
  },
) {
  const { publicUrl, contact, network = publicNetwork, log, now } = parts;
  const keys = createVapidKeys(parts.store);
  const devices = createPushDevices(parts);
  // Some services refuse a host that does not exist.
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${contact}`;
  const send = createPushSender({ keys, subject, network });

  /** Removes a device whose subscription has ended. */
  async function deliver(device: PushDevice, message: PushMessage, options: SendOptions): Promise<PushOutcome> {
    const { outcome, status } = await send(device, message, options);
    log(outcome === 'failed' || outcome === 'refused' ? 'warn' : 'info', `push_${outcome}`, { status });
    try {
      if (outcome === 'gone') await devices.remove(device.id);
      else await devices.note(device.id, { at: now().toISOString(), outcome, ...(status && { status }) });
    } catch (error) {
      log('error', 'push_not_noted', errorFields(error));
    }
    return outcome;
  }

  async function check(): Promise<Condition[]> {
    const refused = (await devices.list()).filter(({ last }) => last?.outcome === 'refused');
    if (refused.length === 0) return [];
    const names = new Intl.ListFormat('en-US').format(new Set(refused.map(({ browser }) => browser)));
    const statuses = [...new Set(refused.map(({ last }) => last?.status))].join(', ');
    return [
      {
        ...{ key: 'push', severity: 'warning', address: 'settings' },
        sentence: `Alerts do not ring on ${names}: the push service refuses the keys of this server, or its address (${statuses}). Turn alerts off and on again there. If that does not help, PUBLIC_URL must be the site’s https address.`,
        since: refused.map(({ last }) => last?.at ?? '').sort()[0] ?? '',
      },
    ];
  }
  return {
    keys,
    devices,
    deliver,
    check,
    isAllowedEndpoint: (endpoint: string) => URL.canParse(endpoint) && network.isAllowedUrl(new URL(endpoint)),
    alerts: createAlerts({ ...parts, devices, deliver }),
  };
}

const newsMs = 12 * hourMs;
/** Longer than any alert is due. */
const settledMs = 9 * 24 * hourMs;
const leaseMs = 60_000;
const maxAttempts = 5;
/** Leads do not wait for alerts. */
const maxAtOnce = 4;
const pageSize = 200;
const maxPages = 5;

/** Any number of processes may share the store. A crash can send an alert twice; the second replaces the first. */
export function createAlerts(
  parts: Common & {
    devices: PushDevices;
    deliver: (device: PushDevice, message: PushMessage, options: SendOptions) => Promise<PushOutcome>;
    settings: { read(): Promise<Pick<AdminSettings, 'quietHours'>>; answerClock(): Promise<AnswerClock> };
  },
) {
  const { store, devices, settings, log, now } = parts;
  /** By name, until when that is certain. */
  const settled = new Map<string, number>();

  async function look(): Promise<void> {
    const time = now().getTime();
    for (const [name, until] of settled) if (until <= time) settled.delete(name);
    const listed = await devices.list();
    if (listed.length === 0) return;
    const [{ quietHours }, clock] = await Promise.all([settings.read(), settings.answerClock()]);
    if (quietHours && quietUntil(now())) return;
    const from = new Date(time - Math.max(maxAheadMs(clock), newsMs));
    const [fresh, { leads: again }, { leads: back }, { leads: touched }] = await Promise.all([
      store.receivedLeads({ statuses: ['new'] }, { from, maxPages }),
      store.inbox({ wroteAgain: true, order: 'newest', limit: pageSize }),
      store.inbox({ snoozed: { notAfter: now() }, order: 'newest', limit: pageSize }),
      store.inbox({ actedAfter: new Date(time - newsMs), order: 'newest', limit: pageSize }),
    ]);
    const waiting = [...fresh, ...again].map((lead) => ({ lead, dueAt: answerDueAt(waitsSince(lead), clock) }));
    const due = listed.flatMap((device) =>
      dueAlerts(device, { waiting, back, touched }, { now: now(), quietHours, isSettled: (name) => settled.has(name) }),
    );
    await pLimit(maxAtOnce).map(due, async (alert) => {
      if (!isStopped()) await deliver(alert);
    });
  }

  async function deliver({ device, parts: claimable, write, ...options }: DueAlert): Promise<void> {
    const at = now();
    const forgetAt = new Date(at.getTime() + settledMs);
    const claims: { name: string; lease: string; attempts: number; lead: Lead }[] = [];
    for (const { name, lead } of claimable) {
      const claim = await store.claimTask(name, { now: at, leaseMs, forgetAt });
      if (claim) claims.push({ ...claim, name, lead });
      else settled.set(name, at.getTime() + 2 * leaseMs);
    }
    if (claims.length === 0) return;
    const outcome = await parts.deliver(device, write(claims.map(({ lead }) => lead)), options);
    const isDone = outcome === 'sent' || outcome === 'gone';
    for (const { name, lease, attempts } of claims) {
      if (!isDone && attempts < maxAttempts) continue;
      await store.finishTask(name, lease);
      settled.set(name, forgetAt.getTime());
    }
  }

  const run = () => look().catch((error: unknown) => log('error', 'push_pass_failed', errorFields(error)));
  const { start, wake, stop, isStopped } = createPeriodicTask({ pass: run, pauseMs: () => 30_000 });
  return { start, wake, stop, run };
}

interface DueAlert extends SendOptions {
  device: PushDevice;
  /** Claimed before the message is written about those that could be. */
  parts: readonly { name: string; lead: Lead }[];
  write: (leads: readonly Lead[]) => PushMessage;
}

/** No service keeps one into the quiet hours. @param leads `back`: their snooze has ended; `touched`: by senders */
function dueAlerts(
  device: PushDevice,
  leads: { waiting: readonly { lead: Lead; dueAt: Date }[]; back: readonly Lead[]; touched: readonly Lead[] },
  { now, quietHours, isSettled }: { now: Date; quietHours: boolean; isSettled: (name: string) => boolean },
): DueAlert[] {
  const addedAt = Date.parse(device.addedAt);
  const isNews = (at: Date) => at.getTime() >= addedAt && at.getTime() > now.getTime() - newsMs;
  const newsEnd = now.getTime() + newsMs;
  const dueAtOf = new Map(leads.waiting.map(({ lead, dueAt }) => [lead, dueAt]));

  function alertOf(
    kind: string,
    about: readonly Lead[],
    write: DueAlert['write'],
    { endMs = newsEnd, urgency = 'high' as SendOptions['urgency'] } = {},
  ): DueAlert[] {
    const parts = about
      .map((lead) => ({ name: `push ${kind} ${lead.id} ${lead.receivedAt.getTime()} ${device.id}`, lead }))
      .filter(({ name }) => !isSettled(name));
    const latestMs = quietHours ? Math.min(endMs, quietFrom(now).getTime()) : endMs;
    const ttlSeconds = Math.max(1, Math.floor((latestMs - now.getTime()) / 1_000));
    return parts.length > 0 ? [{ device, parts, write, ttlSeconds, urgency }] : [];
  }

  // Without those that the owner released from spam or has read.
  const fresh = leads.waiting.filter(
    ({ lead }) => lead.triage.status === 'new' && !isHeld(lead) && !lead.triage.seenAt && isNews(lead.receivedAt),
  );
  const reminders = leads.waiting.flatMap(({ lead, dueAt }) => {
    const at = reminderAt(dueAt, quietHours);
    const { wroteAgainAt } = lead.triage;
    if (!waits({ kind: lead.kind, ...lead.triage }) || at > now || now >= dueAt || at.getTime() < addedAt) return [];
    const title = `Due ${timeOf(dueAt)}: ${subjectOf(lead)}`;
    const kind = wroteAgainAt ? `due ${wroteAgainAt.getTime()}` : 'due';
    return alertOf(kind, [lead], () => messageOf(lead, title, 'Nobody has answered yet.'), { endMs: dueAt.getTime() });
  });
  const news = fresh.map(({ lead }) => lead);
  return [
    ...alertOf('new', news, (claimed) => newsOf(claimed, dueAtOf, now)),
    ...reminders,
    ...leads.back.flatMap((lead) => {
      const { snoozedUntil } = lead.triage;
      if (!snoozedUntil || !isNews(snoozedUntil)) return [];
      const write = () => messageOf(lead, `Back: ${subjectOf(lead)}`, 'You snoozed it until now.');
      return alertOf(`back ${snoozedUntil.getTime()}`, [lead], write, { urgency: 'normal' });
    }),
    ...leads.touched.flatMap((lead) => {
      const act = lead.triage.acts?.at(-1);
      if (!act || lead.triage.status === 'spam' || !isNews(act.at)) return [];
      const body = act.kind === 'cancel' ? 'Nobody waits for a call.' : 'From the private page of the request.';
      return alertOf(`act ${act.id}`, [lead], () => messageOf(lead, `${actNews[act.kind]}: ${subjectOf(lead)}`, body));
    }),
  ];
}

/** A color list needs no answer. */
const hasDeadline = ({ kind }: Lead) => kind !== 'palette';

const quietFromMinutes = minutesOf(officeTimes.quietFrom);
const quietUntilMinutes = minutesOf(officeTimes.quietUntil);

function quietUntil(moment: Date): Date | undefined {
  const { day, minutes } = wallTime(moment);
  if (minutes < quietUntilMinutes) return momentOf({ day, minutes: quietUntilMinutes });
  return minutes >= quietFromMinutes ? momentOf({ day: dayAfter(day), minutes: quietUntilMinutes }) : undefined;
}

function quietFrom(moment: Date): Date {
  const { day, minutes } = wallTime(moment);
  return momentOf({ day: minutes < quietFromMinutes ? day : dayAfter(day), minutes: quietFromMinutes });
}

/** If that is quiet, at the end of the quiet hours, or before they start. */
function reminderAt(dueAt: Date, hasQuietHours: boolean): Date {
  const planned = new Date(dueAt.getTime() - reminderHours * hourMs);
  const morning = hasQuietHours ? quietUntil(planned) : undefined;
  if (!morning) return planned;
  if (morning < dueAt) return morning;
  const evening = momentOf({ day: dayAfter(wallTime(morning).day, -1), minutes: quietFromMinutes });
  return new Date(evening.getTime() - reminderHours * hourMs);
}

const timeOf = inEastern({ weekday: 'long', hour: 'numeric', minute: '2-digit' });

/** A locked screen shows it. */
function subjectOf({ kind, fields }: Lead): string {
  if (kind === 'palette') return 'Color list';
  if (kind === 'contact') return 'Message';
  const service = mainServices.find(({ serviceType }) => serviceType === fields.serviceType)?.name ?? 'Estimate';
  return [service, plainTown(fields.city ?? '')].filter(Boolean).join(', ');
}

const messageOf = ({ id }: Lead, title: string, body: string): PushMessage => ({
  ...{ title, body, tag: id },
  path: `/admin#inbox/${encodeURIComponent(id)}`,
});

function newsOf(leads: readonly Lead[], dueAtOf: ReadonlyMap<Lead, Date>, now: Date): PushMessage {
  const [lead, second] = leads;
  if (lead && !second) {
    const dueAt = hasDeadline(lead) ? dueAtOf.get(lead) : undefined;
    return messageOf(lead, subjectOf(lead), dueAt ? `New request. Answer by ${timeOf(dueAt)}.` : 'New in the office.');
  }
  const subjects = leads.slice(0, 3).map(subjectOf);
  const more = leads.length - subjects.length;
  return {
    title: `${leads.length} new requests`,
    body: `${subjects.join('. ')}${more > 0 ? `, and ${more} more` : ''}.`,
    path: '/admin#inbox',
    tag: `new-${wallTime(now).day}`,
  };
}
