import type { ReactNode } from 'react';
import type { Colors } from './data.ts';
import { Filters } from './filters.tsx';
import { ColorGrid } from './grid/color-grid.tsx';
import type { PickerState } from './picker-model.ts';
import { frame } from './view.css.ts';

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
