import { askingKinds, type LeadStatus, leadStatuses, openStatuses } from '../../../catalogue/contracts/admin/lead.ts';
import { serviceTypes } from '../../../catalogue/contracts/form-names.ts';

export type InboxView = 'today' | 'unanswered' | 'snoozed' | 'all' | LeadStatus;

/** As in the URL; undefined for any. `receipt`: could not be delivered. `held`: because it read like an offer. */
const conditionValues = {
  kind: ['estimate', 'contact', 'palette'],
  service: serviceTypes,
  town: undefined,
  site: undefined,
  photos: ['yes'],
  receipt: ['dead'],
  held: ['offer'],
} as const satisfies Record<string, readonly string[] | undefined>;
export type ConditionName = keyof typeof conditionValues;
const conditionNames = Object.keys(conditionValues) as ConditionName[];

export type InboxFilter = { view: InboxView; text: string } & { [Name in ConditionName]?: string | undefined };

export const views: readonly InboxView[] = [
  'today',
  'unanswered',
  'snoozed',
  ...leadStatuses.filter((status) => status !== 'new' && status !== 'spam'),
  'all',
  'spam',
];

export const noFilter = { text: '', ...Object.fromEntries(conditionNames.map((name) => [name, undefined])) };

export function filterOf(query: URLSearchParams, text: string): InboxFilter {
  const filter: InboxFilter = { view: views.find((view) => view === query.get('view')) ?? 'today', text };
  for (const name of conditionNames) {
    const value = query.get(name);
    const allowed: readonly string[] | undefined = conditionValues[name];
    if (value !== null && (allowed?.includes(value) ?? (value !== '' || name === 'site'))) filter[name] = value;
  }
  return filter;
}

/** With `#`, of the list or of a lead in it. Without the search text, which may be a person's name. */
export function addressOf(filter: InboxFilter, id = ''): string {
  const query = new URLSearchParams(filter.view === 'today' ? {} : { view: filter.view });
  addConditions(query, filter);
  return `#inbox${id && `/${encodeURIComponent(id)}`}${withMark(query)}`;
}

const withMark = (query: URLSearchParams) => `${query}` && `?${query}`;

function addConditions(query: URLSearchParams, filter: InboxFilter): void {
  for (const name of conditionNames) {
    const value = filter[name];
    if (value !== undefined) query.set(name, value);
  }
}

export const isNarrowed = (filter: InboxFilter) =>
  filter.text.trim() !== '' || conditionNames.some((name) => filter[name] !== undefined);

/** `again`: they wrote again; `due`: a follow-up is; of scheduled leads, `undated` and `past` visits. */
export const listParts = ['back', 'main', 'again', 'due', 'undated', 'past', 'colors'] as const;
export type ListPart = (typeof listParts)[number];

export const shownView = ({ view, text }: InboxFilter): InboxView => (text.trim() ? 'all' : view);

export function partsOf(filter: InboxFilter): readonly ListPart[] {
  const { kind, service } = filter;
  const view = shownView(filter);
  if (view === 'scheduled') return ['undated', 'main', 'past'];
  if (view !== 'today') return ['main'];
  if (kind === 'palette') return ['back', 'colors'];
  const waiting = ['back', 'main', 'again', 'due'] as const;
  return kind || service ? waiting : [...waiting, 'colors'];
}

export function queryOf(filter: InboxFilter, part: ListPart, after?: string): string {
  const query = new URLSearchParams(conditionsOf(shownView(filter), part));
  addConditions(query, filter);
  if (after) query.set('after', after);
  return withMark(query);
}

/** Deadlines follow the order of arrival, so the oldest lead is due first. */
function conditionsOf(view: InboxView, part: ListPart): Record<string, string> {
  const open = openStatuses.join(',');
  const asking = askingKinds.join(',');
  if (part === 'again') return { wrote: 'again', kind: asking, snoozed: 'no', order: 'oldest' };
  if (part === 'due' || view === 'unanswered') return { followup: 'due', order: 'oldest' };
  if (part === 'undated') return { status: view, visit: 'none', order: 'oldest' };
  if (part === 'past') return { status: view, visit: 'past', limit: '20' };
  if (view === 'scheduled') return { status: view, visit: 'ahead', order: 'visit' };
  if (part === 'back') return { status: open, snoozed: 'back', order: 'oldest' };
  if (part === 'colors') return { status: 'new', kind: 'palette', snoozed: 'no', limit: '20' };
  if (view === 'today') return { status: 'new', kind: asking, snoozed: 'no', order: 'oldest' };
  if (view === 'snoozed') return { status: open, snoozed: 'yes', order: 'oldest' };
  return view === 'all' ? {} : { status: view };
}
