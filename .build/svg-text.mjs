import { readFile } from 'node:fs/promises';
import { inBrandColors } from './brand-drawing.mjs';
import { withShortIds } from './short-ids.mjs';

/**
 * `import drawing from './x.svg'` gives the drawing's markup, without line breaks between its elements and with short
 * ids. All ids of a drawing begin alike and unlike another's, for several stand on one page; those without a hyphen stay
 * as they are, for code to find.
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
