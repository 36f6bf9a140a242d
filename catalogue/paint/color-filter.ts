import {
  type PaintBrand,
  type PaintCategory,
  type PaintColor,
  paintBrands,
  paintCategories,
} from '../contracts/paint-color.ts';
import { searchableText } from '../searchable-text.ts';
import { colorLabel } from './color-id.ts';

/** Undefined and empty text match everything. */
export interface ColorFilter {
  brand: PaintBrand | undefined;
  category: PaintCategory | undefined;
  text: string;
}

/** An unknown brand or category matches everything. */
export function readColorFilter(query: Pick<ReadonlyMap<string, string>, 'get'>): ColorFilter {
  return {
    brand: paintBrands.find((brand) => brand === query.get('brand')),
    category: paintCategories.find((category) => category === query.get('category')),
    text: (query.get('q') ?? '').trim(),
  };
}

export function filterColors<Color extends PaintColor>(
  colors: readonly Color[],
  { brand, category, text }: ColorFilter,
): Color[] {
  const wanted = searchableText(text);
  const contains = (field: string) => field.includes(wanted) || joined(field).includes(joined(wanted));
  return colors.filter(
    (color) =>
      (!brand || color.brand === brand) &&
      (!category || color.category === category) &&
      [colorLabel(color), `${color.code} ${color.name}`, color.brand, color.category].some((field) =>
        contains(searchableText(field)),
      ),
  );
}

/** Codes are written as `sw7008` or `OC 17`. */
const joined = (text: string): string => text.replace(/([a-z])[ -](?=\d)/g, '$1');

export const groupColors = <Color extends PaintColor>(colors: readonly Color[]) =>
  paintCategories
    .map((category) => ({ category, colors: colors.filter((color) => color.category === category) }))
    .filter((group) => group.colors.length > 0);
