import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { type AreaQuery, matchingAreas } from '../../../catalogue/towns/area-match.ts';
import { countWords } from '../../../catalogue/towns/area-messages.ts';
import { areaItem } from '../../../widgets/area-search/item-data.ts';
import { Await, type MaybePromise } from '../../components/await.tsx';
import { figures, wrap } from '../../components/layout/base.css.ts';
import { NoIndex } from '../../components/noindex.tsx';
import { AreaCard } from './area-card.tsx';
import { NoAreas, OutOfReach } from './no-areas.tsx';
import * as styles from './page.css.ts';
import { Skeletons } from './skeletons.tsx';

interface AreaListProps {
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
  query: AreaQuery;
}

export function AreaList({ areas, query }: AreaListProps) {
  return (
    <section className={styles.ground} aria-label="Service areas">
      <div className={wrap}>
        <Await value={areas} fallback={<Skeletons />}>
          {(known) => (
            <>
              {known ? (
                <Matches areas={known} query={query} />
              ) : (
                <>
                  <NoIndex />
                  <OutOfReach query={query} />
                </>
              )}
            </>
          )}
        </Await>
      </div>
    </section>
  );
}

function Matches({ areas, query }: { areas: readonly ServiceArea[]; query: AreaQuery }) {
  const matches = matchingAreas(areas, query);
  const isFiltered = query.text.trim() !== '' || query.county !== '';
  return (
    <div id="found" data-live={isFiltered ? 'part' : 'whole'} className={styles.live}>
      {matches.length > 0 ? <Cards areas={matches} isFiltered={isFiltered} /> : <NoAreas areas={areas} query={query} />}
    </div>
  );
}

const Cards = ({ areas, isFiltered }: { areas: readonly ServiceArea[]; isFiltered: boolean }) => (
  <>
    <p className={`${styles.areaListCount} ${figures}`}>
      <b role="status" data-count="">
        {countWords(areas)}
      </b>{' '}
      <a className={styles.areaListAll} href="/service-areas" data-clear="" hidden={!isFiltered}>
        Show all areas
      </a>
    </p>
    <ul className={styles.areaList}>
      {[...areas].sort(byCounty).map((area) => (
        <li key={area.id} {...areaItem.write(area)}>
          <p className={styles.county}>{area.county}</p>
          <AreaCard area={area} />
        </li>
      ))}
    </ul>
  </>
);

const byCounty = (a: ServiceArea, b: ServiceArea) => a.county.localeCompare(b.county) || a.name.localeCompare(b.name);
