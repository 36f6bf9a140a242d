import { isDeepStrictEqual } from 'node:util';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';

export interface ContentStore {
  /** All areas, including inactive ones, by name. */
  areas(): Promise<ServiceArea[]>;
  /** Only featured testimonials with `isFeatured`; in the order in which they were added. */
  testimonials(filter: { isFeatured: boolean }): Promise<Testimonial[]>;
  /** All posts, including those with a future date, newest first. */
  posts(): Promise<BlogPost[]>;
  /** Changes with every change of content, for all processes. */
  contentVersion(): Promise<string>;
  /**
   * Adds an area, or replaces the one with its id, so that nobody overwrites a change that they have not seen.
   * @param former the area to replace; undefined for a new one
   * @returns false if the stored area differs from `former`, is gone, or, without `former`, exists
   */
  saveArea(area: ServiceArea, former?: unknown): Promise<boolean>;
  /**
   * Removes an area.
   * @returns false if the stored area differs from `former`, or there is none
   */
  removeArea(id: string, former: object): Promise<boolean>;
  /** Adds a testimonial at the end, or replaces one in place. `former` as above, with `isFeatured`. */
  saveTestimonial(testimonial: Testimonial, options: { isFeatured: boolean; former?: unknown }): Promise<boolean>;
  /** `former` as above, with `isFeatured`. */
  removeTestimonial(id: string, former: object): Promise<boolean>;
  /** Adds or replaces a post. Rejects if one of its dates is invalid. `former` as above. */
  savePost(post: BlogPost, former?: unknown): Promise<boolean>;
  /** `former` as above. */
  removePost(id: string, former: object): Promise<boolean>;
}

export const contentLists = ['areas', 'testimonials', 'posts'] as const;
export type ContentList = (typeof contentLists)[number];

/** How many changes of each list are kept. */
export const keptChanges = 50;

/** One change of content: the states before and after; undefined for none. A testimonial includes its `isFeatured`. */
export interface ContentChange {
  id: string;
  list: ContentList;
  itemId: string;
  at: Date;
  before?: unknown;
  after?: unknown;
}

/**
 * The owner's changes to content. Every save and removal in the content store records its change in the same atomic
 * step; seeding does not. The newest 50 of each list are kept.
 */
export interface HistoryStore {
  /** The changes, newest first. */
  contentHistory(page: { list?: ContentList; limit: number }): Promise<ContentChange[]>;
}

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
