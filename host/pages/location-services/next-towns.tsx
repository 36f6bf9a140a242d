import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { nearestAreas } from '../../../catalogue/towns/area-search.ts';
import { findPlace } from '../../../catalogue/towns/places.ts';
import { Await, type MaybePromise } from '../../components/await.tsx';
import { wrap } from '../../components/layout/base.css.ts';
import * as styles from '../location-service/shared.css.ts';

interface NextTownsProps {
  area: ServiceArea;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
}

export function NextTowns({ area, areas }: NextTownsProps) {
  return (
    <section className={styles.ground} aria-labelledby="next-towns">
      <div className={wrap}>
        <h2 id="next-towns">The same list, one town over</h2>
        <ul className={styles.list}>
          <Await value={areas} fallback={null}>
            {(known) =>
              nearestAreas(findPlace(area.slug), known ?? [])
                .slice(0, 4)
                .map(({ area: { slug, name } }) => (
                  <li key={slug}>
                    <a className={styles.link} href={`/${slug}-services`}>
                      {name} services
                    </a>
                  </li>
                ))
            }
          </Await>
        </ul>
      </div>
    </section>
  );
}
