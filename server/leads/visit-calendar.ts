import { business } from '../../catalogue/business.ts';
import { defaultVisitMinutes } from '../../catalogue/contracts/admin/lead.ts';
import type { Lead } from '../store/lead.ts';
import { readLead } from './lead-kinds.ts';

/** RFC 5545; a canceled visit removes it (RFC 5546). @param host makes the id unique */
export async function visitCalendar(
  lead: Lead,
  host: string,
  reader: 'owner' | 'sender' = 'owner',
): Promise<string | undefined> {
  const canceled = canceledVisitAt(lead);
  const visitAt = lead.triage.visitAt ?? canceled;
  if (!visitAt) return undefined;
  const { name, email, phone, about, place, of } = readLead(lead);
  const { createEvent } = await import('ics');
  const { error, value } = createEvent({
    uid: `${lead.id}@${host}`,
    sequence: lead.triage.revision,
    method: canceled ? 'CANCEL' : 'PUBLISH',
    organizer: { name: business.name, email: business.email },
    productId: `-//${business.name}//Office//EN`,
    start: visitAt.getTime(),
    duration: { minutes: lead.triage.visitMinutes ?? defaultVisitMinutes },
    title: `${about}: ${reader === 'owner' ? name || email : business.name}`,
    description: (reader === 'owner' ? [phone, email, of('message')] : [business.phone.shown])
      .filter(Boolean)
      .join('\n'),
    ...(place && { location: place }),
    ...(canceled
      ? { status: 'CANCELLED', busyStatus: 'FREE' }
      : {
          status: 'CONFIRMED',
          busyStatus: 'BUSY',
          alarms: [{ action: 'display', description: 'Visit', trigger: { hours: 1, before: true } }],
        }),
  });
  if (typeof value !== 'string') throw new Error('The calendar file could not be written', { cause: error });
  return folded(value);
}

/** Undefined if it has a visit, or never had. */
export const canceledVisitAt = ({ triage: { visitAt, history } }: Lead): Date | undefined =>
  visitAt ? undefined : history.findLast((change) => change.visitAt)?.visitAt;

/** 75 octets (https://www.rfc-editor.org/rfc/rfc5545#section-3.1); the package counts characters. */
function folded(calendar: string): string {
  const lines = calendar.replaceAll(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(foldedLine).join('\r\n');
}

function foldedLine(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
