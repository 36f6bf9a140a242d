/** One change of content, as `GET /api/admin/content/history` answers it. */
export interface ContentChangeSummary {
  id: string;
  list: 'areas' | 'testimonials' | 'posts';
  itemId: string;
  /** ISO 8601. */
  at: string;
  kind: 'added' | 'changed' | 'removed';
  /** What the item is called: the town, the customer or the title. */
  name: string;
  /** What differs; empty but for `changed`. */
  fields: readonly string[];
}
