/** The letters of the palettes; ties are decided in this order. */
export const paletteLetters = ['A', 'B', 'C', 'D'] as const;
export type PaletteLetter = (typeof paletteLetters)[number];

/** The facts about the house in answers of the exterior quiz; each maps to an advisory. */
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

/** A letter; `D4`, a D with an extra 0.3 (interior); or a letter and tags, each after a pipe (exterior). */
export type InteriorValue = PaletteLetter | 'D4';
export type ExteriorValue =
  | PaletteLetter
  | `${PaletteLetter}|${ExteriorTag}`
  | `${PaletteLetter}|${ExteriorTag}|${ExteriorTag}`;

export interface QuizAnswer<Value extends string = string> {
  text: string;
  /** Small print below the answer. */
  note?: string;
  value: Value;
}

/** The files in quizzes/pictures that show a question's answers: `roof-0.svg` is the first of `roof`. */
export type QuizPictures = 'sun' | 'siding' | 'roof' | 'door' | 'light' | 'floor';

export interface QuizQuestion<Value extends string = string> {
  text: string;
  /** Absent if the answers have no pictures. */
  pictures?: QuizPictures;
  /** Four or five. */
  answers: readonly QuizAnswer<Value>[];
}
