import { readFile } from 'node:fs/promises';
import { withShortIds } from '../styles/short-ids.mjs';
import { inBrandColors } from './brand-drawing.mjs';

/**
 * `import drawing from './x.svg'` imports the drawing's markup, without line breaks between elements and with short
 * ids. Each drawing has a different id prefix, because several appear on one page; ids without a hyphen stay unchanged,
 * so that code can find them.
 */
export function svgText() {
  return {
    name: 'svg-text',
    async load(id) {
      if (!id.endsWith('.svg')) return null;
      const markup = inBrandColors(await readFile(id, 'utf8'))
        .replace(/<!--.*?-->/gs, '')
        .replace(/>\s+</g, '><')
        .trim();
      const [start = ''] = / id="(\w+-)/.exec(markup)?.slice(1) ?? [];
      return `export default ${JSON.stringify(withShortIds(markup, start, (id) => !id.includes('-')))};`;
    },
  };
}
