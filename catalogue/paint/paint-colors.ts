import {
  type ListedColor,
  type PaintBrand,
  type PaintCategory,
  type PaintTag,
  paintCategories,
} from '../contracts/paint-color.ts';
import { benjaminMoore } from './benjamin-moore.ts';
import { sherwinWilliams } from './sherwin-williams.ts';

/** Every paint color a visitor can choose: by category, then by maker, then by name. */
export const paintColors: readonly ListedColor[] = /* @__PURE__ */ (() => {
  const all = [...readColors('Benjamin Moore', benjaminMoore), ...readColors('Sherwin-Williams', sherwinWilliams)];
  return paintCategories.flatMap((category) => all.filter((color) => color.category === category));
})();

/**
 * Reads a maker's text: per category a heading, then a line of name, code, hex and tags for each color. A tag is `*` for a
 * best seller or the year of which it was the color. Text, because browsers load it: as objects it is 300 B longer.
 */
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

/** The color of a maker and code, spelled exactly as in the list; undefined if there is none. */
export function findPaintColor(brand: string, code: string): ListedColor | undefined {
  return paintColors.find((color) => color.brand === brand && color.code === code);
}

/**
 * A color named in our content.
 * @throws Error naming the brand and code if they are not in the list
 */
export function paintColor(brand: PaintBrand, code: string): ListedColor {
  const color = findPaintColor(brand, code);
  if (!color) throw new Error(`No paint color ${brand} ${code}`);
  return color;
}
