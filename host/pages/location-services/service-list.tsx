import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { workGroups } from '../../../catalogue/services/service.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import type { Town } from '../../../catalogue/towns/town.ts';
import { wrap } from '../../components/layout/base.css.ts';
import { ServiceDrawing } from '../../components/service-drawing.tsx';
import { go } from '../../components/town-pages/layout.css.ts';
import { townNote } from '../../components/town-pages/town-note.ts';
import { servicePaints } from '../location-service/shared.css.ts';
import * as styles from './page.css.ts';

interface ServiceListProps {
  area: ServiceArea;
  services: readonly LocalService[];
  text: Town | undefined;
}

export function ServiceList({ area: { slug }, services, text }: ServiceListProps) {
  return (
    <div className={`${wrap} ${styles.groups}`}>
      {workGroups.map(({ key: group, heading }) => (
        <section key={group} className={styles.group} aria-labelledby={group}>
          <h2 id={group} className={styles.groupHead}>
            {heading}
          </h2>
          <ul>
            {services
              .filter(({ work }) => work === group)
              .map(({ key, name, icon, inShort }) => (
                <li key={key}>
                  <a className={`${styles.row} ${servicePaints[key]}`} href={`/${slug}-${key}`}>
                    <div className={styles.dab}>
                      <ServiceDrawing icon={icon} className={styles.icon} />
                    </div>
                    <b>{name}</b>
                    <span className={styles.line}>{townNote(text, key) ?? inShort}</span>
                    <span className={`${go} ${styles.more}`}>Learn More &amp; Get Quote</span>
                  </a>
                </li>
              ))}
          </ul>
          {group === 'inside' && <NotListed />}
        </section>
      ))}
    </div>
  );
}

const NotListed = () => (
  <div className={styles.notListed}>
    <h3>Not on the list?</h3>
    <p>
      A shed, a mailbox, a boathouse door: <a href="/contact#message">ask a painter</a>.
    </p>
  </div>
);
