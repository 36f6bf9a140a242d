import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

interface Release {
  /** The commit that it was built from. */
  commit: string;
  /** The day of that commit, YYYY-MM-DD. */
  date: string;
  /**
   * Its scripts by path below `/widgets/v1/`: the loader, every widget as module and classic script, and all their
   * chunks.
   */
  files: Readonly<Record<string, string>>;
}

/** The widgets of the last release, as recorded by `npm run record:release`. */
export const lastRelease: Release = JSON.parse(
  brotliDecompressSync(readFileSync(new URL('widgets.json.br', import.meta.url))).toString(),
);

/** Its scripts by their full path on a server. */
export const releasedScripts: ReadonlyMap<string, string> = new Map(
  Object.entries(lastRelease.files).map(([path, script]) => [`/widgets/v1/${path}`, script]),
);
