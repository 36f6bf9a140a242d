import type { Filter } from 'mongodb';
import type { InboxQuery } from '../port/inbox-store.ts';
import { kindsOf } from '../rules/kinds-of.ts';
import { queryWords } from '../rules/search-words.ts';
import { statusesOf } from '../rules/statuses-of.ts';
import type { LeadDocument } from './lead-document.ts';

/** Matches nothing. */
const nothing: Filter<LeadDocument> = { _id: { $in: [] } };

/** Leads with photos, and the condition of their index. */
export const withPhotos = { 'photos.0': { $exists: true } };
/** Leads whose confirmation was given up, and the condition of their index. */
export const withDeadReceipt = { 'receipt.status': { $eq: 'dead' as const } };

/** The conditions of an inbox query. Every value is a string, or a date created here, never an operator. */
export function inboxFilter(query: InboxQuery): Filter<LeadDocument> {
  const { service, town, site, hasPhotos, hasDeadReceipt, isOffer } = query;
  const { receivedBefore, snoozed, text, actedAfter, order, after } = query;
  const statuses = statusesOf(query);
  const kinds = kindsOf(query);
  const words = text === undefined ? [] : queryWords(text);
  if (text?.trim() && words.length === 0) return nothing;
  const all: Filter<LeadDocument>[] = [
    // Only letters, digits and emoji, which have no special meaning in a pattern.
    ...words.map((word) => ({ words: { $regex: `^${word}` } })),
    // A service is among the words of its leads, so that an index finds them.
    ...(service ? [{ words: { $all: queryWords(service) } }, { 'fields.serviceType': { $eq: service } }] : []),
    ...(statuses ? [{ 'care.status': { $in: [...statuses] } }] : []),
    ...(kinds ? [{ kind: { $in: [...kinds] } }] : []),
    ...(town === undefined ? [] : [{ 'keys.townKey': { $eq: town.toLowerCase() } }]),
    ...(site === undefined ? [] : [{ 'keys.site': { $eq: site } }]),
    ...(hasPhotos ? [withPhotos] : []),
    ...(hasDeadReceipt ? [withDeadReceipt] : []),
    ...(isOffer ? [{ suspicions: { $eq: ['offer'] } }] : []),
    ...(receivedBefore ? [{ receivedAt: { $lt: receivedBefore } }] : []),
    ...(actedAfter ? [{ actedAt: { $gt: actedAfter } }] : []),
    // Null also matches a missing field.
    ...(snoozed === 'never' ? [{ 'care.snoozedUntil': { $eq: null } } as unknown as Filter<LeadDocument>] : []),
    ...(typeof snoozed === 'object'
      ? [{ 'care.snoozedUntil': 'after' in snoozed ? { $gt: snoozed.after } : { $lte: snoozed.notAfter } }]
      : []),
    ...(after === undefined ? [] : [behind(after, order)]),
  ];
  return all.length > 0 ? { $and: all } : {};
}

const dayMs = 86_400_000;
/** Leads that a server sorts for a page of this many, with any number of leads a day. */
const windowDays = { list: [2, 14, 98], longList: [14, 98], search: [14] } as const;
const longList = 200;

/**
 * Narrower filters for one page of a long list, to be tried in this order: if one fills the page, the result is the
 * same. A server that sorts without an index would otherwise sort every lead. None if other conditions find few leads,
 * or for the oldest leads.
 */
export function windowFilters(query: InboxQuery, now: Date): Filter<LeadDocument>[] {
  const { service, town, site, hasPhotos, hasDeadReceipt, isOffer } = query;
  const { receivedBefore, snoozed, text, actedAfter, order, after, limit } = query;
  const narrowing = [town, site, hasPhotos, hasDeadReceipt, isOffer, receivedBefore, snoozed, actedAfter];
  const isNarrow = narrowing.some((one) => one !== undefined);
  if (isNarrow || (order === 'oldest' && after === undefined)) return [];
  const start = after === undefined ? now.getTime() : Number.parseInt(after, 10) || 0;
  const days = windowDays[text !== undefined || service ? 'search' : limit > longList ? 'longList' : 'list'];
  return days.map((count) => {
    const end =
      order === 'newest' ? { $gte: new Date(start - count * dayMs) } : { $lte: new Date(start + count * dayMs) };
    return { $and: [inboxFilter(query), { receivedAt: end }] };
  });
}

/** The end of a page: the time received, and the id for leads of the same moment. */
export const cursorOf = ({ receivedAt, _id }: Pick<LeadDocument, 'receivedAt' | '_id'>) =>
  `${receivedAt.getTime()}-${_id}`;

/**
 * The condition for leads after a cursor. An index finds the first part; the second distinguishes leads of the same
 * moment.
 */
function behind(cursor: string, order: InboxQuery['order']): Filter<LeadDocument> {
  const [, ms = '0', id = ''] = /^(\d{1,15})-(.*)$/s.exec(cursor) ?? [];
  const receivedAt = new Date(Number(ms));
  const [orThen, way] = order === 'newest' ? (['$lte', '$lt'] as const) : (['$gte', '$gt'] as const);
  return { receivedAt: { [orThen]: receivedAt }, $or: [{ receivedAt: { [way]: receivedAt } }, { _id: { [way]: id } }] };
}
