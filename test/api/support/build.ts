import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer, RendererParts } from '../../../host/render.tsx';
import { fillInOrigin, type Published } from '../../../server/pages/files.ts';

const dist = path.resolve('dist');

const built = (name: string) => {
  const file = path.join(dist, name);
  if (!existsSync(file))
    throw new Error(`${file} is missing: these tests read the build, so run \`npm run build\` first`);
  return file;
};
const json = (name: string) => JSON.parse(readFileSync(built(name), 'utf8'));

/** The published files of the build, as served at this origin. */
export const builtFiles = (publicUrl = 'http://site.example'): Published =>
  fillInOrigin({ folder: built('public'), files: json('files.json') }, publicUrl);

/** The site's pages, as built. */
export async function builtRenderer(parts: Omit<RendererParts, 'assets'>): Promise<Renderer> {
  const { createRenderer } = await import(pathToFileURL(built('server/render.js')).href);
  return createRenderer({ ...parts, assets: json('assets.json') });
}
