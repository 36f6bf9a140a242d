import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inBrandColors } from './brand-drawing.mjs';

/**
 * Publishes drawings as files, for pages that show them below the first screen. Titles are removed, because images do
 * not show them.
 */
export function publishedDrawings({ folder, files, to }) {
  return {
    name: 'published-drawings',
    async generateBundle() {
      for (const file of files) {
        const markup = inBrandColors(await readFile(path.join(folder, file), 'utf8'));
        const source = markup.replace(/<title>.*?<\/title>/g, '').replace(/>\s+</g, '><');
        this.emitFile({ type: 'asset', fileName: `${to}/${file}`, source });
      }
    },
  };
}
