import { readdir } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { tsImport } from 'tsx/esm/api';
import { onElements, readDrawing } from '../.build/drawings.mjs';

const { markPaths, markGround, tabIcon } = await tsImport('../catalogue/company/brand-mark.ts', import.meta.url);
const { startingScheme } = await tsImport('../catalogue/paint/hero-schemes.ts', import.meta.url);
const { exteriorPalettes } = await tsImport('../catalogue/quizzes/exterior-palettes.ts', import.meta.url);
const { interiorPalettes } = await tsImport('../catalogue/quizzes/interior-palettes.ts', import.meta.url);
const { colorsOfMaker, paintZones } = await tsImport('../widgets/color-quiz/best-palettes.ts', import.meta.url);

const painted = (colors) =>
  onElements('painted', ({ attributes }) => {
    const hex = colors[attributes.class?.replace('room-', '')];
    if (!hex) return;
    attributes.fill = hex;
    delete attributes.class;
  });
const startingColors = Object.fromEntries(Object.entries(startingScheme).map(([zone, { hex }]) => [zone, hex]));

const palettes = [
  { kind: 'exterior', all: exteriorPalettes, name: 'house', viewBox: '100 64 720 450' },
  { kind: 'interior', all: interiorPalettes, name: 'room', viewBox: '0 0 960 600' },
];

export function publishedDrawings() {
  const shown = /^(coats|fan-deck|shore-dusk|team|(scene|service|states|work)-.+)$/;
  const drawing = (name) => `catalogue/drawings/${name}.svg`;
  return {
    name: 'published-drawings',
    async generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName: `assets/${fileName}`, source });
      const pictures = 'catalogue/quizzes/pictures';
      for (const file of await readdir(pictures))
        emit(`quiz/${file}`, await readDrawing(`${pictures}/${file}`, 'removeTitle'));
      for (const file of await readdir('catalogue/drawings')) {
        const [name] = file.split('.');
        if (shown.test(name)) emit(file, await readDrawing(drawing(name), 'removeTitle'));
        if (name.startsWith('step-')) emit(`steps/${file}`, await readDrawing(drawing(name), 'removeTitle'));
        if (!/^(post|scene)-/.test(name)) continue;
        emit(`posts/${name}.svg`, await readDrawing(drawing(name), 'removeTitle'));
        emit(`posts/${name}.png`, await preview(drawing(name), '0 16 320 168'));
      }
      emit('home.svg', await homeDrawings());
      emit('house.png', await preview(drawing('house'), '0 60 960 504'));
      emit('painted-house.svg', await readDrawing(drawing('house'), painted(startingColors)));
      for (const { kind, all, name, viewBox } of palettes)
        for (const palette of all) {
          const colors = paintZones(colorsOfMaker(palette, 'Sherwin-Williams'), []);
          const picture = await readDrawing(drawing(name), painted(colors), cropped(viewBox));
          emit(`palettes/${kind}-${palette.letter}.svg`, picture);
        }
      emit('mark.svg', tabIcon);
      emit('icon-192.png', icon(192, 0.56));
      emit('icon-512.png', icon(512, 0.56));
      emit('apple-touch-icon.png', icon(180, 0.64));
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: ico(icon(32, 0.9), 32) });
    },
  };
}

const png = (svg, widthPx) => new Resvg(svg, { fitTo: { mode: 'width', value: widthPx } }).render().asPng();

const cropped = (viewBox) =>
  onElements('cropped', ({ name, attributes }) => name === 'svg' && Object.assign(attributes, { viewBox }));

/** The home page's, in one file: a row of steps, and below it the services as further views. */
async function homeDrawings() {
  const views = [];
  const placed = (file, place) =>
    readDrawing(
      `catalogue/drawings/${file}.svg`,
      onElements('placed', (node, parent) => {
        const { name, attributes } = node;
        if (name === 'svg') Object.assign(attributes, place);
        if (name !== 'view') return;
        views.push(`<view id="${attributes.id}" viewBox="${attributes.viewBox}"/>`);
        parent.children = parent.children.filter((child) => child !== node);
      }),
    );
  const parts = [await placed('how-it-works', { width: 1200, height: 180 })];
  for (const [index, name] of ['exterior', 'interior', 'washing'].entries()) {
    views.push(`<view id="${name}" viewBox="${index * 320} 200 320 200"/>`);
    parts.push(await placed(`service-${name}`, { x: index * 320, y: 200, width: 320, height: 200 }));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400">${views.join('')}${parts.join('')}</svg>`;
}

/** 1200 × 630 for social networks (https://ogp.me). */
async function preview(file, viewBox) {
  return png(await readDrawing(file, cropped(viewBox)), 1200);
}

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
  header.set([0, 0, 1, 0, 1, 0, sizePx, sizePx, 0, 0, 1, 0, 32]); // an icon, one picture, 32 bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the picture
  return Buffer.concat([header, image]);
}
