import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { popularServices, servicesClaimed } from '../../../catalogue/services/services.ts';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { figures } from '../../components/layout/base.css.ts';
import { spotOf } from '../../components/town-pages/chart.ts';
import { countyClass } from '../../components/town-pages/county.ts';
import { code } from '../../components/town-pages/layout.css.ts';
import * as styles from './area-card.css.ts';

/** A paint strip: the county’s color with the town’s own shore, and six services as its six tints. */
export function AreaCard({ area: { name, slug, county } }: { area: ServiceArea }) {
  const path = `/service-areas/${slug}`;
  return (
    <article className={`${styles.card} ${countyClass(county)} ${figures}`}>
      <div className={styles.field}>
        <Shore slug={slug} />
        <p className={code}>{county}</p>
        <h2>{name}</h2>
      </div>
      <p className={styles.count}>{servicesClaimed} Services Available</p>
      <ul className={styles.stripes} aria-label={`Popular in ${name}`}>
        {popularServices.map((service) => (
          <li key={service.key}>
            <a href={`${path}?service=${service.key}`}>{service.name}</a>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <a className={lineButton} href={path}>
          All {name} Services
        </a>
        <a className={styles.rest} href={`/${slug}-services`}>
          View all {servicesClaimed} services
        </a>
      </div>
    </article>
  );
}

/** The town on the chart, as a relief in the color of its county. */
function Shore({ slug }: { slug: string }) {
  const spot = spotOf(slug);
  if (!spot) return null;
  const { x, y } = spot;
  return (
    <svg viewBox={`${x - 250} ${y - 85} 360 150`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <use href="#bayland" className={styles.land} />
      <use href="#bayrivers" className={styles.river} />
      <circle className={styles.ring} cx={x} cy={y} r="13" />
      <circle className={styles.dot} cx={x} cy={y} r="5" />
    </svg>
  );
}
