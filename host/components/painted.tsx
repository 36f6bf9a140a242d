import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { Paint } from './paint.tsx';
import { label } from './painted.css.ts';

interface PaintedProps {
  color: PaintColor;
  /** What wears it: `on this wall`. */
  where: string;
  className?: string;
}

/** The chip that says which paint a wall of ours is drawn in. */
export function Painted({ color, where, className = '' }: PaintedProps) {
  return (
    <p className={`${label} ${className}`}>
      <Paint hex={color.hex} />
      <b>{color.name}</b> {color.code}, {where}
    </p>
  );
}
