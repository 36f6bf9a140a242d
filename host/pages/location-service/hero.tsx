import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import { button, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { estimateLink, estimateServiceOf } from '../../components/estimate-link.ts';
import { figures, lead, wrap } from '../../components/layout/base.css.ts';
import { PaintLabel } from '../../components/paint-label.tsx';
import { Scene } from '../../components/scene.tsx';
import { actions, crumb } from '../../components/town-pages/layout.css.ts';
import * as styles from './page.css.ts';

/** The label of a very large paint chip, over the scene of the work. */
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
            {service.name} in {name}
          </h1>
          <p className={lead}>{service.description}</p>
          <p className={actions}>
            <a className={button} href={estimateLink({ service: estimateServiceOf(service) })}>
              Get Free Estimate
            </a>
            <a className={`${lineButton} ${figures}`} href={`tel:${business.phone.dial}`}>
              Call {business.phone.shown}
            </a>
          </p>
        </div>
        <PaintLabel color={service.paint} where="in this picture" className={styles.painted} />
      </div>
    </section>
  );
}
