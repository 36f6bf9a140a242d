import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import { type LeadStatus, leadStatuses, openStatuses } from '../../../catalogue/contracts/lead-status.ts';
import { type ServiceType, serviceTypes } from '../../../catalogue/contracts/service-type-names.ts';

/** `today`: leads that need an answer. */
export type InboxView = 'today' | 'snoozed' | 'all' | LeadStatus;

export interface InboxFilter {
  view: InboxView;
  text: string;
  kind: '' | LeadSummary['kind'];
  service: '' | ServiceType;
  town: string;
  /** Undefined: any site. '': our own pages. */
  site: string | undefined;
  hasPhotos: boolean;
  /** The confirmation could not be delivered. */
  isUnconfirmed: boolean;
  /** Held because it read like an offer. */
  isOffer: boolean;
}

export const views: readonly InboxView[] = [
  'today',
  'snoozed',
  'all',
  'spam',
  ...leadStatuses.filter((status) => status !== 'new' && status !== 'spam'),
];
const kinds: readonly LeadSummary['kind'][] = ['estimate', 'contact', 'palette'];

export const noFilter: Omit<InboxFilter, 'view'> = {
  text: '',
  kind: '',
  service: '',
  town: '',
  site: undefined,
  hasPhotos: false,
  isUnconfirmed: false,
  isOffer: false,
};

/** Unknown values filter nothing. */
export function filterOf(query: URLSearchParams, text: string): InboxFilter {
  return {
    view: views.find((view) => view === query.get('view')) ?? 'today',
    text,
    kind: kinds.find((kind) => kind === query.get('kind')) ?? '',
    service: serviceTypes.find((service) => service === query.get('service')) ?? '',
    town: query.get('town') ?? '',
    site: query.get('site') ?? undefined,
    hasPhotos: query.get('photos') === 'yes',
    isUnconfirmed: query.get('receipt') === 'dead',
    isOffer: query.get('held') === 'offer',
  };
}

/** Without the search text, which may be a person's name. */
export function addressQuery(filter: InboxFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.view !== 'today') query.set('view', filter.view);
  addConditions(query, filter);
  return query;
}

function addConditions(query: URLSearchParams, filter: InboxFilter): void {
  const { kind, service, town, site, hasPhotos, isUnconfirmed, isOffer } = filter;
  if (kind) query.set('kind', kind);
  if (service) query.set('service', service);
  if (town) query.set('town', town);
  if (site !== undefined) query.set('site', site);
  if (hasPhotos) query.set('photos', 'yes');
  if (isUnconfirmed) query.set('receipt', 'dead');
  if (isOffer) query.set('held', 'offer');
}

export const isNarrowed = ({ text, kind, service, town, site, hasPhotos, isUnconfirmed, isOffer }: InboxFilter) =>
  Boolean(text.trim() || kind || service || town || site !== undefined || hasPhotos || isUnconfirmed || isOffer);

export type ListPart = 'main' | 'back' | 'colors';

export function partsOf({ view, kind, service }: InboxFilter): readonly ListPart[] {
  if (view !== 'today') return ['main'];
  if (kind === 'palette') return ['back', 'colors'];
  return kind || service ? ['back', 'main'] : ['back', 'main', 'colors'];
}

/** Without the search text, which must not appear in a URL. */
export function queryOf(filter: InboxFilter, part: ListPart, after?: string): string {
  const query = new URLSearchParams(conditionsOf(filter.view, part));
  addConditions(query, filter);
  if (after) query.set('after', after);
  return query.size > 0 ? `?${query}` : '';
}

/** Deadlines follow the order of arrival, so the oldest lead is due first. */
function conditionsOf(view: InboxView, part: ListPart): Record<string, string> {
  const open = openStatuses.join(',');
  if (part === 'back') return { status: open, snoozed: 'back', order: 'oldest' };
  if (part === 'colors') return { status: 'new', kind: 'palette', snoozed: 'no', limit: '20' };
  if (view === 'today') return { status: 'new', kind: 'estimate,contact', snoozed: 'no', order: 'oldest' };
  if (view === 'snoozed') return { status: open, snoozed: 'yes', order: 'oldest' };
  return view === 'all' ? {} : { status: view };
}
