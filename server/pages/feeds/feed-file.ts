/** A file for programs that read the site; written anew after content changed. */
export interface FeedFile {
  path: string;
  /** Its Content-Type. */
  type: string;
  /** Rejects as its sources do. */
  write(): string | Promise<string>;
}
