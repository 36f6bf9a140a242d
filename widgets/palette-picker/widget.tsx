import { defineWidget } from '../core/runtime/define-widget.ts';
import { EmbeddedPicker } from './embedded-view.tsx';
import { type PaletteOnPage, type PaletteOptions, paletteOptions } from './picker-model.ts';

export const palettePicker = defineWidget<PaletteOptions, PaletteOnPage>({
  name: 'palette-picker',
  options: paletteOptions,
  View: EmbeddedPicker,
});
