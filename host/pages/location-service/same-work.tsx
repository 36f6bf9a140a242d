import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import { nearestAreas } from '../../../catalogue/towns/area-search.ts';
import { findPlace } from '../../../catalogue/towns/places.ts';
import { Await, type MaybePromise } from '../../components/await.tsx';
import { figures } from '../../components/layout/base.css.ts';
import * as styles from './shared.css.ts';

interface SameWorkProps {
  area: ServiceArea;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
  service: LocalService;
}

export function SameWork({ area, areas, service }: SameWorkProps) {
  return (
    <div>
      <h2>{service.name} nearby</h2>
      <ul className={`${styles.list} ${figures}`}>
        <Await value={areas} fallback={null}>
          {(known) =>
            nearestAreas(findPlace(area.slug), known ?? [])
              .slice(0, 4)
              .map(({ area: { slug, name }, miles }) => (
                <li key={slug}>
                  <a className={styles.link} href={`/${slug}-${service.key}`}>
                    {name}
                  </a>{' '}
                  {Math.max(1, Math.round(miles))} mi
                </li>
              ))
          }
        </Await>
        <li>
          <a className={styles.link} href={`/${area.slug}-services`}>
            All {area.name} services
          </a>
        </li>
      </ul>
    </div>
  );
}
