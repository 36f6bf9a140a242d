import type { ReactNode } from 'react';
import type { Colors } from './data.ts';
import { Filters } from './filters.tsx';
import { ColorGrid } from './grid/color-grid.tsx';
import type { PickerState } from './picker-model.ts';
import { frame } from './view.css.ts';

/** The data of the first rendering; after that activate-color-grid.ts updates it in place. */
export interface PickerProps extends PickerState {
  id: string;
  /** Every color, in display order. */
  colors: Colors;
  /** The page's path, if it works without JavaScript. */
  action?: string | undefined;
  /** How many requested colors are unknown. */
  unknown?: number | undefined;
}

interface PickerViewProps extends PickerProps {
  /** Content beside the grid, on our page only. */
  aside?: ReactNode;
}

/** The filters and the grid. */
export const Picker = ({ aside, ...props }: PickerViewProps) => (
  <div className={frame}>
    <Filters {...props} />
    {aside}
    <ColorGrid {...props} />
  </div>
);
