import type { PaintBrand } from '../../../catalogue/contracts/paint-color.ts';
import { colorId, colorIdSeparator } from '../../../catalogue/paint/color-id.ts';
import type { PaletteColor } from '../../../catalogue/quizzes/quiz.ts';

export const colorListOf = (brand: PaintBrand, colors: readonly PaletteColor[]) =>
  colors.map(({ code }) => colorId({ brand, code })).join(colorIdSeparator);
