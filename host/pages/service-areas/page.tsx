import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { type AreaQuery, areaCounties, matchingAreas } from '../../../catalogue/towns/area-match.ts';
import { areaSearch } from '../../../widgets/area-search/on-page.tsx';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { Await, type MaybePromise } from '../../components/await.tsx';
import { Island } from '../../components/island.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import {
  BayChart,
  BayWindow,
  ChartTowns,
  countyClass,
  WaterNames,
  wholeChart,
} from '../../components/town-pages/bay-chart.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { definePage, type PageContext } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import { AreaList } from './list.tsx';
import * as styles from './page.css.ts';

export const serviceAreas = definePage<{ areas: readonly ServiceArea[] }>({
  kind: 'areas',
  sheet,
  query: ['q', 'county'],
  uncachedQuery: ['q'],
  needs: 'areas',
  metadata: (context) => ({
    title: `Areas We Serve | ${business.name}`,
    description:
      'House painting and pressure washing on both sides of the Bay Bridge, from Annapolis to Denton and from Galena down to Cambridge. Free estimates.',
    structuredData: [breadcrumbsFromHome(context, 'Areas We Serve')],
  }),
  View: ({ data, ...context }) => {
    const query = queryOf(context);
    return (
      <>
        <Hero areas={data.areas} query={query} />
        <AreaList areas={data.areas} query={query} />
        <Closing heading="Don't See Your Area Listed?" ask="Contact Us Today" href="/contact">
          We also travel beyond these towns. Tell us where the house is; if it’s too far for us, we’ll tell you.
        </Closing>
      </>
    );
  },
});

const queryOf = ({ query }: Pick<PageContext, 'query'>): AreaQuery => ({
  text: query.get('q') ?? '',
  county: query.get('county') ?? '',
});

const CountyKey = ({ counties }: { counties: readonly string[] }) => (
  <ul className={styles.key} aria-label="County colors on the map">
    {counties.map((county) => (
      <li key={county} className={countyClass(county)}>
        {county}
      </li>
    ))}
  </ul>
);

export function Hero({ areas, query }: { areas: MaybePromise<readonly ServiceArea[] | undefined>; query: AreaQuery }) {
  const finder = (counties: readonly string[], start: 'intent' | 'never') => (
    <Island widget={areaSearch} id="finder" options={{}} data={{ counties, query }} start={start} />
  );
  return (
    <section className={styles.hero} aria-labelledby="title">
      <BayChart />
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.copy}>
          <p className={tape}>Both sides of the bridge</p>
          <h1 className={styles.title} id="title">
            Areas We Serve
          </h1>
          <p className={`${lead} ${styles.words}`}>
            Towns and villages from the Severn to the Sassafras and down to the Choptank. We live and work among them,
            so the salt is no surprise.
          </p>
          <Await value={areas} fallback={finder([], 'never')}>
            {(known) => finder(areaCounties(known ?? []), known ? 'intent' : 'never')}
          </Await>
          <Await value={areas} fallback={null}>
            {(known) => <CountyKey counties={areaCounties(known ?? [])} />}
          </Await>
        </div>
        <div className={styles.chart}>
          <Await value={areas} fallback={<Chart areas={[]} query={query} />}>
            {(known) => <Chart areas={known ?? []} query={query} />}
          </Await>
        </div>
      </div>
    </section>
  );
}

const Chart = ({ areas, query }: { areas: readonly ServiceArea[]; query: AreaQuery }) => (
  <BayWindow viewBox={wholeChart} className={styles.drawing} isWhole>
    <WaterNames />
    <ChartTowns areas={areas} found={matchingAreas(areas, query)} />
  </BayWindow>
);
