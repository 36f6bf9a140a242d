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
