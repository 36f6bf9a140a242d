import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { tsImport } from 'tsx/esm/api';

const { brand } = await tsImport('../catalogue/brand.ts', import.meta.url);
const { markPaths, markGround, tabIcon } = await tsImport('../catalogue/company/brand-mark.ts', import.meta.url);
const { startingScheme } = await tsImport('../catalogue/paint/starting-scheme.ts', import.meta.url);

/** Drawings are plain SVG in these colors, which become the brand's. */
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

/** Upper-case colors are a maker's paints and stay. */
const readDrawing = async (file) =>
  (await readFile(file, 'utf8')).replace(/#[0-9a-f]{6}/g, (color) => colors.get(color) ?? color);
const withoutTitle = (markup) => markup.replace(/<title>.*?<\/title>/g, '').replace(/>\s+</g, '><');

const query = '?elements';
/** Prefix of ids, replaced at render time to make them unique. */
const idMark = '~';

/**
 * `./x.svg?elements` gives arrays `[tag, attributes, ...children]`, for pages that must not parse markup. In `./x.svg`,
 * ids without a hyphen stay.
 */
export function svgImports() {
  return {
    name: 'svg-imports',
    resolveId: (source, importer) =>
      source.endsWith(`.svg${query}`) ? path.resolve(path.dirname(importer), source) : null,
    async load(id) {
      const [file] = id.split('?');
      if (!file.endsWith('.svg')) return null;
      this.addWatchFile(file);
      const markup = (await readDrawing(file)).replace(/<!--.*?-->/gs, '');
      if (id.endsWith(query)) return `export default ${JSON.stringify(elementsOf(markup))};`;
      const text = markup.replace(/>\s+</g, '><').trim();
      const [, start = ''] = / id="(\w+-)/.exec(text) ?? [];
      return `export default ${JSON.stringify(withShortIds(text, start, (name) => !name.includes('-')))};`;
    },
  };
}

/**
 * @returns {any} `[tag, attributes, ...children]` of the outermost element
 * @throws Error naming what is no element
 */
export function elementsOf(markup) {
  const plain = withShortIds(markup.replace(/<title>.*?<\/title>/gs, ''), idMark);
  const open = [[]];
  for (const [whole, isEnd, tag, text, isEmpty] of plain.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>|\S[^<]*/g)) {
    if (!tag) throw new Error(`A drawing holds ${JSON.stringify(whole)}, which is no element`);
    if (isEnd) {
      open.pop();
      continue;
    }
    const attributes = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const element = [tag, Object.fromEntries(attributes)];
    open.at(-1).push(element);
    if (!isEmpty) open.push(element);
  }
  return open[0][0];
}

/** @throws Error naming references to missing ids */
function withShortIds(markup, mark, isKept = () => false) {
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const short = (id) => {
    if (!ids.includes(id)) throw new Error(`A drawing refers to ${JSON.stringify(id)}, which is not in it`);
    return isKept(id) ? id : mark + ids.indexOf(id).toString(36);
  };
  return markup.replace(/( id="|href="#|url\(#)([^")]+)/g, (_, before, id) => before + short(id));
}

export function publishedDrawings() {
  const scenes = ['fan-deck', 'scene-exterior', 'scene-interior', 'scene-pressure-washing', 'shore-dusk', 'team'];
  const drawing = (name) => `catalogue/drawings/${name}.svg`;
  return {
    name: 'published-drawings',
    async generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName: `assets/${fileName}`, source });
      const pictures = 'catalogue/quizzes/pictures';
      for (const name of scenes) emit(`${name}.svg`, withoutTitle(await readDrawing(drawing(name))));
      for (const file of await readdir(pictures))
        emit(`quiz/${file}`, withoutTitle(await readDrawing(`${pictures}/${file}`)));
      for (const name of await postDrawings()) {
        emit(`posts/${name}.svg`, withoutTitle(await readDrawing(drawing(name))));
        emit(`posts/${name}.png`, preview(await readDrawing(drawing(name)), '0 16 320 168'));
      }
      const house = await readDrawing(drawing('house'));
      emit('house.png', preview(house, '0 60 960 504'));
      emit('painted-house.svg', painted(withoutTitle(house)));
      emit('mark.svg', tabIcon);
      emit('icon-192.png', icon(192, 0.56));
      emit('icon-512.png', icon(512, 0.56));
      emit('apple-touch-icon.png', icon(180, 0.64));
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: ico(icon(32, 0.9), 32) });
    },
  };
}

async function postDrawings() {
  const folder = 'catalogue/blog/posts';
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  return new Set(texts.flatMap((text) => /^imageUrl: (.+)$/m.exec(text)?.[1] ?? []));
}

const png = (svg, widthPx) => new Resvg(svg, { fitTo: { mode: 'width', value: widthPx } }).render().asPng();
/** 1200 × 630 for social networks (https://ogp.me). */
const preview = (svg, window) => png(svg.replace(/viewBox="[^"]*"/, `viewBox="${window}"`), 1200);
const painted = (svg) =>
  svg.replace(/ class="(\w+)"( fill="#\w+")?/g, (attributes, zone) =>
    startingScheme[zone] ? ` fill="${startingScheme[zone].hex}"` : attributes,
  );

/** On home screens the mark stays in the safe zone (https://www.w3.org/TR/appmanifest/#icon-masks). */
function icon(sizePx, share) {
  const scale = (100 * share) / 36;
  const place = `translate(${50 - 11 * scale} ${50 - 18 * scale}) scale(${scale})`;
  const ground = `<rect width="100" height="100" fill="${markGround}"/>`;
  const mark = `<g transform="${place}">${markPaths}</g>`;
  return png(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${mark}</svg>`, sizePx);
}

function ico(image, sizePx) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // pictures
  header.writeUInt8(sizePx, 6);
  header.writeUInt8(sizePx, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the picture
  return Buffer.concat([header, image]);
}
