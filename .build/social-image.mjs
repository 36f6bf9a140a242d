import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { inBrandColors } from './brand-drawing.mjs';

/** 1200 × 630, the size that link previews are cut to (https://ogp.me). */
const widthPx = 1200;

/**
 * Draws the pictures that links to the site are shown with: networks show no SVG.
 * @param {{ drawing: string, fileName: string, window: string }[]} images `window` is the part of the drawing that is
 *   shown, as a viewBox of that proportion
 */
export function socialImages(images) {
  /** By drawing: while watching, each is drawn once for what it says. */
  const drawn = new Map();

  async function pngOf({ drawing, window }) {
    const svg = inBrandColors(await readFile(drawing, 'utf8')).replace(/viewBox="[^"]*"/, `viewBox="${window}"`);
    if (drawn.get(drawing)?.svg !== svg) {
      drawn.set(drawing, { svg, png: new Resvg(svg, { fitTo: { mode: 'width', value: widthPx } }).render().asPng() });
    }
    return drawn.get(drawing).png;
  }

  return {
    name: 'social-images',
    async generateBundle() {
      for (const image of images) {
        this.emitFile({ type: 'asset', fileName: image.fileName, source: await pngOf(image) });
      }
    },
  };
}
