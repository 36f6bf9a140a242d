import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { townMark } from '../../../widgets/area-search/item-data.ts';
import * as styles from './bay-chart.css.ts';
import { type Spot, spotOf } from './chart.ts';
import { countyClass } from './county.ts';

interface ChartTownsProps {
  areas: readonly ServiceArea[];
  /** The others are dimmed. */
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
            {...townMark.write(area.name)}
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
