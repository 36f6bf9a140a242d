import { transform } from 'lightningcss';

const rootSize = 16;

/** Many files import the same styles. @type {Map<string, string>} */
const known = new Map();

/**
 * Styles with their sizes of text in rem, so that text grows with the size that a reader has set in the browser. Styles
 * of widgets are in px, because other sites may have another root size; our own pages have not.
 * @param {string} css
 */
export function withGrowingText(css) {
  const grown = known.get(css) ?? transformed(css);
  known.set(css, grown);
  return grown;
}

function transformed(css) {
  const code = Buffer.from(css);
  return transform({
    filename: 'widget.css',
    code,
    visitor: { Declaration: { 'font-size': growing, font: growing } },
  }).code.toString();
}

/** Undefined leaves a declaration as it is; lightningcss 1.33 cannot read back every one that it has written. */
function growing(declaration) {
  return JSON.stringify(declaration).includes('"unit":"px"') ? inRem(declaration) : undefined;
}

/** Any part of a declaration, with each length in px as one in rem. */
function inRem(part) {
  if (Array.isArray(part)) return part.map(inRem);
  if (typeof part !== 'object' || part === null) return part;
  if (part.unit === 'px') return { unit: 'rem', value: part.value / rootSize };
  // A null cannot be read back either.
  const parts = Object.entries(part).filter(([, value]) => value !== null);
  return Object.fromEntries(parts.map(([name, value]) => [name, inRem(value)]));
}
