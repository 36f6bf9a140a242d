import { type ListedColor, type PaintBrand, paintBrands, paintCategories } from '../contracts/paint-color.ts';
import { benjaminMoore } from './benjamin-moore.ts';
import type { PaintRows } from './paint-rows.ts';
import { sherwinWilliams } from './sherwin-williams.ts';

const rowsOf: Record<PaintBrand, PaintRows> = { 'Benjamin Moore': benjaminMoore, 'Sherwin-Williams': sherwinWilliams };

/** Every paint color a visitor can choose: by category, then by maker, then by name. */
export const paintColors: readonly ListedColor[] = paintCategories.flatMap((category) =>
  paintBrands.flatMap((brand) =>
    rowsOf[brand][category].map(([name, code, hex, ...tags]) => ({ name, code, hex, brand, category, tags })),
  ),
);

const byKey = new Map(paintColors.map((color) => [keyOf(color.brand, color.code), color]));

/** The color of a maker and code, spelled exactly as in the list; undefined if there is none. */
export function findPaintColor(brand: string, code: string): ListedColor | undefined {
  return byKey.get(keyOf(brand, code));
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

function keyOf(brand: string, code: string): string {
  return `${brand}\n${code}`;
}
