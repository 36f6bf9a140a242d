import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { aboutAreas } from '../../../catalogue/towns/area-names.ts';
import { lineButton, tape } from '../../../widgets/core/ui/parts.css.ts';
import { Await, type MaybePromise } from '../../components/await.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { town } from '../../components/towns.css.ts';
import * as styles from './page.css.ts';

/** `areas` is undefined if loading failed. */
export function Served({ areas }: { areas: MaybePromise<readonly ServiceArea[] | undefined> }) {
  return (
    <section className={`${wrap} ${styles.served}`} aria-labelledby="served">
      <div className={styles.servedWords}>
        <p className={tape}>Both sides of the bridge</p>
        <h2 id="served">Areas We Serve</h2>
        <p className={lead}>Every town has its own weather, water and old houses. Find yours.</p>
        <a className={lineButton} href="/service-areas">
          View All Areas
        </a>
      </div>
      <Await value={areas} fallback={<p role="status">Loading areas...</p>}>
        {(here) => <Places areas={aboutAreas(here ?? [])} />}
      </Await>
    </section>
  );
}

function Places({ areas }: { areas: readonly ServiceArea[] }) {
  if (areas.length === 0) return null;
  return (
    <ul className={styles.places}>
      {areas.map(({ id, name, slug }) => (
        <li key={id}>
          <a className={town} href={`/service-areas/${slug}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
