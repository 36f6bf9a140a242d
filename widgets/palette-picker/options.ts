import { paintBrands, paintCategories } from '../../catalogue/contracts/paint-color.ts';
import { type OptionsOf, oneOf } from '../core/runtime/options.ts';

/** The initial filter, until the visitor changes it. */
export const paletteOptions = {
  brand: oneOf(paintBrands),
  category: oneOf(paintCategories),
};

export type PaletteOptions = OptionsOf<typeof paletteOptions>;
