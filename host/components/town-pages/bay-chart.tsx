import type { ReactNode } from 'react';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import bayChart from '../../../catalogue/drawings/bay-chart.svg';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { findPlace } from '../../../catalogue/towns/places.ts';
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
export const BayWindow = ({ viewBox, className = '', isWhole = false, children }: BayWindowProps) => (
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

/** Position of its first letter; rotation around it in degrees. */
export const waters = [
  { name: 'Chesapeake Bay', x: 292, y: 950, turn: -88, fontSize: 30 },
  { name: 'Eastern Bay', x: 424, y: 690, turn: 0, fontSize: 15 },
  { name: 'Choptank River', x: 482, y: 978, turn: 14, fontSize: 15 },
  { name: 'Chester River', x: 578, y: 440, turn: -57, fontSize: 15 },
  { name: 'Bay Bridge', x: 330, y: 516, turn: 19, fontSize: 15 },
];

export type Water = (typeof waters)[number];

/** `classOf`: undefined leaves the water out. */
export const WaterNames = ({ classOf = () => '' }: { classOf?: (water: Water) => string | undefined }) => (
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

export type Spot = Record<'x' | 'y', number>;

export function spotOf(slug: string): Spot | undefined {
  const place = findPlace(slug);
  return place && { x: Math.round((place.lon + 76.75) * 933.2), y: Math.round((39.45 - place.lat) * 1200) };
}

export const wholeChart = '36 70 900 1060';

export const windowAround = ({ x, y }: Spot, width: number, height: number) =>
  `${x - width / 2} ${y - height / 2} ${width} ${height}`;

export const openWater: Spot = { x: 330, y: 700 };

interface ChartTownsProps {
  areas: readonly ServiceArea[];
  found?: readonly ServiceArea[];
  /** Undefined leaves the town out. */
  classOf?: (area: ServiceArea) => string | undefined;
}

export function ChartTowns({ areas, found, classOf = () => '' }: ChartTownsProps) {
  const spots = areas.flatMap(({ slug }) => spotOf(slug) ?? []);
  /** Halfway to the nearest town; 30 units are a finger's width on a desktop. */
  const reachOf = ({ x, y }: Spot) => {
    const distances = spots.map((other) => Math.hypot(other.x - x, other.y - y)).filter((distance) => distance > 0);
    return Math.round(Math.min(30, Math.max(20, Math.min(...distances) / 2)));
  };
  return (
    <g className={styles.towns}>
      {areas.map((area) => {
        const spot = spotOf(area.slug);
        const extra = classOf(area);
        if (!spot || extra === undefined) return null;
        const className = [countyClass(area.county), !findTown(area.slug)?.chart?.isLandmark && styles.minor, extra]
          .filter(Boolean)
          .join(' ');
        return found ? (
          <a
            key={area.slug}
            className={className}
            href={`/service-areas/${area.slug}`}
            tabIndex={-1}
            data-town={area.slug}
            data-aside={found.includes(area) ? undefined : ''}
          >
            <circle className={styles.reach} cx={spot.x} cy={spot.y} r={reachOf(spot)} />
            <Town {...area} spot={spot} />
          </a>
        ) : (
          <g key={area.slug} className={className}>
            <Town {...area} spot={spot} />
          </g>
        );
      })}
    </g>
  );
}

/** Relative to its dot, in units of the drawing. */
export function labelOffset(slug: string) {
  const side: 'left' | 'right' | 'above' | 'below' = findTown(slug)?.chart?.label ?? 'right';
  const offset = { left: [-11, 5], above: [4, -11], below: [0, 24], right: [11, 5] } as const;
  const [dx, dy] = offset[side];
  return { side, dx, dy };
}

function Town({ name, slug, spot: { x, y } }: { name: string; slug: string; spot: Spot }) {
  const { side, dx, dy } = labelOffset(slug);
  return (
    <>
      <circle className={styles.dot} cx={x} cy={y} r="6" />
      <text x={x + dx} y={y + dy} className={styles.sides[side]}>
        {name}
      </text>
    </>
  );
}

export const Here = ({ spot: { x, y } }: { spot: Spot }) => (
  <>
    <circle className={styles.hereRing} cx={x} cy={y} r="16" />
    <circle className={styles.hereDot} cx={x} cy={y} r="7" />
  </>
);

const classes = new Map<string, string>(Object.entries(styles.countyClasses));

/** A county that the owner added has a neutral paint. */
export const countyClass = (county: string): string => classes.get(county) ?? styles.elsewhere;
