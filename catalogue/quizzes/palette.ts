import type { PaintBrand } from '../contracts/paint-color.ts';
import type { PaletteLetter } from './quiz.ts';

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
