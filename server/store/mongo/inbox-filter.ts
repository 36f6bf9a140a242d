import type { Filter } from 'mongodb';
import type { InboxQuery } from '../port/inbox-store.ts';
import { queryWords } from '../rules/search-words.ts';
import type { LeadDocument } from './lead-document.ts';

/** Matches nothing. */
const nothing: Filter<LeadDocument> = { _id: { $in: [] } };

/** The conditions of an inbox query. Every value is a string, or a date created here, never an operator. */
export function inboxFilter(query: InboxQuery): Filter<LeadDocument> {
  const { statuses, kinds, town, site, receivedBefore, snoozed, text, actedAfter, order, after } = query;
  const words = text === undefined ? [] : queryWords(text);
  if (text?.trim() && words.length === 0) return nothing;
  const all: Filter<LeadDocument>[] = [
    // Only letters and digits, which have no special meaning in a pattern.
    ...words.map((word) => ({ words: { $regex: `^${word}` } })),
    ...(statuses ? [{ 'care.status': { $in: [...statuses] } }] : []),
    ...(kinds ? [{ kind: { $in: [...kinds] } }] : []),
    ...(town === undefined ? [] : [{ 'keys.townKey': { $eq: town.toLowerCase() } }]),
    ...(site === undefined ? [] : [{ 'keys.site': { $eq: site } }]),
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

const windowMs = 60 * 86_400_000;

/**
 * A narrower filter for one page of a long list: if it fills the page, the result is the same. A server that sorts
 * without an index would otherwise sort every lead. Undefined if other conditions find few leads, or for the oldest
 * leads.
 */
export function windowFilter(query: InboxQuery, now: Date): Filter<LeadDocument> | undefined {
  const { statuses, town, site, receivedBefore, snoozed, text, actedAfter, order, after } = query;
  const isNarrow = [statuses, town, site, receivedBefore, snoozed, text, actedAfter].some((one) => one !== undefined);
  if (isNarrow || (order === 'oldest' && after === undefined)) return undefined;
  const start = after === undefined ? now.getTime() : Number.parseInt(after, 10) || 0;
  const end = order === 'newest' ? { $gte: new Date(start - windowMs) } : { $lte: new Date(start + windowMs) };
  return { $and: [inboxFilter(query), { receivedAt: end }] };
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
