/** `GET /api/admin/content/history`. */
export interface ContentChangeSummary {
  id: string;
  list: 'areas' | 'testimonials' | 'posts';
  itemId: string;
  /** ISO 8601. */
  at: string;
  kind: 'added' | 'changed' | 'removed';
  name: string;
  /** Empty unless `changed`. */
  fields: readonly string[];
}
