/** The two paint makers. */
export const paintBrands = ['Benjamin Moore', 'Sherwin-Williams'] as const;
export type PaintBrand = (typeof paintBrands)[number];

/** The nine categories, in display order: color first, neutrals last. */
export const paintCategories = [
  'Blues',
  'Greens',
  'Reds',
  'Oranges & Yellows',
  'Pinks & Purples',
  'Blacks & Darks',
  'Grays & Greiges',
  'Beiges & Tans',
  'Whites & Off-Whites',
] as const;
export type PaintCategory = (typeof paintCategories)[number];

/** One paint color. Brand and code together identify it; name and hex are the maker's. */
export interface PaintColor {
  name: string;
  code: string;
  /** `#RRGGBB`, uppercase: the maker's approximation for screens. */
  hex: string;
  brand: PaintBrand;
  category: PaintCategory;
}

/** A color in our list. */
export interface ListedColor extends PaintColor {
  tags: readonly PaintTag[];
}

/** The maker's label: a best seller, or its color of the year. */
export type PaintTag = 'best-seller' | `color-of-the-year-${number}`;
