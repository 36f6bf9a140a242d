import { type AreaQuery, areaCounties, matchingAreas } from '../../../catalogue/area-search.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { Hidden } from '../../hidden.tsx';
import { type Late, WhenHere } from '../../late.tsx';
import { figures, wrap } from '../../layout/base.css.ts';
import { AreaCard } from './area-card.tsx';
import { NoAreas } from './no-areas.tsx';
import * as styles from './rack.css.ts';
import { Skeletons } from './skeletons.tsx';

interface RackProps {
  areas: Late<readonly ServiceArea[] | undefined>;
  query: AreaQuery;
}

/** The paint strips of the areas that match, or why there are none. */
export function Rack({ areas, query }: RackProps) {
  return (
    <section className={styles.ground} aria-label="Service areas">
      <div className={wrap}>
        <WhenHere value={areas} fallback={<Skeletons />}>
          {(known) => (
            <>
              {!known && <Hidden />}
              <Matches areas={known ?? []} query={query} />
            </>
          )}
        </WhenHere>
      </div>
    </section>
  );
}

function Matches({ areas, query }: { areas: readonly ServiceArea[]; query: AreaQuery }) {
  const matches = matchingAreas(areas, query);
  if (matches.length === 0) return <NoAreas areas={areas} query={query} />;
  return (
    <>
      <p className={`${styles.count} ${figures}`} role="status">
        <b>{counted(matches.length, 'area', 'areas')}</b> in{' '}
        {counted(areaCounties(matches).length, 'county', 'counties')}
        {query.text || query.county ? (
          <>
            {' · '}
            <a className={styles.all} href="/service-areas">
              Show all areas
            </a>
          </>
        ) : (
          ', from A to Z'
        )}
      </p>
      <ul className={styles.rack}>
        {matches.map((area) => (
          <li key={area.id}>
            <AreaCard area={area} />
          </li>
        ))}
      </ul>
    </>
  );
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;
