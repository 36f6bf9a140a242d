import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { textOnPaint } from '../../../catalogue/paint/contrast.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { inTown } from '../../../catalogue/towns/town.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { estimateLink, estimateServiceOf } from '../../components/estimate/estimate-link.ts';
import { figures, wrap } from '../../components/layout/base.css.ts';
import { BayChart } from '../../components/town-pages/bay-chart.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { countyClass } from '../../components/town-pages/county.ts';
import { split } from '../../components/town-pages/layout.css.ts';
import { Hero } from './hero.tsx';
import { Nearby } from './nearby.tsx';
import * as styles from './page.css.ts';
import { ServiceText } from './service-text.tsx';
import { servicePaints } from './shared.css.ts';

interface ServiceViewProps {
  area: ServiceArea;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
  service: LocalService;
}

export function ServiceView({ area, areas, service }: ServiceViewProps) {
  const text = findTown(area.slug);
  return (
    <div className={`${countyClass(area.county)} ${servicePaints[service.key]}`}>
      <BayChart />
      <Hero area={area} service={service} />
      <ServiceText area={area} service={service} text={text} />
      <Coats service={service} />
      <Trust name={area.name} />
      <Nearby area={area} areas={areas} service={service} text={text} />
      <Closing
        heading={`${service.name} for your ${area.name} address?`}
        href={estimateLink({ service: estimateServiceOf(service) })}
      >
        We look at it, measure it, and leave you a written price {inTown(area.name)}.
      </Closing>
    </div>
  );
}

function Trust({ name }: { name: string }) {
  return (
    <section className={`${wrap} ${split}`} aria-labelledby="trusted">
      <h2 id="trusted">Trusted in {name}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>50+ Years</dt>
          <dd>
            One family, painting around {name} since {business.foundedYear}.
          </dd>
        </div>
        <div>
          <dt>Licensed &amp; Insured</dt>
          <dd>
            {business.license}, on every {name} estimate.
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Coats({ service }: { service: LocalService }) {
  const finish = styles.finish[textOnPaint(service.paint.hex)];
  return (
    <section className={styles.coats} aria-labelledby="steps">
      <div className={`${wrap} ${styles.head}`}>
        <p className={tape}>{service.work === 'washing' ? 'Four steps' : 'Four coats, so to speak'}</p>
        <h2 id="steps">How the work goes</h2>
      </div>
      <ol className={styles.row}>
        {service.process.map(({ title, text }, index) => (
          <li key={title} className={index === 3 ? finish : styles.coat}>
            <span className={`${styles.number} ${figures}`} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
