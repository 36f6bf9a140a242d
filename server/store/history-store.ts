export const contentLists = ['areas', 'testimonials', 'posts'] as const;
export type ContentList = (typeof contentLists)[number];

/** So many changes of each list are kept. */
export const keptChanges = 50;

/** One change of content: what stood there before and after; undefined for nothing. A testimonial carries its `isFeatured`. */
export interface ContentChange {
  id: string;
  list: ContentList;
  itemId: string;
  at: Date;
  before?: unknown;
  after?: unknown;
}

/**
 * What the owner did to the content. Every save and removal of the content store writes its change in the same step;
 * seeding does not. The newest 50 of each list are kept.
 */
export interface HistoryStore {
  /** Newest first. */
  contentHistory(page: { list?: ContentList; limit: number }): Promise<ContentChange[]>;
}
