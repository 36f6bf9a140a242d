import type { PushMessage } from '../../catalogue/contracts/admin/push.ts';
import { wallTime } from '../../catalogue/time/eastern-time.ts';
import type { Lead } from '../store/lead.ts';
import { isHeld } from '../store/rules/change-lead.ts';
import { actMessage, backMessage, newLeadMessage, newLeadsMessage, reminderMessage } from './alert-text.ts';
import type { PushDevice } from './push-devices.ts';
import { quietFrom, reminderAt } from './quiet-hours.ts';

const hourMs = 3_600_000;
/** How long a new lead can trigger an alert; longer than the quiet hours. */
export const newsMs = 12 * hourMs;
/** How long sent alerts are recorded; longer than any alert is due. */
export const settledMs = 9 * 24 * hourMs;

/** A message to send to one device now. */
export interface DueAlert {
  device: PushDevice;
  /** The leads of the message; each is claimed under its name before the message is written. */
  parts: readonly { name: string; lead: Lead }[];
  /** Writes the message for those that were claimed; undefined if there are none. */
  write: (leads: readonly Lead[]) => PushMessage | undefined;
  /** How long a push service keeps it for an offline device; never into the quiet hours. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}

/**
 * The alerts due for one device: new leads since it was added, combined if there are several, imminent deadlines, leads
 * whose snooze has ended, and additions by senders.
 * @param waiting unanswered leads, with their deadlines
 * @param back leads that were snoozed until now or earlier
 * @param touched leads to which their senders have added something
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
      // The owner who releases a lead from spam needs no alert.
      const isKnown = isHeld(lead) || lead.care.seenAt !== undefined;
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
    .filter(({ care: { snoozedUntil } }) => {
      const time = snoozedUntil?.getTime() ?? 0;
      return time >= addedAt && time <= now.getTime() && time > now.getTime() - newsMs;
    })
    .map((lead) => partOf(`back ${lead.care.snoozedUntil?.getTime()}`, lead))
    .filter(({ name }) => !isSettled(name));

  const additions = touched.flatMap((lead) => {
    const act = lead.care.acts?.at(-1);
    if (!act || lead.care.status === 'spam') return [];
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
