import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';

/** A time as epoch milliseconds. Throws when the text is no ISO 8601 date, which could not be put in order. */
export function epochMs(time: string): number {
  const ms = Date.parse(time);
  if (Number.isNaN(ms)) throw new RangeError(`“${time}” is no time`);
  return ms;
}

/** Newest first; posts of the same moment by id. */
export const newestFirst = (a: BlogPost, b: BlogPost): number =>
  epochMs(b.publishedAt) - epochMs(a.publishedAt) || (a.id < b.id ? -1 : Number(a.id > b.id));
