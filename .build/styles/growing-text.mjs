import { transform } from 'lightningcss';

const rootSize = 16;

/** Results by CSS, because many files import the same styles. @type {Map<string, string>} */
const known = new Map();

/**
 * Converts text sizes to rem, so that text grows with the font size set in the browser. Widgets' styles are in px,
 * because other sites may have another root size; our own pages do not.
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

/** Undefined leaves a declaration unchanged; lightningcss 1.33 cannot parse every declaration that it returns. */
function growing(declaration) {
  return JSON.stringify(declaration).includes('"unit":"px"') ? inRem(declaration) : undefined;
}

/** Any part of a declaration, with each length in px converted to rem. */
function inRem(part) {
  if (Array.isArray(part)) return part.map(inRem);
  if (typeof part !== 'object' || part === null) return part;
  if (part.unit === 'px') return { unit: 'rem', value: part.value / rootSize };
  // lightningcss cannot parse null either.
  const parts = Object.entries(part).filter(([, value]) => value !== null);
  return Object.fromEntries(parts.map(([name, value]) => [name, inRem(value)]));
}
