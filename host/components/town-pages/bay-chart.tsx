import type { ReactNode } from 'react';
import bayChart from '../../../catalogue/drawings/bay-chart.svg';
import { Drawing } from '../drawing.tsx';
import * as styles from './bay-chart.css.ts';

/** The drawing of the Bay, invisible: once on each page that shows parts of it. */
export const BayChart = () => <Drawing markup={bayChart} className={styles.store} />;

interface BayWindowProps {
  viewBox: string;
  className?: string;
  /** Shows the entire chart with the land around it, instead of cropping it to its box. */
  isWhole?: boolean;
  children?: ReactNode;
}

/** A part of the chart that fills its box. Every name in it is in the page’s text too. */
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

export const WaterNames = () => (
  <g className={styles.water}>
    <text x="292" y="950" transform="rotate(-88 292 950)" className={styles.bay}>
      Chesapeake Bay
    </text>
    <text x="424" y="690">
      Eastern Bay
    </text>
    <text x="482" y="978" transform="rotate(14 482 978)">
      Choptank River
    </text>
    <text x="520" y="426" transform="rotate(-57 520 426)">
      Chester River
    </text>
    <text x="330" y="516" transform="rotate(19 330 516)">
      Bay Bridge
    </text>
  </g>
);
