import sheet from 'sheet:./page.tsx';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import type { AreaQuery, Sought } from '../../../catalogue/towns/area-match.ts';
import { searchAreas } from '../../../catalogue/towns/area-search.ts';
import { areaSearch } from '../../../widgets/area-search/on-page.tsx';
import { type Areas, Await } from '../../components/await.tsx';
import { Island } from '../../components/island.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { PageTitle } from '../../components/sections.tsx';
import { BayChart, BayWindow, ChartTowns, WaterNames, wholeChart } from '../../components/town-pages/bay-chart.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { definePage } from '../../page.ts';
import { AreaList } from './list.tsx';
import * as styles from './page.css.ts';

export const serviceAreas = definePage({
  kind: 'areas',
  sheet,
  query: ['q', 'county'],
  uncachedQuery: ['q'],
  needs: 'areas',
  metadata: {
    title: 'Areas We Serve',
    description:
      'House painting and pressure washing on both sides of the Bay Bridge, from Annapolis to Denton and from Galena down to Cambridge. Free estimates.',
    crumb: 'Areas We Serve',
  },
  View: ({ areas, query: asked }) => {
    const query = { text: asked.get('q') ?? '', county: asked.get('county') ?? '' };
    return (
      <>
        <Hero areas={areas} query={query} />
        <AreaList areas={areas} query={query} />
        <Closing heading="Don't See Your Area Listed?" ask="Contact Us Today" href="/contact">
          We also travel beyond these towns. Tell us where the house is; if it’s too far for us, we’ll tell you.
        </Closing>
      </>
    );
  },
});

const soughtOf = (areas: readonly ServiceArea[]): readonly Sought[] =>
  areas
    .filter(({ active }) => active === true)
    .map(({ name, slug, county, zipCodes = [], active }) => ({ name, slug, county, zipCodes, active }));

const Hero = ({ areas, query }: { areas: Areas; query: AreaQuery }) => (
  <section className={styles.hero} aria-labelledby="title">
    <BayChart />
    <div className={`${wrap} ${styles.grid}`}>
      <div className={styles.copy}>
        <PageTitle label="Both sides of the bridge" className={styles.title} title="Areas We Serve" />
        <p className={`${lead} ${styles.words}`}>
          Towns and villages from the Severn to the Sassafras and down to the Choptank.
        </p>
        <Await value={areas}>
          {(known) => (
            <Island
              widget={areaSearch}
              id="finder"
              data={{ areas: soughtOf(known ?? []), query }}
              start={known ? 'intent' : 'never'}
            />
          )}
        </Await>
      </div>
      <div className={styles.chart}>
        <Await value={areas}>{(known) => <Chart areas={known ?? []} query={query} />}</Await>
      </div>
    </div>
  </section>
);

const Chart = ({ areas, query }: { areas: readonly ServiceArea[]; query: AreaQuery }) => (
  <BayWindow viewBox={wholeChart} className={styles.drawing} isWhole>
    <WaterNames />
    <ChartTowns areas={areas} found={searchAreas(areas, query).found} />
  </BayWindow>
);
