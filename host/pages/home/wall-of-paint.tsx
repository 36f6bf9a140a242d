import { paintColors } from '../../../catalogue/paint-colors.ts';
import { boardsOf } from './paint-boards.ts';
import { wallOfPaint } from './palette-promo.css.ts';

const rows = 7;
const columns = 12;
const boards = boardsOf(paintColors, { rows, columns });

/** A wall where every board wears another paint of ours. */
export function WallOfPaint() {
  return (
    <svg
      className={wallOfPaint}
      viewBox={`0 0 ${columns * 10} ${rows}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {boards.map(({ hex, x, y, width }) => (
        <path key={`${x} ${y}`} fill={hex} d={`M${x} ${y}h${width}v1h-${width}z`} />
      ))}
    </svg>
  );
}
