/** One change of content, as returned by `GET /api/admin/content/history`. */
export interface ContentChangeSummary {
  id: string;
  list: 'areas' | 'testimonials' | 'posts';
  itemId: string;
  /** ISO 8601. */
  at: string;
  kind: 'added' | 'changed' | 'removed';
  /** The item's name: the town, the customer or the title. */
  name: string;
  /** The fields that differ; empty unless the action is `changed`. */
  fields: readonly string[];
}
