import type { ReactNode } from 'react';
import { Filters } from './filters.tsx';
import { ColorGrid } from './grid/color-grid.tsx';
import type { Colors, PickerState } from './picker-model.ts';
import { frame } from './view.css.ts';

/** Not a background, so it needs no inline style and prints. */
export const Paint = ({ hex }: { hex: string }) => (
  <svg aria-hidden="true">
    <rect width="100%" height="100%" fill={hex} />
  </svg>
);

/** Of the first rendering; activate-color-grid.ts then updates it in place. */
export interface PickerProps extends PickerState {
  id: string;
  colors: Colors;
  action?: string | undefined;
  unknown?: number | undefined;
}

interface PickerViewProps extends PickerProps {
  aside?: ReactNode;
}

export const Picker = ({ aside, ...props }: PickerViewProps) => (
  <div className={frame}>
    <Filters {...props} />
    {aside}
    <ColorGrid {...props} />
  </div>
);
