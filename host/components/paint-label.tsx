import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { Paint } from './drawing.tsx';
import { label } from './paint-label.css.ts';

interface PaintLabelProps {
  color: PaintColor;
  where: string;
  className?: string;
}

export const PaintLabel = ({ color, where, className = '' }: PaintLabelProps) => (
  <p className={`${label} ${className}`}>
    <Paint hex={color.hex} />
    <b>{color.name}</b> {color.code}, {where}
  </p>
);
