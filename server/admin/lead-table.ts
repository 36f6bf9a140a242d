import { wallTime } from '../../catalogue/time/eastern-time.ts';
import { leadKinds } from '../leads/lead-kinds.ts';
import type { InboxStore } from '../store/port/inbox-store.ts';
import type { Lead } from '../store/store.ts';
import { csvCell, phoneCell, zipCell } from './csv-cell.ts';
import { everyLead } from './every-lead.ts';

const field = (name: string) => (lead: Lead) => lead.fields[name] ?? '';
const visitor = (lead: Lead) => leadKinds[lead.kind].visitor((name) => lead.fields[name] ?? '');

const pairs = (of: Readonly<Record<string, string>> = {}) =>
  Object.entries(of)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Time in New York as spreadsheets read it: `2026-11-26 17:05`. */
function time(moment: Date | undefined): string {
  if (!moment) return '';
  const { day, minutes } = wallTime(moment);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${day} ${hour}:${minute}`;
}

const columns: readonly [heading: string, text: (lead: Lead) => string, cell?: (text: string) => string][] = [
  ['Received', ({ receivedAt }) => time(receivedAt)],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ care }) => care.status],
  ['Name', (lead) => visitor(lead).name],
  ['Email', (lead) => visitor(lead).email],
  ['Phone', (lead) => visitor(lead).phone, phoneCell],
  ['Address', field('address')],
  ['City', field('city')],
  ['State', field('state')],
  ['ZIP code', field('zipCode'), zipCell],
  ['Service', field('serviceType')],
  ['Subject', field('subject')],
  ['Message', field('message')],
  ['Colors', field('colors')],
  ['Photos', ({ photos = [] }) => (photos.length > 0 ? String(photos.length) : '')],
  ['Site', ({ source }) => source.origin ?? ''],
  ['Page', ({ source }) => source.page ?? ''],
  ['Campaign', ({ source }) => source.campaign ?? ''],
  ['Campaign tags', ({ source }) => pairs(source.tags)],
  ['Hidden fields', ({ source }) => pairs(source.hidden)],
  ['First answer', ({ care }) => time(care.answeredAt)],
  ['Confirmation mailed', ({ receipt }) => time(receipt?.sentAt)],
  ['Notes', ({ care }) => care.notes.map(({ text }) => text).join('\n')],
  [
    'Added by the sender',
    ({ care: { acts = [] } }) =>
      acts.map((act) => `${time(act.at)} ${act.kind}${act.kind === 'note' ? `: ${act.text}` : ''}`).join('\n'),
  ],
  ['Id', ({ id }) => id],
];

/** Excel detects UTF-8 only by this byte order mark. */
const byteOrderMark = '\uFEFF';

/** Every lead as a CSV table (RFC 4180), in chunks. */
export async function* leadTable(store: Pick<InboxStore, 'inbox'>): AsyncGenerator<string> {
  yield `${byteOrderMark}${line(columns.map(([heading]) => csvCell(heading)))}`;
  for await (const leads of everyLead(store)) {
    yield leads.map((lead) => line(columns.map(([, text, cell = csvCell]) => cell(text(lead))))).join('');
  }
}

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`;
