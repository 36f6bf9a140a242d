import type { ReactNode } from 'react';
import bayChart from '../../../catalogue/drawings/bay-chart.svg';
import { Drawing } from '../drawing.tsx';
import * as styles from './bay-chart.css.ts';

/** The drawing of the Bay, unseen: once on each page that has windows on it. */
export const BayChart = () => <Drawing markup={bayChart} className={styles.store} />;

interface BayWindowProps {
  viewBox: string;
  className?: string;
  /** Shown whole, with the land that lies around it, rather than cut to its box. */
  isWhole?: boolean;
  children?: ReactNode;
}

/** A cut of the chart that fills its box. Whatever it names stands in the page’s text as well. */
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
