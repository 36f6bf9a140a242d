import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { townMark } from '../../../widgets/area-search/item-data.ts';
import * as styles from './bay-chart.css.ts';
import { type Spot, spotOf } from './chart.ts';
import { countyClass } from './county.ts';

interface ChartTownsProps {
  areas: readonly ServiceArea[];
  /** The matching towns; the others are dimmed. A click leads to a town’s page; keyboard users have the list. */
  found?: readonly ServiceArea[];
  /** Slug of the town that the page is about. */
  except?: string;
}

export function ChartTowns({ areas, found, except }: ChartTownsProps) {
  return (
    <g className={styles.towns}>
      {areas.map((area) => {
        const spot = area.slug === except ? undefined : spotOf(area.slug);
        if (!spot) return null;
        const className = `${countyClass(area.county)} ${findTown(area.slug)?.chart?.isLandmark ? '' : styles.minor}`;
        return found ? (
          <a
            key={area.slug}
            className={className}
            href={`/service-areas/${area.slug}`}
            tabIndex={-1}
            {...townMark.write(area.name)}
            data-aside={found.includes(area) ? undefined : ''}
          >
            <circle className={styles.reach} cx={spot.x} cy={spot.y} r="20" />
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

function Town({ name, slug, spot: { x, y } }: { name: string; slug: string; spot: Spot }) {
  const side = findTown(slug)?.chart?.label ?? 'right';
  const label = { left: [-11, 5], above: [4, -11], below: [0, 24], right: [11, 5] }[side];
  return (
    <>
      <circle className={styles.dot} cx={x} cy={y} r="6" />
      <text x={x + (label[0] ?? 0)} y={y + (label[1] ?? 0)} className={styles.sides[side]}>
        {name}
      </text>
    </>
  );
}

/** Marks the town that the page is about. */
export const Here = ({ spot: { x, y } }: { spot: Spot }) => (
  <>
    <circle className={styles.hereRing} cx={x} cy={y} r="16" />
    <circle className={styles.hereDot} cx={x} cy={y} r="7" />
  </>
);
