import { leadFields } from '../../../catalogue/contracts/lead-fields.ts';
import { phoneLinks } from '../../../catalogue/phone.ts';
import { wallTime } from '../../../catalogue/time/eastern-time.ts';
import { monthsBefore, retention } from '../../../catalogue/time/retention.ts';
import { cleanLine } from '../../../catalogue/typed-text.ts';
import { dayMs } from '../../async.ts';
import { leadKinds } from '../../leads/lead-kinds.ts';
import { contentLists, keptChanges } from '../../store/content.ts';
import type { Lead } from '../../store/lead.ts';
import type { Snapshot, Store } from '../../store/store.ts';

/** Spreadsheets skip these before a formula. */
const invisible = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** NFKC keeps U+2212, a minus to some spreadsheets. */
const formulaStart = /^[=+\-\u2212@]/;
/** Spreadsheets trim these, and some evaluate what follows. */
const lineStart = /^[\t\r\n]/;
/** Each ends a cell for some program. */
const separators: ReadonlySet<string> = new Set(',;\t\r\n');

/** RFC 4180, safe from formulas, also after NFKC (https://owasp.org/www-community/attacks/CSV_Injection). */
function csvCell(text: string): string {
  const isRisky = lineStart.test(text) || [text, text.normalize('NFKC')].some(looksLikeFormula);
  return `"${isRisky ? "'" : ''}${withoutInnerFormulas(text).replaceAll('"', '""')}"`;
}

const looksLikeFormula = (text: string) => formulaStart.test(text.replace(invisible, ''));

function withoutInnerFormulas(text: string): string {
  let isCellStart = false;
  let harmless = '';
  for (const sign of text) {
    const plain = sign < '\u0080' ? sign : sign.normalize('NFKC');
    if (separators.has(plain)) isCellStart = true;
    else if (isCellStart && !invisible.test(sign) && sign !== '"') {
      if (formulaStart.test(plain)) harmless += "'";
      isCellStart = false;
    }
    harmless += sign;
  }
  return harmless;
}

/** Excel, LibreOffice and Google Sheets keep digits with spaces as text, even after a plus. */
function phoneCell(typed: string): string {
  const text = cleanLine(typed).replace('(0)', '');
  const isCalculated = text.startsWith('+') || Number.isFinite(Number(text));
  const [, plus, number = '', rest] = /^(\+?)(\d[\d ().\-/]*)((?:[\p{L}.][\p{L}\p{N} .]*)?)$/u.exec(text) ?? [];
  if (!isCalculated || rest === undefined || !phoneLinks(text)) return csvCell(typed);
  const groups = number.match(/\d+/g) ?? [];
  const spaced = groups.length > 1 ? groups.join(' ') : number.replace(/(\d{3})(\d{3})(\d{4})$/, ' $1 $2 $3');
  return `"${plus}${`${spaced.trim()} ${rest}`.trim()}"`;
}

/** Spreadsheets keep a leading zero only in `="07030"`; other programs take that literally. */
const zipCell = (text: string): string => (/^0\d+$/.test(text) ? `"=""${text}"""` : csvCell(text));

const visitor = (lead: Lead) => leadKinds[lead.kind].visitor((name) => lead.fields[name] ?? '');

const pairs = (of: Readonly<Record<string, string>> = {}) =>
  Object.entries(of)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** In New York, as spreadsheets read it. */
function time(moment: Date | undefined): string {
  if (!moment) return '';
  const { day, minutes } = wallTime(moment);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${day} ${hour}:${minute}`;
}

type Column = [heading: string, text: (lead: Lead) => string, cell?: (text: string) => string];

const columnOf = ([name, heading]: readonly [string, string]): Column => [
  heading,
  ({ fields }) => fields[name] ?? '',
  name === 'zipCode' ? zipCell : csvCell,
];

const columns: readonly Column[] = [
  ['Received', ({ receivedAt }) => time(receivedAt)],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ triage }) => triage.status],
  ['Name', (lead) => visitor(lead).name],
  ['Email', (lead) => visitor(lead).email],
  ['Phone', (lead) => visitor(lead).phone, phoneCell],
  ...Object.values(leadFields).flatMap(({ exported }) => Object.entries(exported).map(columnOf)),
  ['Photos', ({ photos = [] }) => (photos.length > 0 ? String(photos.length) : '')],
  ['Site', ({ source }) => source.origin ?? ''],
  ['Page', ({ source }) => source.page ?? ''],
  ['Campaign', ({ source }) => source.campaign ?? ''],
  ['Campaign tags', ({ source }) => pairs(source.tags)],
  ['Hidden fields', ({ source }) => pairs(source.hidden)],
  ['First answer', ({ triage }) => time(triage.answeredAt)],
  ['Confirmation mailed', ({ receipt }) => time(receipt?.sentAt)],
  ['Notes', ({ triage }) => triage.notes.map(({ text }) => text).join('\n')],
  [
    'Added by the sender',
    ({ triage: { acts = [] } }) =>
      acts.map((act) => `${time(act.at)} ${act.kind}${act.kind === 'note' ? `: ${act.text}` : ''}`).join('\n'),
  ],
  ['Id', ({ id }) => id],
];

/** Excel detects UTF-8 only by this byte order mark. */
const byteOrderMark = '\uFEFF';

export async function* leadTable(store: Pick<Store, 'inbox'>): AsyncGenerator<string> {
  yield `${byteOrderMark}${line(columns.map(([heading]) => csvCell(heading)))}`;
  for await (const leads of everyLead(store)) {
    yield leads.map((lead) => line(columns.map(([, text, cell = csvCell]) => cell(text(lead))))).join('');
  }
}

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/** About 10 ms. */
const eventPageSize = 1_000;
const countedMs = 2 * dayMs;

/** Without passwords and sessions. */
export async function* exportedJson(store: Snapshot, now: Date): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(now)}`;
  yield* list('leads', withPhotoAddresses(everyLead(store)));
  yield* list('events', everyEvent(store));
  for (const name of contentLists) yield* list(name, [await store.contentOf(name)]);
  const changes = contentLists.map((list) => store.contentHistory({ list, limit: keptChanges }));
  yield* list('contentHistory', await Promise.all(changes));
  yield* list('counts', everyCount(store, now));
  yield '}\n';
}

async function* withPhotoAddresses(pages: AsyncIterable<readonly Lead[]>): AsyncGenerator<readonly object[]> {
  for await (const page of pages) {
    // Names that readers of earlier exports know.
    yield page.map(({ photos, triage: care, mail, receipt, ...lead }) => ({
      ...lead,
      mail: exportedMail(mail),
      ...(receipt && { receipt: exportedMail(receipt) }),
      care,
      ...(photos && { photos: photos.map((id) => ({ id, file: `/api/admin/photos/${id}/file` })) }),
    }));
  }
}

function exportedMail({ scheduledAt: owedAt, notifiedCount: told, ...mail }: Partial<Lead['mail']>) {
  return { ...mail, told, owedAt };
}

async function* list(
  name: string,
  pages: AsyncIterable<readonly object[]> | Iterable<readonly object[]>,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  let separator = '\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((item) => JSON.stringify(item)).join(',\n');
    separator = ',\n';
  }
  yield ']';
}

async function* everyEvent(store: Snapshot): AsyncGenerator<readonly object[]> {
  let before: string | undefined;
  do {
    const events = await store.newestEvents({ limit: eventPageSize, before });
    yield events;
    before = events.length === eventPageSize ? events.at(-1)?.id : undefined;
  } while (before !== undefined);
}

async function* everyCount(store: Snapshot, now: Date): AsyncGenerator<readonly object[]> {
  // The purge may be a day late.
  const first = monthsBefore(now, retention.countMonths + 1);
  for (const name of await store.countNames()) {
    for (let from = first; from <= now; from = new Date(from.getTime() + countedMs)) {
      yield await store.counts({ name, from, to: new Date(from.getTime() + countedMs) });
    }
  }
}

/** About 10 ms. */
const leadPageSize = 100;

/** Oldest first. */
async function* everyLead(store: Pick<Store, 'inbox'>): AsyncGenerator<readonly Lead[]> {
  let after: string | undefined;
  do {
    const { leads, next } = await store.inbox({ order: 'oldest', limit: leadPageSize, after });
    yield leads;
    after = next;
  } while (after !== undefined);
}
