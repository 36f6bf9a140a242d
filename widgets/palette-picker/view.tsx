import type { ReactNode } from 'react';
import { Filters } from './filters.tsx';
import { ColorGrid } from './grid/color-grid.tsx';
import type { PickerProps } from './picker-model.ts';
import { frame } from './view.css.ts';

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
