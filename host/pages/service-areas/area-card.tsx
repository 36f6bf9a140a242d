import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { popularServices, servicesClaimed } from '../../../catalogue/services/services.ts';
import { inTown } from '../../../catalogue/towns/town.ts';
import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { figures } from '../../components/layout/base.css.ts';
import { spotOf } from '../../components/town-pages/chart.ts';
import { countyClass } from '../../components/town-pages/county.ts';
import * as styles from './area-card.css.ts';

export function AreaCard({ area: { name, slug, county } }: { area: ServiceArea }) {
  const path = `/service-areas/${slug}`;
  return (
    <article className={`${styles.card} ${countyClass(county)} ${figures}`}>
      <div className={styles.field}>
        <Shore slug={slug} />
        <h2>{name}</h2>
        <p>{servicesClaimed} Services Available</p>
      </div>
      <a className={styles.all} href={path}>
        All {name} Services
      </a>
      <details className={styles.popular}>
        <summary>
          <span className={styles.popularLabel}>
            Popular<span className={hidden}> {inTown(name)}</span>
          </span>
        </summary>
        <ul>
          {popularServices.map((service) => (
            <li key={service.key}>
              <a href={`${path}?service=${service.key}`}>{service.name}</a>
            </li>
          ))}
          <li>
            <a href={`/${slug}-services`}>View all {servicesClaimed} services</a>
          </li>
        </ul>
      </details>
    </article>
  );
}

function Shore({ slug }: { slug: string }) {
  const spot = spotOf(slug);
  if (!spot) return null;
  const { x, y } = spot;
  return (
    <svg viewBox={`${x - 250} ${y - 85} 360 150`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <use href="#bayland" className={styles.land} />
      <use href="#bayrivers" className={styles.river} />
    </svg>
  );
}
