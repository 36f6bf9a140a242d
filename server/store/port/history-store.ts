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
