import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

interface Release {
  /** What it was built from. */
  commit: string;
  /** The day of that commit, YYYY-MM-DD. */
  date: string;
  /** Its scripts by path below `/widgets/v1/`: the loader, every widget as module and classic script, and all they load. */
  files: Readonly<Record<string, string>>;
}

/** The widgets of the last release, as `npm run record:release` has recorded them. */
export const lastRelease: Release = JSON.parse(
  brotliDecompressSync(readFileSync(new URL('widgets.json.br', import.meta.url))).toString(),
);

/** Its scripts by their whole path, as a server has them. */
export const releasedScripts: ReadonlyMap<string, string> = new Map(
  Object.entries(lastRelease.files).map(([path, script]) => [`/widgets/v1/${path}`, script]),
);
