import { isDeepStrictEqual } from 'node:util';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';

/** When a post is published, in epoch milliseconds. Throws if this or its last change is not a date. */
export function publishedMs({ publishedAt, updatedAt }: BlogPost): number {
  epochMs(updatedAt);
  return epochMs(publishedAt);
}

function epochMs(time: string): number {
  const ms = Date.parse(time);
  if (Number.isNaN(ms)) throw new RangeError(`“${time}” is no time`);
  return ms;
}

/** Newest first; posts of the same moment by id. */
export const newestFirst = (a: BlogPost, b: BlogPost): number =>
  publishedMs(b) - publishedMs(a) || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Whether two items of a content list are equal as JSON, in any order of their fields. */
export const isSameItem = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asJson(one), asJson(other));

const asJson = (item: unknown): unknown => (item === undefined ? undefined : JSON.parse(JSON.stringify(item)));
