import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

/** 1200 × 630, the size that link previews are cut to (https://ogp.me): a window on the 960 × 600 drawing. */
const window = '0 60 960 504';
const widthPx = 1200;

/** Draws the picture that a link to the site is shown with. */
export function socialImage({ drawing, fileName }) {
  return {
    name: 'social-image',
    async generateBundle() {
      const svg = (await readFile(drawing, 'utf8')).replace(/viewBox="[^"]*"/, `viewBox="${window}"`);
      const source = new Resvg(svg, { fitTo: { mode: 'width', value: widthPx } }).render().asPng();
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
