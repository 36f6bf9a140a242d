import { readFile } from 'node:fs/promises';

/** `import drawing from './x.svg'` gives the drawing's markup, without line breaks between its elements. */
export function svgText() {
  return {
    name: 'svg-text',
    async load(id) {
      if (!id.endsWith('.svg')) return null;
      const markup = (await readFile(id, 'utf8'))
        .replace(/<!--.*?-->/gs, '')
        .replace(/>\s+</g, '><')
        .trim();
      return `export default ${JSON.stringify(markup)};`;
    },
  };
}
