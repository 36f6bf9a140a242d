export const paintBrands = ['Benjamin Moore', 'Sherwin-Williams'] as const;
export type PaintBrand = (typeof paintBrands)[number];

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

/** Brand and code identify it; name and hex are the maker's. */
export interface PaintColor {
  name: string;
  code: string;
  /** `#RRGGBB`, uppercase. */
  hex: string;
  brand: PaintBrand;
  category: PaintCategory;
}

export interface ListedColor extends PaintColor {
  tags: readonly PaintTag[];
}

export type PaintTag = 'best-seller' | `color-of-the-year-${number}`;
