import { defineWidget } from '../core/runtime/define-widget.ts';
import type { PaletteOnPage } from './data.ts';
import { EmbeddedPicker } from './embedded-view.tsx';
import { type PaletteOptions, paletteOptions } from './options.ts';

/** All paint colors, to filter, select, try on a house and mail to the business. */
export const palettePicker = defineWidget<PaletteOptions, PaletteOnPage>({
  name: 'palette-picker',
  options: paletteOptions,
  View: EmbeddedPicker,
});
