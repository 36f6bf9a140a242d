import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { nearestAreas } from '../../../catalogue/towns/area-search.ts';
import { findPlace } from '../../../catalogue/towns/places.ts';
import { inTown } from '../../../catalogue/towns/town.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { Await, type MaybePromise } from '../../components/await.tsx';
import { figures, quiet, wrap } from '../../components/layout/base.css.ts';
import { split } from '../../components/town-pages/layout.css.ts';
import * as styles from './page.css.ts';

interface CountyProps {
  area: ServiceArea;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
}

const neighbors = 6;

export function County({ area, areas }: CountyProps) {
  const { name, county, zipCodes = [] } = area;
  return (
    <section className={`${wrap} ${split}`} aria-labelledby="county">
      <div>
        <p className={tape}>The whole county</p>
        <h2 id="county">Serving All of {county}</h2>
        <p className={quiet}>We work all over the county, so a house outside of {name} is no trouble.</p>
      </div>
      <div className={figures}>
        {zipCodes.length > 0 && (
          <>
            <p className={styles.note} id="zip-codes">
              ZIP codes {inTown(name)}
            </p>
            <ul className={styles.plates} aria-labelledby="zip-codes">
              {zipCodes.map((zip) => (
                <li key={zip}>{zip}</li>
              ))}
            </ul>
          </>
        )}
        <Await value={areas} fallback={null}>
          {(known) => <Near area={area} areas={known ?? []} />}
        </Await>
      </div>
    </section>
  );
}

function Near({ area, areas }: { area: ServiceArea; areas: readonly ServiceArea[] }) {
  const near = nearestAreas(findPlace(area.slug), areas).slice(0, neighbors);
  if (near.length === 0) return null;
  return (
    <>
      <p className={styles.note} id="near">
        Near {area.name}, as the crow flies
      </p>
      <ul className={styles.near} aria-labelledby="near">
        {near.map(({ area: { slug, name }, miles }) => (
          <li key={slug}>
            <a href={`/service-areas/${slug}`}>
              {name} <span>{Math.max(1, Math.round(miles))} mi</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
