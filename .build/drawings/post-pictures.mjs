import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The names of the drawings used by the posts in a folder. */
export async function postPictures(folder) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return [...new Set(texts.flatMap((text) => /^imageUrl: (.+)$/m.exec(text)?.[1] ?? []))];
}
