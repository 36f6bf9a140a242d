import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { areaSpecialties, type OverviewEntry } from '../../../catalogue/services/services.ts';

import { lineButton, tape } from '../../../widgets/core/ui/parts.css.ts';
import { quiet, wrap } from '../../components/layout/base.css.ts';
import { go, split, sticks } from '../../components/town-pages/layout.css.ts';
import { chosenFirst } from './chosen-first.ts';
import * as styles from './page.css.ts';

interface SpecialtiesProps {
  area: ServiceArea;
  chosen: OverviewEntry | undefined;
}

export function Specialties({ area: { name, slug }, chosen }: SpecialtiesProps) {
  return (
    <section className={styles.ground} aria-labelledby="specialty-services">
      <div className={`${wrap} ${split}`}>
        <div className={sticks}>
          <p className={tape}>Smaller jobs, same crew</p>
          <h2 id="specialty-services">Specialty Services</h2>
          <p className={quiet}>Each has a page of its own for {name}.</p>
          <p>
            <a className={`${lineButton} ${styles.all}`} href={`/${slug}-services`}>
              View All {name} Services
            </a>
          </p>
        </div>
        <ul>
          {chosenFirst(areaSpecialties, chosen).map((service) => (
            <li key={service.key} className={styles.dabs[areaSpecialties.indexOf(service) % styles.dabs.length]}>
              <a
                className={service === chosen ? `${styles.line} ${styles.chosen}` : styles.line}
                href={`/${slug}-${service.key}`}
              >
                <span className={styles.dab} />
                <div className={styles.what}>
                  {service === chosen && <mark className={styles.mark}>Your choice</mark>}
                  <h3>{service.name}</h3>
                  <span>{service.description}</span>
                </div>
                <span className={service === chosen ? styles.lifted : go}>Get Quote</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
