import { readFile } from 'node:fs/promises';
import { loadModule } from '../load-module.mjs';
import { inBrandColors } from './brand-drawing.mjs';

/**
 * Publishes a drawing with its zones painted, as a picture that needs no script.
 * @param {{ drawing: string, scheme: string, fileName: string }} options `scheme` is the module that exports
 * `startingScheme`: a paint by zone, where a zone is a class in the drawing
 */
export function paintedDrawing({ drawing, scheme, fileName }) {
  return {
    name: 'painted-drawing',
    async generateBundle() {
      const { startingScheme } = (await loadModule(scheme)).values;
      const source = inBrandColors(await readFile(drawing, 'utf8'))
        .replace(/<title>.*?<\/title>/g, '')
        .replace(/>\s+</g, '><')
        .replace(/ class="(\w+)"( fill="#\w+")?/g, (attributes, zone) =>
          startingScheme[zone] ? ` fill="${startingScheme[zone].hex}"` : attributes,
        );
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
