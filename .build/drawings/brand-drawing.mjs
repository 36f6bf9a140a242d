import { fileURLToPath } from 'node:url';
import { loadModule } from '../load-module.mjs';

const { brand } = (await loadModule(fileURLToPath(new URL('../../catalogue/brand.ts', import.meta.url)))).values;

/**
 * The colors that drawings are drawn in, by the brand's color that takes their place, so that a drawing is a plain SVG
 * that any program shows, and still follows the brand.
 */
const drawnIn = {
  paper: '#fbf8f1',
  sand: '#f2ebdc',
  line: '#dcd2be',
  lineStrong: '#8a7f6a',
  ink: '#14233a',
  inkSoft: '#435066',
  night: '#0e1a2b',
  nightLine: '#1c2c44',
  onNight: '#e9e4d8',
  bay: '#1f5c78',
  bayDeep: '#174860',
  tape: '#2b79b0',
  barn: '#a8321f',
  barnDeep: '#862617',
  brass: '#a9822f',
};

const colors = new Map(Object.entries(drawnIn).map(([name, color]) => [color, brand.colors[name]]));

/** A drawing's markup in the colors of the brand. Those in capitals are paints of a maker, and stay. */
export const inBrandColors = (markup) => markup.replace(/#[0-9a-f]{6}/g, (color) => colors.get(color) ?? color);
