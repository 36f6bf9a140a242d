import { paintBrands, paintCategories } from '../../catalogue/contracts/paint-color.ts';
import { type OptionsOf, oneOf } from '../core/runtime/options.ts';

export const paletteOptions = {
  brand: oneOf(paintBrands),
  category: oneOf(paintCategories),
};

export type PaletteOptions = OptionsOf<typeof paletteOptions>;
