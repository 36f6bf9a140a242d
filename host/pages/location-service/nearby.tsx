import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { type LocalService, localServices } from '../../../catalogue/services/services.ts';
import type { Town } from '../../../catalogue/towns/town.ts';
import { inTown } from '../../../catalogue/towns/town.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { wrap } from '../../components/layout/base.css.ts';
import { townNoteTeaser } from '../../components/town-pages/town-note.ts';
import { SameWork } from './same-work.tsx';
import * as styles from './shared.css.ts';

interface NearbyProps {
  area: ServiceArea;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
  service: LocalService;
  text: Town | undefined;
}

export function Nearby({ area, areas, service, text }: NearbyProps) {
  const others = localServices.filter(({ key, category }) => category === 'main' && key !== service.key);
  return (
    <section className={styles.ground} aria-labelledby="nearby">
      <div className={`${wrap} ${styles.grid}`}>
        <div>
          <h2 id="nearby">Also {inTown(area.name)}</h2>
          <ul className={styles.others}>
            {others.map(({ key, name, description }) => (
              <li key={key}>
                <a className={styles.link} href={`/${area.slug}-${key}`}>
                  {name}
                </a>
                <p>{townNoteTeaser(text, key) ?? description}</p>
              </li>
            ))}
          </ul>
        </div>
        <SameWork area={area} areas={areas} service={service} />
      </div>
    </section>
  );
}
