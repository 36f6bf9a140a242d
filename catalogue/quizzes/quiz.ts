import type { PaintBrand } from '../contracts/paint-color.ts';

/** Ties are decided in this order. */
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

/** `D4` is a D with an extra 0.3. */
export type InteriorValue = PaletteLetter | 'D4';
export type ExteriorValue =
  | PaletteLetter
  | `${PaletteLetter}|${ExteriorTag}`
  | `${PaletteLetter}|${ExteriorTag}|${ExteriorTag}`;

export interface QuizAnswer<Value extends string = string> {
  text: string;
  note?: string;
  value: Value;
}

/** Names in quizzes/pictures: `roof-0.svg` shows the first answer. */
export type QuizPictures = 'sun' | 'siding' | 'roof' | 'door' | 'light' | 'floor';

export interface QuizQuestion<Value extends string = string> {
  text: string;
  pictures?: QuizPictures;
  answers: readonly QuizAnswer<Value>[];
}

/** Spares the quiz the color list. */
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
  colors: Readonly<Record<PaintBrand, readonly [PaletteColor, PaletteColor, PaletteColor]>>;
}

export interface QuizScore {
  points: Readonly<Record<PaletteLetter, number>>;
  /** Top Match and Great Alternate, even with no points. */
  best: readonly [PaletteLetter, PaletteLetter];
}

/** Throws on a value that no answer has. */
export function scoreInterior(values: readonly string[]): QuizScore {
  return score(values.map((value) => (value === 'D4' ? { letter: 'D', tenths: 13 } : { letter: value, tenths: 10 })));
}

/** Ignores unknown tags; throws on an unknown letter. */
export function scoreExterior(values: readonly string[]): QuizScore & { tags: readonly ExteriorTag[] } {
  const answers = values.map((value) => value.split('|'));
  const given = new Set(answers.flatMap(([, ...tags]) => tags));
  return {
    ...score(answers.map(([letter = '']) => ({ letter, tenths: 10 }))),
    tags: exteriorTags.filter((tag) => given.has(tag)),
  };
}

/** Ten times 0.3 must be three. */
function score(answers: readonly { letter: string; tenths: number }[]): QuizScore {
  const tenths: Record<PaletteLetter, number> = { A: 0, B: 0, C: 0, D: 0 };
  for (const answer of answers) {
    const letter = paletteLetters.find((known) => known === answer.letter);
    if (!letter) throw new Error(`No palette ${JSON.stringify(answer.letter)}`);
    tenths[letter] += answer.tenths;
  }
  // Sorting is stable.
  const [first = 'A', second = 'B'] = [...paletteLetters].sort((one, other) => tenths[other] - tenths[one]);
  return {
    points: { A: tenths.A / 10, B: tenths.B / 10, C: tenths.C / 10, D: tenths.D / 10 },
    best: [first, second],
  };
}
