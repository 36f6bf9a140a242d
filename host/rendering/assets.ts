/** The hashed files that pages need; the build writes them to `dist/assets.json`. */
export interface Assets {
  /** The script that runs on every page. */
  site: string;
  islands: Readonly<Record<string, { src: string; imports: readonly string[] }>>;
}
