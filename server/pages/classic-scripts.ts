import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishedFiles } from './files.ts';

/** What the build publishes: a folder, and the list of its files. */
export interface Published {
  folder: string;
  files: PublishedFiles;
  /** Contents, by path, of files that are not served as they are in the folder. */
  contents?: ReadonlyMap<string, Buffer>;
}

/** The placeholder for our own origin in classic scripts, which `.build/classic-origin.mjs` writes. */
const placeholder = 'https://widget-origin.invalid';
const integrityList = '/widgets/v1/integrity.json';

/**
 * Fills our own origin into the classic scripts and recomputes their integrity. The origin is unknown at build time,
 * and a script that an optimizer has merged cannot tell where it was loaded from.
 */
export function fillInOrigin({ folder, files }: Published, origin: string): Published {
  const contents = new Map<string, Buffer>();
  const filled: Record<string, PublishedFiles[string]> = { ...files };
  const put = (url: string, text: string) => {
    const body = Buffer.from(text);
    contents.set(url, body);
    filled[url] = { integrity: `sha384-${createHash('sha384').update(body).digest('base64')}`, isCompressed: true };
  };
  const read = (url: string) => readFileSync(path.join(folder, url), 'utf8');

  const classic = Object.keys(files).filter((url) => url.endsWith('.iife.js'));
  for (const url of classic) put(url, read(url).replaceAll(placeholder, origin));
  if (files[integrityList]) {
    const listed: Record<string, string> = JSON.parse(read(integrityList));
    for (const url of classic) listed[url] = filled[url]?.integrity ?? '';
    put(integrityList, `${JSON.stringify(listed, null, 2)}\n`);
  }
  return { folder, files: filled, contents };
}

/** The integrity of each classic script, by path. */
export const integrityOf = ({ files }: Published): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([url]) => url.endsWith('.iife.js'))
      .map(([url, { integrity }]) => [url, integrity]),
  );
