import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import { inTown } from '../../../catalogue/towns/town.ts';
import { estimateLink, estimateServiceOf } from '../../components/estimate/estimate-link.ts';
import { EstimateOrCall } from '../../components/estimate/estimate-or-call.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { PaintLabel } from '../../components/paint-label.tsx';
import { Scene } from '../../components/scene.tsx';
import { actions, crumb } from '../../components/town-pages/layout.css.ts';
import * as styles from './page.css.ts';

export function Hero({ area, service }: { area: ServiceArea; service: LocalService }) {
  const { name, slug, county } = area;
  return (
    <section className={styles.hero} aria-labelledby="title">
      <Scene scene={service.scene} className={styles.scene} />
      <div className={`${wrap} ${styles.over}`}>
        <div className={styles.label}>
          <p className={crumb}>
            <a href={`/service-areas/${slug}`}>
              {name}, {county}
            </a>
          </p>
          <h1 id="title">
            {service.name} {inTown(name)}
          </h1>
          <p className={lead}>{service.description}</p>
          <EstimateOrCall className={actions} href={estimateLink({ service: estimateServiceOf(service) })} />
        </div>
        <PaintLabel color={service.paint} where="in this picture" className={styles.painted} />
      </div>
    </section>
  );
}
