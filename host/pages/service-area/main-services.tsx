import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import exterior from '../../../catalogue/drawings/service-exterior.svg';
import interior from '../../../catalogue/drawings/service-interior.svg';
import washing from '../../../catalogue/drawings/service-washing.svg';
import type { OverviewEntry } from '../../../catalogue/services/services.ts';
import { areaMainServices } from '../../../catalogue/services/services.ts';
import type { Town } from '../../../catalogue/towns/town.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { Drawing } from '../../components/drawing.tsx';
import { wrap } from '../../components/layout/base.css.ts';
import { code, go } from '../../components/town-pages/layout.css.ts';
import { townNoteTeaser } from '../../components/town-pages/town-note.ts';
import { chosenFirst } from './chosen-first.ts';
import * as styles from './main-services.css.ts';

const sliced = (markup: string) => markup.replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');

const drawings: Record<string, string> = {
  'interior-painting': sliced(interior),
  'exterior-painting': sliced(exterior),
  'pressure-washing': sliced(washing),
};

interface MainServicesProps {
  area: ServiceArea;
  text: Town | undefined;
  chosen: OverviewEntry | undefined;
}

export function MainServices({ area: { name, slug }, text, chosen }: MainServicesProps) {
  return (
    <section className={`${wrap} ${styles.section}`} aria-labelledby="main-services">
      <p className={tape}>Start here</p>
      <h2 id="main-services">Main Services</h2>
      <ul className={styles.trio}>
        {chosenFirst(areaMainServices, chosen).map((service) => (
          <li key={service.key}>
            <a
              className={service === chosen ? `${styles.card} ${styles.chosen}` : styles.card}
              href={`/${slug}-${service.key}`}
            >
              <Drawing markup={drawings[service.key] ?? ''} className={styles.field} />
              <div className={styles.label}>
                {service === chosen ? (
                  <mark className={styles.mark}>Your choice</mark>
                ) : (
                  <span className={code}>{name}</span>
                )}
                <h3>{service.name}</h3>
                <span className={styles.text}>{townNoteTeaser(text, service.key) ?? service.description}</span>
                <span className={service === chosen ? styles.lifted : go}>Learn More &amp; Get Estimate</span>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
