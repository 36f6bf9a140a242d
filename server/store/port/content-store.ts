import { isDeepStrictEqual } from 'node:util';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';

export interface ContentStore {
  /** Includes inactive ones; by name. */
  areas(): Promise<ServiceArea[]>;
  /** In the order in which they were added. */
  testimonials(filter: { isFeatured: boolean }): Promise<Testimonial[]>;
  /** Includes those with a future date; newest first. */
  posts(): Promise<BlogPost[]>;
  /** For all processes. */
  contentVersion(): Promise<string>;
  /** False if the stored area is not `former`, or exists without `former`. */
  saveArea(area: ServiceArea, former?: unknown): Promise<boolean>;
  removeArea(id: string, former: object): Promise<boolean>;
  /** A new one goes to the end. `former` has `isFeatured`. */
  saveTestimonial(testimonial: Testimonial, options: { isFeatured: boolean; former?: unknown }): Promise<boolean>;
  /** `former` has `isFeatured`. */
  removeTestimonial(id: string, former: object): Promise<boolean>;
  /** Rejects if one of its dates is invalid. */
  savePost(post: BlogPost, former?: unknown): Promise<boolean>;
  removePost(id: string, former: object): Promise<boolean>;
}

export const contentLists = ['areas', 'testimonials', 'posts'] as const;
export type ContentList = (typeof contentLists)[number];

/** Of each list. */
export const keptChanges = 50;

/** A testimonial includes its `isFeatured`. */
export interface ContentChange {
  id: string;
  list: ContentList;
  itemId: string;
  at: Date;
  before?: unknown;
  after?: unknown;
}

/** Saves and removals record their change in the same atomic step; seeding does not. */
export interface HistoryStore {
  /** Newest first. */
  contentHistory(page: { list?: ContentList; limit: number }): Promise<ContentChange[]>;
}

/** Epoch milliseconds. Throws if this or its last change is not a date. */
export function publishedMs({ publishedAt, updatedAt }: BlogPost): number {
  epochMs(updatedAt);
  return epochMs(publishedAt);
}

function epochMs(time: string): number {
  const ms = Date.parse(time);
  if (Number.isNaN(ms)) throw new RangeError(`“${time}” is no time`);
  return ms;
}

export const newestFirst = (a: BlogPost, b: BlogPost): number =>
  publishedMs(b) - publishedMs(a) || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Equal as JSON, in any order of fields. */
export const isSameItem = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asJson(one), asJson(other));

const asJson = (item: unknown): unknown => (item === undefined ? undefined : JSON.parse(JSON.stringify(item)));
