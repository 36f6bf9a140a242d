import type { ListedColor, PaintBrand, PaintCategory } from '../../catalogue/contracts/paint-color.ts';
import type { PickerState } from './model.ts';

/** What is filtered from the start. */
export interface PaletteOptions {
  brand?: PaintBrand | undefined;
  category?: PaintCategory | undefined;
}

/** What a page of ours renders the palette with: the state that its address says. */
export interface PaletteOnPage extends PickerState {
  /** Where the filters and the choices lead without JavaScript: the page's own path. */
  action: string;
  /** How many colors of the address are none of ours. */
  unknown: number;
  /** The list as a mail, for the visitor's own mail program. */
  mail: string;
}

/** Every color, in the order in which it hangs. */
export type Colors = readonly ListedColor[];
