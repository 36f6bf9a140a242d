import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { Paint } from './drawing.tsx';
import { label, onWall } from './paint-label.css.ts';

interface PaintLabelProps {
  color: PaintColor;
  where?: string;
  className?: string;
}

export const PaintLabel = ({ color, where, className = '' }: PaintLabelProps) => (
  <p className={`${label} ${where ? className : onWall}`}>
    {where && <Paint hex={color.hex} />}
    <b>{color.name}</b> {color.code}, {where ?? 'on this wall'}
  </p>
);
