import type { PushMessage } from '../../catalogue/contracts/admin/push.ts';
import { mainServices } from '../../catalogue/services/main-services.ts';
import { plainTown } from '../leads/served-place.ts';
import type { Lead, VisitorAct } from '../store/lead.ts';

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
const timeOf = (date: Date) => clock.format(date).replace(/\s/g, ' ');

/** The service and the town, and no other data of the visitor, because a locked screen shows it. */
function subjectOf({ kind, fields }: Lead): string {
  if (kind === 'palette') return 'Color list';
  if (kind === 'contact') return 'Message';
  const service = mainServices.find(({ serviceType }) => serviceType === fields.serviceType)?.name ?? 'Estimate';
  return [service, plainTown(fields.city ?? '')].filter(Boolean).join(', ');
}

const pathOf = ({ id }: Lead) => `/admin#inbox/${encodeURIComponent(id)}`;

/** The alert about a new lead. @param dueAt undefined for one that needs no answer */
export const newLeadMessage = (lead: Lead, dueAt: Date | undefined): PushMessage => ({
  title: subjectOf(lead),
  body: dueAt ? `New request. Answer by ${timeOf(dueAt)}.` : 'New in the office.',
  path: pathOf(lead),
  tag: lead.id,
});

/** The alert about several new leads at once, such as those of a night. */
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

/** The reminder of an unanswered lead, shortly before its deadline. */
export const reminderMessage = (lead: Lead, dueAt: Date): PushMessage => ({
  title: `Due ${timeOf(dueAt)}: ${subjectOf(lead)}`,
  body: 'Nobody has answered yet.',
  path: pathOf(lead),
  tag: lead.id,
});

/** The alert about a lead whose snooze has ended. */
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

/** The alert about a lead to which its sender has added something. */
export const actMessage = (lead: Lead, { kind }: VisitorAct): PushMessage => ({
  title: `${news[kind]}: ${subjectOf(lead)}`,
  body: kind === 'cancel' ? 'Nobody waits for a call.' : 'From the private page of the request.',
  path: pathOf(lead),
  tag: lead.id,
});

/** The test message that the owner can send. */
export const testMessage: PushMessage = {
  title: 'It works',
  body: 'New requests ring on this device.',
  path: '/admin#settings',
  tag: 'test',
};
