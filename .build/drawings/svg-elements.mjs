import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withShortIds } from '../styles/short-ids.mjs';
import { inBrandColors } from './brand-drawing.mjs';

const query = '?elements';
/** Prefix of every id of a drawing, replaced at render time to make ids unique. */
const idMark = '~';

/**
 * `import drawing from './x.svg?elements'` imports a drawing as nested arrays `[tag, attributes, ...children]`, for
 * pages that must not parse markup (Trusted Types). The drawing's ids are shortened and prefixed with `~`.
 */
export function svgElements() {
  return {
    name: 'svg-elements',
    resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      return path.resolve(path.dirname(importer), source);
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(elementsOf(inBrandColors(await readFile(file, 'utf8'))))};`;
    },
  };
}

/**
 * Parses the markup of one of our drawings: elements and double-quoted attributes, no text, no entities.
 * @returns {any} `[tag, attributes, ...children]` of the outermost element
 * @throws Error naming what it cannot parse
 */
export function elementsOf(markup) {
  const plain = withShortIds(markup.replace(/<!--.*?-->|<title>.*?<\/title>/gs, ''), idMark);
  const open = [[]];
  for (const [whole, isEnd, tag, attributes, isEmpty] of plain.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>|\S[^<]*/g)) {
    if (!tag) throw new Error(`A drawing holds ${JSON.stringify(whole)}, which is no element`);
    if (isEnd) {
      open.pop();
      continue;
    }
    const element = [tag, attributesOf(attributes)];
    open.at(-1).push(element);
    if (!isEmpty) open.push(element);
  }
  return open[0][0];
}

const attributesOf = (text) =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
