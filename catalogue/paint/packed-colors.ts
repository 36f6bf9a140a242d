import { type ListedColor, type PaintTag, paintBrands, paintCategories } from '../contracts/paint-color.ts';

const [benjaminMoore, sherwinWilliams] = paintBrands;
const swPrefix = 'SW ';
const yearPrefix = 'color-of-the-year-20';

/**
 * Packs the list as text that compresses to about half the size of the same data as code: names, codes, hexes and tags
 * by category, each on its own line.
 */
export function packColors(colors: readonly ListedColor[]): string {
  const sorted = paintCategories.map((category) => colors.filter((color) => color.category === category));
  const shortTag = (tag: PaintTag) => (tag === 'best-seller' ? '*' : tag.slice(-2));
  return [
    sorted.map((group) => group.map(({ name }) => name).join()).join('|'),
    ...[
      ({ code }: ListedColor) => code.replace(swPrefix, 'S'),
      ({ hex }: ListedColor) => hex.slice(1),
      ({ tags }: ListedColor) => tags.map(shortTag).join('+'),
    ].map((write) => sorted.flat().map(write).join()),
  ].join('\n');
}

/** Reverses {@link packColors}; sorted by category. */
export function unpackColors(packed: string): ListedColor[] {
  const [names = '', ...columns] = packed.split('\n');
  const [codes, hexes, tags] = columns.map((column) => column.split(','));
  let at = 0;
  return names.split('|').flatMap((group, index) =>
    group.split(',').map((name) => {
      const code = codes?.[at] ?? '';
      const color = {
        name,
        code: code.replace('S', swPrefix),
        hex: `#${hexes?.[at]}`,
        brand: code.startsWith('S') ? sherwinWilliams : benjaminMoore,
        category: paintCategories[index] as ListedColor['category'],
        tags:
          (tags?.[at] || undefined)
            ?.split('+')
            .map((tag): PaintTag => (tag === '*' ? 'best-seller' : (`${yearPrefix}${tag}` as PaintTag))) ?? [],
      };
      at += 1;
      return color;
    }),
  );
}
