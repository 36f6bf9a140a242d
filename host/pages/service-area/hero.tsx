import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import type { OverviewEntry } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { Await } from '../../components/await.tsx';
import { EstimateOrCall } from '../../components/estimate/estimate-link.tsx';
import { figures, lead, wrap } from '../../components/layout/base.css.ts';
import {
  BayWindow,
  ChartTowns,
  Here,
  openWater,
  spotOf,
  WaterNames,
  windowAround,
} from '../../components/town-pages/bay-chart.tsx';
import { actions, code, crumb, go } from '../../components/town-pages/layout.css.ts';
import type { TownProps } from '../../components/town-pages/town-page.tsx';
import { type ChartWidth, chartWidths, namedOnChart } from './chart-names.ts';
import * as styles from './page.css.ts';

export function Hero({ area, areas, chosen }: TownProps & { chosen: OverviewEntry | undefined }) {
  const { name, slug, county, state, description } = area;
  return (
    <section className={styles.hero} aria-labelledby="title">
      <div className={styles.chart}>
        <Await value={areas} fallback={<Chart slug={slug} others={[]} />}>
          {(known) => <Chart slug={slug} others={known ?? []} />}
        </Await>
        {spotOf(slug) && (
          <p
            className={`${tape} ${styles.pin} ${findTown(slug)?.chart?.isCrowdedAbove ? styles.pinBelow : ''}`}
            aria-hidden="true"
          >
            {name}
          </p>
        )}
      </div>
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.field}>
          <p className={styles.county}>{county}</p>
          <p className={`${code} ${figures}`}>
            {name}, {state} {area.zipCodes?.[0]}
          </p>
        </div>
        <div className={styles.label}>
          <p className={crumb}>
            <a href="/service-areas">All areas</a>
          </p>
          <h1 className={styles.title} id="title">
            Painting Services in {name}
          </h1>
          <p className={lead}>{description}</p>
          {chosen && <Chosen area={area} service={chosen} />}
          <EstimateOrCall className={actions} />
        </div>
      </div>
    </section>
  );
}

function Chart({ slug, others }: { slug: string; others: readonly ServiceArea[] }) {
  const spot = spotOf(slug);
  const widthsOf = namedOnChart(slug, others);
  return (
    <BayWindow viewBox={windowAround(spot ?? openWater, 1900, 520)}>
      <WaterNames classOf={({ name }) => classAt(widthsOf.get(name))} />
      <ChartTowns areas={others} classOf={({ name }) => classAt(widthsOf.get(name))} />
      {spot && <Here spot={spot} />}
    </BayWindow>
  );
}

const classAt = (widths: readonly ChartWidth[] | undefined) =>
  widths && chartWidths.flatMap((width) => (widths.includes(width) ? [] : [styles.without[width]])).join(' ');

const Chosen = ({ area, service }: { area: ServiceArea; service: OverviewEntry }) => (
  <a className={styles.heroChosen} href={`/${area.slug}-${service.key}`}>
    <span>
      You chose <b>{service.name}</b>
    </span>
    <span className={go}>{service.category === 'main' ? 'Learn More & Get Estimate' : 'Get Quote'}</span>
  </a>
);
