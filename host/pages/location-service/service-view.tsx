import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import type { Late } from '../../components/await.tsx';
import { BayChart } from '../../components/town-pages/bay-chart.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { countyClass } from '../../components/town-pages/county.ts';
import { Coats } from './coats.tsx';
import { Hero } from './hero.tsx';
import { Nearby } from './nearby.tsx';
import { jobPaints } from './service-paints.css.ts';
import { JobText } from './service-text.tsx';
import { Trust } from './trust.tsx';

interface JobViewProps {
  area: ServiceArea;
  areas: Late<readonly ServiceArea[] | undefined>;
  service: LocalService;
}

/** The whole page wears the service’s paint. */
export function JobView({ area, areas, service }: JobViewProps) {
  const text = findTown(area.slug);
  return (
    <div className={`${countyClass(area.county)} ${jobPaints[service.key]}`}>
      <BayChart />
      <Hero area={area} service={service} />
      <JobText area={area} service={service} text={text} />
      <Coats service={service} />
      <Trust name={area.name} />
      <Nearby area={area} areas={areas} service={service} text={text} />
      <Closing heading={`${service.name} for your ${area.name} address?`}>
        We look at it, measure it, and leave you a written price in {area.name}.
      </Closing>
    </div>
  );
}
