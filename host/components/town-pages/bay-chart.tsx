import type { ReactNode } from 'react';
import bayChart from '../../../catalogue/drawings/bay-chart.svg';
import { Drawing } from '../drawing.tsx';
import * as styles from './bay-chart.css.ts';

/** Once on each page that shows parts of it. */
export const BayChart = () => <Drawing markup={bayChart} className={styles.store} />;

interface BayWindowProps {
  viewBox: string;
  className?: string;
  isWhole?: boolean;
  children?: ReactNode;
}

/** Every name in it is also in the page’s text. */
export function BayWindow({ viewBox, className = '', isWhole = false, children }: BayWindowProps) {
  return (
    <svg
      className={`${styles.chart} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio={isWhole ? undefined : 'xMidYMid slice'}
      aria-hidden
    >
      <use href="#bayshore" />
      {children}
    </svg>
  );
}

/** Position of its first letter; rotation around it in degrees. */
export interface Water {
  name: string;
  x: number;
  y: number;
  turn: number;
  fontSize: number;
}

export const waters: readonly Water[] = [
  { name: 'Chesapeake Bay', x: 292, y: 950, turn: -88, fontSize: 30 },
  { name: 'Eastern Bay', x: 424, y: 690, turn: 0, fontSize: 15 },
  { name: 'Choptank River', x: 482, y: 978, turn: 14, fontSize: 15 },
  { name: 'Chester River', x: 520, y: 426, turn: -57, fontSize: 15 },
  { name: 'Bay Bridge', x: 330, y: 516, turn: 19, fontSize: 15 },
];

interface WaterNamesProps {
  /** Undefined leaves the water out. */
  classOf?: (water: Water) => string | undefined;
}

export const WaterNames = ({ classOf = () => '' }: WaterNamesProps) => (
  <g className={styles.water}>
    {waters.map((water) => {
      const { name, x, y, turn, fontSize } = water;
      const extra = classOf(water);
      if (extra === undefined) return null;
      const className = [fontSize > 15 && styles.bay, extra].filter(Boolean).join(' ');
      return (
        <text
          key={name}
          x={x}
          y={y}
          transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}
          className={className || undefined}
        >
          {name}
        </text>
      );
    })}
  </g>
);
