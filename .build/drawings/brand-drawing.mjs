import { fileURLToPath } from 'node:url';
import { loadModule } from '../load-module.mjs';

const { brand } = (await loadModule(fileURLToPath(new URL('../../catalogue/brand.ts', import.meta.url)))).values;

/**
 * The colors in the drawings' files, by the brand's color that replaces them. So a drawing is a plain SVG that any
 * program can show, yet has the brand's colors on the site.
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

/** A drawing's markup in the colors of the brand. Upper-case colors are a maker's paints and stay. */
export const inBrandColors = (markup) => markup.replace(/#[0-9a-f]{6}/g, (color) => colors.get(color) ?? color);
