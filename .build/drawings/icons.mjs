import { Resvg } from '@resvg/resvg-js';
import { loadModule } from '../load-module.mjs';

/**
 * Draws the icons for home screens, tabs and old browsers: the brand's mark on its paper. On home screens it stays in
 * the safe zone, which masks never cut (https://www.w3.org/TR/appmanifest/#icon-masks).
 * @param {{ drawing: string, folder: string }} places `drawing` is catalogue/company/brand-mark.ts
 */
export function icons({ drawing, folder }) {
  return {
    name: 'icons',
    async generateBundle() {
      const { markPaths, markGround, tabIcon } = (await loadModule(drawing)).values;
      const icon = (sizePx, share) => iconOf(markPaths, markGround, sizePx, share);
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      emit(`${folder}/mark.svg`, tabIcon);
      emit(`${folder}/icon-192.png`, icon(192, 0.56));
      emit(`${folder}/icon-512.png`, icon(512, 0.56));
      emit(`${folder}/apple-touch-icon.png`, icon(180, 0.64));
      emit('favicon.ico', ico(icon(32, 0.9), 32));
    },
  };
}

/** @param share of the height that the mark fills */
function iconOf(mark, ground, sizePx, share) {
  const scale = (100 * share) / 36;
  const place = `translate(${50 - 11 * scale} ${50 - 18 * scale}) scale(${scale})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/><g transform="${place}">${mark}</g></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: sizePx } }).render().asPng();
}

/** One PNG in the container expected at `/favicon.ico`. */
function ico(png, sizePx) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: an icon
  header.writeUInt16LE(1, 4); // containing one picture
  header.writeUInt8(sizePx, 6);
  header.writeUInt8(sizePx, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the picture, right after this header
  return Buffer.concat([header, png]);
}
