import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { optimize } from 'svgo';
import { tsImport } from 'tsx/esm/api';

const { brand } = await tsImport('../catalogue/brand.ts', import.meta.url);

/** Drawings are plain SVG in these colors, which become the brand's. Upper-case colors are a maker's paints and stay. */
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
const brandColors = new Map(Object.entries(drawnIn).map(([name, color]) => [color, brand.colors[name]]));

export const onElements = (name, enter) => ({ name, fn: () => ({ element: { enter } }) });
const inBrandColors = onElements('brand-colors', ({ attributes }) => {
  for (const [name, value] of Object.entries(attributes)) {
    const color = brandColors.get(value.slice(0, 7)); // Without its alpha.
    if (color) attributes[name] = color + value.slice(7);
  }
});
/** @param plugins svgo's, after those that every drawing gets */
export async function readDrawing(file, ...plugins) {
  const markup = await readFile(file, 'utf8');
  return optimize(markup, { path: file, plugins: ['removeComments', inBrandColors, ...plugins] }).data;
}

const asArrays = ({ name, attributes, children }) => [name, attributes, ...children.map(asArrays)];

/** `./x.svg` gives markup; `./x.svg?elements` arrays, for pages that must not parse it. */
export function svgImports() {
  return {
    name: 'svg-imports',
    // Vite would make a URL of a drawing.
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('.svg?elements') ? path.resolve(path.dirname(importer), source) : null,
    async load(id) {
      const [file, query] = id.split('?');
      if (!file.endsWith('.svg')) return null;
      this.addWatchFile(file);
      if (!query) return `export default ${JSON.stringify(await readDrawing(file))};`;
      const elements = [];
      // `draw` replaces the prefix of ids to make them unique.
      const prefix = { name: 'prefixIds', params: { prefix: '~', delim: '', prefixClassNames: false } };
      const read = { name: 'read', fn: (root) => void elements.push(...asArrays(root.children[0])) };
      await readDrawing(file, 'removeTitle', prefix, read);
      return `export default ${JSON.stringify(elements)};`;
    },
  };
}
