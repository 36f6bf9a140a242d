import type { PushMessage } from '../../catalogue/contracts/admin/push.ts';
import { mainServices } from '../../catalogue/services/main-services.ts';
import { dayAfter, momentOf, wallTime } from '../../catalogue/time/eastern-time.ts';
import { plainTown } from '../leads/lead-text.ts';
import type { Lead, VisitorAct } from '../store/lead.ts';
import { isHeld } from '../store/rules/change-lead.ts';
import type { PushDevice } from './create-push.ts';

const hourMs = 3_600_000;
/** Longer than the quiet hours. */
export const newsMs = 12 * hourMs;
/** Longer than any alert is due. */
export const settledMs = 9 * 24 * hourMs;

export interface DueAlert {
  device: PushDevice;
  /** Claimed before the message is written. */
  parts: readonly { name: string; lead: Lead }[];
  write: (leads: readonly Lead[]) => PushMessage | undefined;
  /** Never into the quiet hours. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}

/**
 * @param back snoozed until now or earlier
 * @param touched by their senders
 */
export function dueAlerts(
  device: PushDevice,
  {
    waiting,
    back,
    touched,
  }: { waiting: readonly { lead: Lead; dueAt: Date }[]; back: readonly Lead[]; touched: readonly Lead[] },
  { now, quietHours, isSettled }: { now: Date; quietHours: boolean; isSettled: (name: string) => boolean },
): DueAlert[] {
  const addedAt = Date.parse(device.addedAt);
  const secondsUntil = (end: Date) =>
    Math.max(1, Math.floor((Math.min(end.getTime(), latest(now, quietHours)) - now.getTime()) / 1_000));
  const dueAtOf = new Map(waiting.map(({ lead, dueAt }) => [lead, hasDeadline(lead) ? dueAt : undefined]));
  const partOf = (kind: string, lead: Lead) => ({
    name: `push ${kind} ${lead.id} ${lead.receivedAt.getTime()} ${device.id}`,
    lead,
  });

  const news = waiting
    .filter(({ lead }) => {
      const receivedAt = lead.receivedAt.getTime();
      // The owner released it from spam.
      const isKnown = isHeld(lead) || lead.triage.seenAt !== undefined;
      return !isKnown && receivedAt >= addedAt && receivedAt > now.getTime() - newsMs;
    })
    .map(({ lead }) => partOf('new', lead))
    .filter(({ name }) => !isSettled(name));
  const reminders = waiting
    .filter(({ lead, dueAt }) => {
      const at = reminderAt(dueAt, quietHours);
      return hasDeadline(lead) && at <= now && now < dueAt && at.getTime() >= addedAt;
    })
    .map(({ lead, dueAt }) => ({ part: partOf('due', lead), dueAt }))
    .filter(({ part }) => !isSettled(part.name));
  const returns = back
    .filter(({ triage: { snoozedUntil } }) => {
      const time = snoozedUntil?.getTime() ?? 0;
      return time >= addedAt && time <= now.getTime() && time > now.getTime() - newsMs;
    })
    .map((lead) => partOf(`back ${lead.triage.snoozedUntil?.getTime()}`, lead))
    .filter(({ name }) => !isSettled(name));

  const additions = touched.flatMap((lead) => {
    const act = lead.triage.acts?.at(-1);
    if (!act || lead.triage.status === 'spam') return [];
    const time = act.at.getTime();
    const part = partOf(`act ${act.id}`, lead);
    return time >= addedAt && time > now.getTime() - newsMs && !isSettled(part.name) ? [{ part, act }] : [];
  });

  return [
    ...(news.length > 0
      ? [
          {
            device,
            parts: news,
            write: (leads: readonly Lead[]) => {
              const [first, second] = leads;
              if (!first) return undefined;
              return second ? newLeadsMessage(leads, wallTime(now).day) : newLeadMessage(first, dueAtOf.get(first));
            },
            ttlSeconds: secondsUntil(new Date(now.getTime() + newsMs)),
            urgency: 'high' as const,
          },
        ]
      : []),
    ...reminders.map(({ part, dueAt }) => ({
      device,
      parts: [part],
      write: ([lead]: readonly Lead[]) => lead && reminderMessage(lead, dueAt),
      ttlSeconds: secondsUntil(dueAt),
      urgency: 'high' as const,
    })),
    ...returns.map((part) => ({
      device,
      parts: [part],
      write: ([lead]: readonly Lead[]) => lead && backMessage(lead),
      ttlSeconds: secondsUntil(new Date(now.getTime() + newsMs)),
      urgency: 'normal' as const,
    })),
    ...additions.map(({ part, act }) => ({
      device,
      parts: [part],
      write: ([lead]: readonly Lead[]) => lead && actMessage(lead, act),
      ttlSeconds: secondsUntil(new Date(now.getTime() + newsMs)),
      urgency: 'high' as const,
    })),
  ];
}

/** A color list needs no answer. */
const hasDeadline = ({ kind }: Lead) => kind !== 'palette';

const latest = (now: Date, quietHours: boolean) => (quietHours ? quietFrom(now).getTime() : Number.POSITIVE_INFINITY);

/** In New York. */
const fromMinutes = 21 * 60;
const untilMinutes = 6 * 60 + 30;
const beforeMs = 3_600_000;

/** Undefined outside of them. */
export function quietUntil(moment: Date): Date | undefined {
  const { day, minutes } = wallTime(moment);
  if (minutes < untilMinutes) return momentOf({ day, minutes: untilMinutes });
  return minutes >= fromMinutes ? momentOf({ day: dayAfter(day), minutes: untilMinutes }) : undefined;
}

export function quietFrom(moment: Date): Date {
  const { day, minutes } = wallTime(moment);
  return momentOf({ day: minutes < fromMinutes ? day : dayAfter(day), minutes: fromMinutes });
}

/** An hour before; if that is quiet, at the end of the quiet hours, or an hour before they start. */
export function reminderAt(dueAt: Date, hasQuietHours: boolean): Date {
  const planned = new Date(dueAt.getTime() - beforeMs);
  const morning = hasQuietHours ? quietUntil(planned) : undefined;
  if (!morning) return planned;
  if (morning < dueAt) return morning;
  const { day } = wallTime(morning);
  return new Date(momentOf({ day: dayAfter(day, -1), minutes: fromMinutes }).getTime() - beforeMs);
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
const timeOf = (date: Date) => clock.format(date).replace(/\s/g, ' ');

/** A locked screen shows it. */
function subjectOf({ kind, fields }: Lead): string {
  if (kind === 'palette') return 'Color list';
  if (kind === 'contact') return 'Message';
  const service = mainServices.find(({ serviceType }) => serviceType === fields.serviceType)?.name ?? 'Estimate';
  return [service, plainTown(fields.city ?? '')].filter(Boolean).join(', ');
}

const pathOf = ({ id }: Lead) => `/admin#inbox/${encodeURIComponent(id)}`;

/** @param dueAt undefined if it needs no answer */
export const newLeadMessage = (lead: Lead, dueAt: Date | undefined): PushMessage => ({
  title: subjectOf(lead),
  body: dueAt ? `New request. Answer by ${timeOf(dueAt)}.` : 'New in the office.',
  path: pathOf(lead),
  tag: lead.id,
});

export function newLeadsMessage(leads: readonly Lead[], day: string): PushMessage {
  const subjects = leads.slice(0, 3).map(subjectOf);
  const more = leads.length - subjects.length;
  return {
    title: `${leads.length} new requests`,
    body: `${subjects.join('. ')}${more > 0 ? `, and ${more} more` : ''}.`,
    path: '/admin#inbox',
    tag: `new-${day}`,
  };
}

export const reminderMessage = (lead: Lead, dueAt: Date): PushMessage => ({
  title: `Due ${timeOf(dueAt)}: ${subjectOf(lead)}`,
  body: 'Nobody has answered yet.',
  path: pathOf(lead),
  tag: lead.id,
});

export const backMessage = (lead: Lead): PushMessage => ({
  title: `Back: ${subjectOf(lead)}`,
  body: 'You snoozed it until now.',
  path: pathOf(lead),
  tag: lead.id,
});

const news: Readonly<Record<VisitorAct['kind'], string>> = {
  note: 'New note',
  photos: 'New photos',
  cancel: 'Canceled',
  restore: 'Not canceled any more',
};

export const actMessage = (lead: Lead, { kind }: VisitorAct): PushMessage => ({
  title: `${news[kind]}: ${subjectOf(lead)}`,
  body: kind === 'cancel' ? 'Nobody waits for a call.' : 'From the private page of the request.',
  path: pathOf(lead),
  tag: lead.id,
});

export const testMessage: PushMessage = {
  title: 'It works',
  body: 'New requests ring on this device.',
  path: '/admin#settings',
  tag: 'test',
};
