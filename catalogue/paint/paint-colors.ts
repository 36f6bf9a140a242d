import {
  type ListedColor,
  type PaintBrand,
  type PaintCategory,
  type PaintTag,
  paintCategories,
} from '../contracts/paint-color.ts';
import { benjaminMoore } from './benjamin-moore.ts';
import { brandOf } from './color-id.ts';
import { sherwinWilliams } from './sherwin-williams.ts';

/** By category, then maker, then name. */
export const paintColors: readonly ListedColor[] = /* @__PURE__ */ (() => {
  const all = [...readColors('Benjamin Moore', benjaminMoore), ...readColors('Sherwin-Williams', sherwinWilliams)];
  return paintCategories.flatMap((category) => all.filter((color) => color.category === category));
})();

/** Lines are name, code, hex, tags: `*` for a best seller, a color’s year. Objects would be 300 B longer. */
function readColors(brand: PaintBrand, text: string): ListedColor[] {
  return text.split('\n\n').flatMap((group) => {
    const [category, ...lines] = group.split('\n');
    return lines.map((line) => {
      const [name = '', code = '', hex, ...tags] = line.split(',');
      return {
        name,
        code,
        hex: `#${hex}`,
        brand,
        // Tests check the headings and tags.
        category: category as PaintCategory,
        tags: tags.map((tag) => (tag === '*' ? 'best-seller' : `color-of-the-year-${tag}`) as PaintTag),
      };
    });
  });
}

/** In display order: by category, the strongest first. */
export const listedColors: readonly ListedColor[] = /* @__PURE__ */ paintCategories.flatMap((category) =>
  paintColors.filter((color) => color.category === category).sort((a, b) => strength(b.hex) - strength(a.hex)),
);

function strength(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  return (most - least) * 1.4 + (1 - (most + least) / 2) * 0.8;
}

export function findPaintColor(brand: string, code: string): ListedColor | undefined {
  return paintColors.find((color) => color.brand === brand && color.code === code);
}

/** No two makers share a code. Throws if the list has none. */
export function paintColor(code: string): ListedColor {
  const color = findPaintColor(brandOf(code), code);
  if (!color) throw new Error(`No paint color ${code}`);
  return color;
}

export const colorsOf = <const Codes extends readonly string[]>(...codes: Codes) =>
  codes.map(paintColor) as { [At in keyof Codes]: ListedColor }; // As many as codes.

/** `SW 7008`, `OC-117`, `2062-20`. A bare number may be anything. */
const codes = /\b(?:SW \d{4}|[A-Z]{2}-\d{1,4}|\d{4}-\d{2})\b/g;

/** At most 12, which fit beside an article. */
export function colorsNamedIn(text: string): readonly ListedColor[] {
  const found = [...new Set(text.match(codes))].flatMap(
    (code) => paintColors.find((color) => color.code === code) ?? [],
  );
  return found.slice(0, 12);
}
