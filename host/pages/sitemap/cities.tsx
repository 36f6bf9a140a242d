import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { sitemapCityNames } from '../../../catalogue/towns/area-names.ts';
import { areaSlug } from '../../../catalogue/towns/places.ts';
import { Await, type MaybePromise } from '../../components/await.tsx';
import { sectionBlock, wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

/** In the client's order. */
const localPages = [
  { name: 'Interior Painting', key: 'interior-painting' },
  { name: 'Exterior Painting', key: 'exterior-painting' },
  { name: 'Pressure Washing', key: 'pressure-washing' },
] as const;

/** An inactive city has no links, because its pages do not exist. */
export function Cities({ areas }: { areas: MaybePromise<readonly ServiceArea[] | undefined> }) {
  return (
    <section className={`${sectionBlock} ${styles.cities}`} aria-labelledby="locations">
      <div className={wrap}>
        <h2 id="locations">Locations</h2>
        <ul className={styles.citiesList}>
          <Await value={areas} fallback={<Rows areas={undefined} />}>
            {(known) => <Rows areas={known} />}
          </Await>
        </ul>
      </div>
    </section>
  );
}

function Rows({ areas }: { areas: readonly ServiceArea[] | undefined }) {
  return sitemapCityNames.map((city) => {
    const slug = areaSlug(city);
    const isServed = !areas || areas.some((area) => area.slug === slug);
    return (
      <li key={slug} className={styles.city}>
        <h3>{city}</h3>
        {isServed && (
          <ul className={styles.links}>
            {localPages.map(({ name, key }) => (
              <li key={key}>
                <a href={`/${slug}-${key}`}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </li>
    );
  });
}
