import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { Paint } from './drawing.tsx';
import { label } from './paint-label.css.ts';

interface PaintLabelProps {
  color: PaintColor;
  /** As in `on this wall`. */
  where: string;
  className?: string;
}

export function PaintLabel({ color, where, className = '' }: PaintLabelProps) {
  return (
    <p className={`${label} ${className}`}>
      <Paint hex={color.hex} />
      <b>{color.name}</b> {color.code}, {where}
    </p>
  );
}
