import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { OverviewEntry } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { BayChart } from '../../components/town-pages/bay-chart.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { countyClass } from '../../components/town-pages/county.ts';
import { County } from './county.tsx';
import { Hero } from './hero.tsx';
import { MainServices } from './main-services.tsx';
import { closingColor } from './page.css.ts';
import { PlaceText } from './place-text.tsx';
import { Specialties } from './specialties.tsx';
import { Why } from './why.tsx';

interface AreaViewProps {
  area: ServiceArea;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
  /** The service that the visitor came for. */
  chosen: OverviewEntry | undefined;
}

/** A paint chip the width of the page: the chart is its field, the town’s name its label. */
export function AreaView({ area, areas, chosen }: AreaViewProps) {
  const text = findTown(area.slug);
  return (
    <div className={countyClass(area.county)}>
      <BayChart />
      <Hero area={area} areas={areas} chosen={chosen} />
      {text && <PlaceText name={area.name} paragraphs={text.paragraphs} />}
      <MainServices area={area} text={text} chosen={chosen} />
      <Specialties area={area} chosen={chosen} />
      <Why name={area.name} />
      <County area={area} areas={areas} />
      <Closing heading={`Ready when your ${area.name} house is`} reach="lines" className={closingColor}>
        Walk around it with us. You get a written price for {area.name}, free.
      </Closing>
    </div>
  );
}
