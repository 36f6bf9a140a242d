/** Which hashed files the pages of this build need; written by the build as `dist/assets.json`. */
export interface Assets {
  /** The few lines that run on every page. */
  site: string;
  islands: Readonly<Record<string, { src: string; imports: readonly string[] }>>;
}
