import type { ListedColor } from '../../catalogue/contracts/paint-color.ts';
import type { PickerState } from './picker-model.ts';

/** The data with which one of our pages renders the palette: the state in its URL. */
export interface PaletteOnPage extends PickerState {
  /** The path that filters and selections submit to without JavaScript. */
  action: string;
  /** How many colors in the URL are unknown. */
  unknown: number;
  /** The list as a `mailto:` URL, for the visitor's mail program. */
  mail: string;
}

/** Every color, in display order. */
export type Colors = readonly ListedColor[];
