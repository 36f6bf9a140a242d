import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { inBrandColors } from './brand-drawing.mjs';

/** 1200 × 630, the size that link previews use (https://ogp.me). */
const widthPx = 1200;

/**
 * Renders the link preview images as PNG, because social networks do not show SVG.
 * @param {{ drawing: string, fileName: string, window: string }[]} images `window` is the visible part of the drawing,
 * a viewBox of the same proportions
 */
export function socialImages(images) {
  /** Rendered images by drawing: in watch mode, each is rendered only when its content changes. */
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
