import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { Paint } from './paint.tsx';
import { label } from './painted.css.ts';

interface PaintedProps {
  color: PaintColor;
  /** What is painted: `on this wall`. */
  where: string;
  className?: string;
}

/** The chip that names the paint of a wall on the page. */
export function Painted({ color, where, className = '' }: PaintedProps) {
  return (
    <p className={`${label} ${className}`}>
      <Paint hex={color.hex} />
      <b>{color.name}</b> {color.code}, {where}
    </p>
  );
}
