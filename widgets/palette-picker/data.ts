import type { ListedColor } from '../../catalogue/contracts/paint-color.ts';
import type { PickerState } from './picker-model.ts';

export interface PaletteOnPage extends PickerState {
  /** Path that forms submit to without JavaScript. */
  action: string;
  unknown: number;
  /** The list as a `mailto:` URL. */
  mail: string;
}

/** In display order. */
export type Colors = readonly ListedColor[];
