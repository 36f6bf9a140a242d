import type { DateTime } from 'ics';
import { business } from '../../catalogue/business.ts';
import type { Lead } from '../store/store.ts';
import { leadKinds } from './lead-kinds.ts';
import { cleanFields } from './lead-view-model.ts';

const visitMinutes = 60;

/**
 * The visit of a lead as a calendar file (RFC 5545) for the owner or the lead's sender, one hour long. A later visit of
 * the same lead replaces it in a calendar. Undefined if no visit is set.
 * @param host makes the event's id globally unique
 */
export async function visitCalendar(
  lead: Lead,
  host: string,
  reader: 'owner' | 'sender' = 'owner',
): Promise<string | undefined> {
  const { visitAt, revision } = lead.care;
  if (!visitAt) return undefined;
  const { visitor, about, place, rows } = leadKinds[lead.kind];
  const text = cleanFields(lead, rows);
  const { name, email, phone } = visitor(text);
  const address = place(text);
  // Loaded with the first visit, because it loads a schema library.
  const { createEvent } = await import('ics');
  const { error, value } = createEvent({
    uid: `${lead.id}@${host}`,
    sequence: revision,
    productId: `-//${business.name}//Office//EN`,
    start: [
      visitAt.getUTCFullYear(),
      visitAt.getUTCMonth() + 1,
      visitAt.getUTCDate(),
      visitAt.getUTCHours(),
      visitAt.getUTCMinutes(),
    ] satisfies DateTime,
    startInputType: 'utc',
    duration: { minutes: visitMinutes },
    title: `${about(text)}: ${reader === 'owner' ? name || email : business.name}`,
    description: (reader === 'owner' ? [phone, email, text('message')] : [business.phone.shown])
      .filter(Boolean)
      .join('\n'),
    ...(address && { location: address }),
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    alarms: [{ action: 'display', description: 'Visit', trigger: { hours: 1, before: true } }],
  });
  if (typeof value !== 'string') throw new Error('The calendar file could not be written', { cause: error });
  return value;
}
