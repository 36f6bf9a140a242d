/** A file for programs that read the site, rebuilt after content changes. */
export interface FeedFile {
  path: string;
  /** Its Content-Type. */
  type: string;
  /** Creates the file's text. Rejects if its sources do. */
  write(): string | Promise<string>;
}
