import { Filters } from './filters.tsx';
import { ColorGrid } from './grid/color-grid.tsx';
import type { PickerState } from './model.ts';
import type { Colors } from './options.ts';
import { frame } from './view.css.ts';

/** What the palette is drawn from, once; from then on activate-color-grid.ts keeps it in step. */
export interface PickerProps extends PickerState {
  id: string;
  /** Every color, in the order in which it hangs. */
  colors: Colors;
  /** The page's path, where it works without JavaScript. */
  action?: string | undefined;
  /** How many colors were asked for that are none of ours. */
  unknown?: number | undefined;
}

/** The filters and the wall. */
export const Picker = (props: PickerProps) => (
  <div className={frame}>
    <Filters {...props} />
    <ColorGrid {...props} />
  </div>
);
