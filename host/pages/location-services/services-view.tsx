import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { localServices } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { inTown } from '../../../catalogue/towns/town.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { EstimateOrCall } from '../../components/estimate/estimate-or-call.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { BayChart, BayWindow } from '../../components/town-pages/bay-chart.tsx';
import { spotOf, windowAround } from '../../components/town-pages/chart.ts';
import { Here } from '../../components/town-pages/chart-towns.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { countyClass } from '../../components/town-pages/county.ts';
import { actions, crumb } from '../../components/town-pages/layout.css.ts';
import { KindsOfWork } from './kinds-of-work.tsx';
import { NextTowns } from './next-towns.tsx';
import * as styles from './page.css.ts';
import { ServiceList } from './service-list.tsx';

interface ServicesViewProps {
  area: ServiceArea;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
}

export function ServicesView({ area, areas }: ServicesViewProps) {
  const { name, slug, county, description } = area;
  const spot = spotOf(slug);
  return (
    <div className={countyClass(county)}>
      <BayChart />
      <section className={styles.hero} aria-labelledby="title">
        {spot && (
          <div className={styles.chart}>
            <BayWindow viewBox={windowAround({ x: spot.x - 140, y: spot.y }, 700, 360)}>
              <Here spot={spot} />
            </BayWindow>
          </div>
        )}
        <div className={wrap}>
          <div className={styles.copy}>
            <p className={crumb}>
              <a href={`/service-areas/${slug}`}>
                {name}, {county}
              </a>
            </p>
            <h1 id="title">All Painting Services in {name}</h1>
            <p className={lead}>{description}</p>
            <EstimateOrCall className={actions} />
          </div>
        </div>
      </section>
      <KindsOfWork />
      <ServiceList area={area} services={localServices} text={findTown(slug)} />
      <NextTowns area={area} areas={areas} />
      <Closing heading={`More than one job ${inTown(name)}?`}>
        Put them on one list. We walk through all of it in one visit to {name} and price each line.
      </Closing>
    </div>
  );
}
