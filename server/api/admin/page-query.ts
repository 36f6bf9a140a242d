import type { ParsedUrlQuery } from 'node:querystring';
import * as v from 'valibot';
import { validBody } from '../../valid-body.ts';
import { limitUpTo } from './item-limit.ts';

const invalid = 'Invalid input';

/** A number from SQLite, or time and random digits in hexadecimal from MongoDB. */
const eventId = /^(\d{1,15}|[\da-f]{32})$/;

const PageQuery = v.object({
  limit: limitUpTo(500),
  before: v.optional(v.pipe(v.string(invalid), v.regex(eventId, invalid))),
});

/** The requested page of a list: at most 500 items, after the item named in `before`. Throws a 422 problem. */
export function pageQuery(query: ParsedUrlQuery): { limit: number; before?: string } {
  const { limit, before } = validBody(query, PageQuery);
  return { limit, ...(before !== undefined && { before }) };
}
