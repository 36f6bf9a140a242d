import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { capitalNumberWord } from '../../../catalogue/number-words.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import type { Town } from '../../../catalogue/towns/town.ts';
import { wrap } from '../../components/layout/base.css.ts';
import { ServiceDrawing } from '../../components/service-drawing.tsx';
import { go } from '../../components/town-pages/layout.css.ts';
import { noBreak } from '../../components/town-pages/no-break.ts';
import { townNote } from '../../components/town-pages/town-note.ts';
import { servicePaints } from '../location-service/shared.css.ts';
import * as styles from './page.css.ts';

interface ServiceChipsProps {
  area: ServiceArea;
  services: readonly LocalService[];
  text: Town | undefined;
}

/** Every service as a chip in the paint of its page; the main ones add what they mean in this town. */
export function ServiceChips({ area: { name, slug }, services, text }: ServiceChipsProps) {
  return (
    <section className={styles.ground} aria-labelledby="services">
      <div className={wrap}>
        <h2 id="services">
          {capitalNumberWord(services.length)} ways to leave {noBreak(name)} better painted
        </h2>
        <ul className={styles.chips}>
          {services.map((service) => {
            const note = townNote(text, service.key);
            return (
              <li key={service.key} className={service.category === 'main' ? styles.wide : ''}>
                <a className={`${styles.chip} ${servicePaints[service.key]}`} href={`/${slug}-${service.key}`}>
                  <div className={styles.field}>
                    <ServiceDrawing icon={service.icon} className={styles.icon} />
                  </div>
                  <div className={styles.label}>
                    <h3>{service.name}</h3>
                    {note && <p>{note}</p>}
                    <span className={go}>Learn More &amp; Get Quote</span>
                  </div>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
