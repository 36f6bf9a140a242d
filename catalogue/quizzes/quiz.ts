export const paletteLetters = ['A', 'B', 'C', 'D'] as const;
export type PaletteLetter = (typeof paletteLetters)[number];

export const exteriorTags = [
  'VINYL',
  'FULL_SUN',
  'NEAR_WATER',
  'HISTORIC',
  'HOA_STRICT',
  'WOOD',
  'BRICK',
  'STUCCO',
  'SHADE_TREES',
  'ROOF_BLACK',
  'ROOF_BROWN',
  'ROOF_GRAY',
] as const;
export type ExteriorTag = (typeof exteriorTags)[number];

export type InteriorValue = PaletteLetter | 'D4';
export type ExteriorValue =
  | PaletteLetter
  | `${PaletteLetter}|${ExteriorTag}`
  | `${PaletteLetter}|${ExteriorTag}|${ExteriorTag}`;

/** Names in quizzes/pictures: `roof-0.svg` shows the first answer. */
export type QuizPictures = 'sun' | 'siding' | 'roof' | 'door' | 'light' | 'floor';

export interface QuizQuestion<Value extends string = string> {
  text: string;
  pictures?: QuizPictures;
  answers: readonly { text: string; note?: string; value: Value }[];
}

/** Spares the quiz the color list. Name, code and hex are the maker's. */
export interface PaletteColor {
  name: string;
  code: string;
  /** `#RRGGBB`, uppercase. */
  hex: string;
  role: string;
}

export interface QuizPalette {
  letter: PaletteLetter;
  title: string;
  bestFor: string;
  tags: readonly string[];
  /** Three of each maker. */
  colors: readonly PaletteColor[];
}
