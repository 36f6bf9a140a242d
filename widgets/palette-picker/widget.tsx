import { paintBrands, paintCategories } from '../../catalogue/contracts/paint-color.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { oneOf } from '../core/runtime/options.ts';
import { EmbeddedPicker } from './embedded-view.tsx';
import type { PaletteOnPage, PaletteOptions } from './options.ts';

/** Every paint color to filter, select, try on a house and mail to the business. */
export const palettePicker = defineWidget<PaletteOptions, PaletteOnPage>({
  name: 'palette-picker',
  options: {
    /** The initial filter, until the visitor changes it. */
    brand: oneOf(paintBrands),
    category: oneOf(paintCategories),
  },
  View: EmbeddedPicker,
});
