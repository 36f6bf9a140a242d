import {
  type PaintBrand,
  type PaintCategory,
  type PaintColor,
  paintBrands,
  paintCategories,
} from '../contracts/paint-color.ts';

/** Which colors are asked for. Undefined and the empty text leave nothing out. */
export interface ColorFilter {
  brand: PaintBrand | undefined;
  category: PaintCategory | undefined;
  text: string;
}

/** Reads a filter from an address's parameters `brand`, `category` and `q`. A brand or category that is none asks for all. */
export function readColorFilter(query: Pick<ReadonlyMap<string, string>, 'get'>): ColorFilter {
  return {
    brand: paintBrands.find((brand) => brand === query.get('brand')),
    category: paintCategories.find((category) => category === query.get('category')),
    text: (query.get('q') ?? '').trim(),
  };
}

/** The colors that meet all three parts of a filter, in the order given (SPEC.md §2). */
export function filterColors<Color extends PaintColor>(
  colors: readonly Color[],
  { brand, category, text }: ColorFilter,
): Color[] {
  const wanted = plain(text);
  return colors.filter(
    (color) =>
      (!brand || color.brand === brand) &&
      (!category || color.category === category) &&
      [color.name, color.code, color.brand, color.category].some((field) => plain(field).includes(wanted)),
  );
}

export interface ColorGroup<Color extends PaintColor = PaintColor> {
  category: PaintCategory;
  colors: readonly Color[];
}

/** The colors by category, in the categories' order; a category without any is left out. */
export function groupColors<Color extends PaintColor>(colors: readonly Color[]): ColorGroup<Color>[] {
  return paintCategories
    .map((category) => ({ category, colors: colors.filter((color) => color.category === category) }))
    .filter((group) => group.colors.length > 0);
}

/** As it is compared: phones type a curly apostrophe, and more than one space is a slip. */
function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
}
