import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { OverviewEntry } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import type { Town } from '../../../catalogue/towns/town.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { wrap } from '../../components/layout/base.css.ts';
import { BayChart } from '../../components/town-pages/bay-chart.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { countyClass } from '../../components/town-pages/county.ts';
import { split } from '../../components/town-pages/layout.css.ts';
import { noBreak } from '../../components/town-pages/no-break.ts';
import { County } from './county.tsx';
import { Hero } from './hero.tsx';
import { MainServices } from './main-services.tsx';
import { closingColor, placeParts } from './page.css.ts';
import { Specialties } from './specialties.tsx';
import { Why } from './why.tsx';

interface AreaViewProps {
  area: ServiceArea;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
  /** The service that the visitor is looking for. */
  chosen: OverviewEntry | undefined;
}

export function AreaView({ area, areas, chosen }: AreaViewProps) {
  const text = findTown(area.slug);
  return (
    <div className={countyClass(area.county)}>
      <BayChart />
      <Hero area={area} areas={areas} chosen={chosen} />
      {text && <PlaceText name={area.name} parts={text.parts} />}
      <MainServices area={area} text={text} chosen={chosen} />
      <Specialties area={area} chosen={chosen} />
      <Why name={area.name} />
      <County area={area} areas={areas} />
      <Closing heading={`Ready when your ${area.name} house is`} reach="lines" className={closingColor}>
        Walk around it with us. The estimate is free, and the price is in writing.
      </Closing>
    </div>
  );
}

function PlaceText({ name, parts }: Pick<Town, 'name' | 'parts'>) {
  return (
    <section className={`${wrap} ${split}`} aria-labelledby="place">
      <div>
        <p className={tape}>What we look at here</p>
        <h2 id="place">What {noBreak(name)} asks of paint</h2>
      </div>
      <dl className={placeParts}>
        {Object.entries(parts).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
