/** The two paint makers (SPEC.md §3). */
export const paintBrands = ['Benjamin Moore', 'Sherwin-Williams'] as const;
export type PaintBrand = (typeof paintBrands)[number];

/** The nine categories, in the order in which they are shown (SPEC.md §3). */
export const paintCategories = [
  'Whites & Off-Whites',
  'Grays & Greiges',
  'Beiges & Tans',
  'Blues',
  'Greens',
  'Pinks & Purples',
  'Reds',
  'Oranges & Yellows',
  'Blacks & Darks',
] as const;
export type PaintCategory = (typeof paintCategories)[number];

/** One paint color. Brand and code together identify it; name and hex are the maker's. */
export interface PaintColor {
  name: string;
  code: string;
  /** `#RRGGBB`, uppercase: the maker's own approximation on a screen. */
  hex: string;
  brand: PaintBrand;
  category: PaintCategory;
}

/** A color as our list has it. */
export interface ListedColor extends PaintColor {
  tags: readonly PaintTag[];
}

/** What a maker says of its color: sold most, or its color of that year. */
export type PaintTag = 'best-seller' | `color-of-the-year-${number}`;
