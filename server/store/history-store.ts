export const contentLists = ['areas', 'testimonials', 'posts'] as const;
export type ContentList = (typeof contentLists)[number];

/** One change of content: what stood there before and after, as JSON values; undefined for nothing. */
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
 * seeding does not. The newest 500 of each list are kept.
 */
export interface HistoryStore {
  /** Newest first. */
  contentHistory(page: { list?: ContentList; limit: number }): Promise<ContentChange[]>;
}
