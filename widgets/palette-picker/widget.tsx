import { defineWidget } from '../core/runtime/define-widget.ts';
import type { PaletteOnPage } from './data.ts';
import { EmbeddedPicker } from './embedded-view.tsx';
import { type PaletteOptions, paletteOptions } from './options.ts';

export const palettePicker = defineWidget<PaletteOptions, PaletteOnPage>({
  name: 'palette-picker',
  options: paletteOptions,
  View: EmbeddedPicker,
});
