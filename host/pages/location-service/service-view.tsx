import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { BayChart } from '../../components/town-pages/bay-chart.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { countyClass } from '../../components/town-pages/county.ts';
import { Coats } from './coats.tsx';
import { Hero } from './hero.tsx';
import { Nearby } from './nearby.tsx';
import { ServiceText } from './service-text.tsx';
import { servicePaints } from './shared.css.ts';
import { Trust } from './trust.tsx';

interface ServiceViewProps {
  area: ServiceArea;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
  service: LocalService;
}

/** The whole page wears the service’s paint. */
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
      <Closing heading={`${service.name} for your ${area.name} address?`}>
        We look at it, measure it, and leave you a written price in {area.name}.
      </Closing>
    </div>
  );
}
