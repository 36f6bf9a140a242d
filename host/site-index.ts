/** Which addresses have content behind them: known in memory, so that a document's status is right before its first byte. */
export interface SiteIndex {
  /** Slugs of active areas. */
  areas: ReadonlySet<string>;
  /** Slugs of published posts. */
  posts: ReadonlySet<string>;
}
