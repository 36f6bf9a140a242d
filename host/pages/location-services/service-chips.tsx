import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { capitalNumberWord } from '../../../catalogue/number-words.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import type { Town } from '../../../catalogue/towns/town.ts';
import { wrap } from '../../components/layout/base.css.ts';
import { ServiceDrawing } from '../../components/service-drawing.tsx';
import { go } from '../../components/town-pages/layout.css.ts';
import { whole } from '../../components/town-pages/no-break.ts';
import { noteOf } from '../../components/town-pages/town-note.ts';
import { jobPaints } from '../location-service/service-paints.css.ts';
import * as styles from './service-chips.css.ts';

interface FanProps {
  area: ServiceArea;
  services: readonly LocalService[];
  text: Town | undefined;
}

/** Every service as a chip of the paint its page is drawn in; the main ones say what this town asks of them. */
export function Fan({ area: { name, slug }, services, text }: FanProps) {
  return (
    <section className={styles.ground} aria-labelledby="services">
      <div className={wrap}>
        <h2 id="services">
          {capitalNumberWord(services.length)} ways to leave {whole(name)} better painted
        </h2>
        <ul className={styles.fan}>
          {services.map((service) => {
            const note = noteOf(text, service.key);
            return (
              <li key={service.key} className={service.category === 'main' ? styles.wide : ''}>
                <a className={`${styles.chip} ${jobPaints[service.key]}`} href={`/${slug}-${service.key}`}>
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
