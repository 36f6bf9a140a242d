import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import type { OverviewEntry } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { Await } from '../../components/await.tsx';
import { figures, wrap } from '../../components/layout/base.css.ts';
import {
  BayWindow,
  ChartTowns,
  Here,
  openWater,
  spotOf,
  WaterNames,
  windowAround,
} from '../../components/town-pages/bay-chart.tsx';
import { code, go } from '../../components/town-pages/layout.css.ts';
import { TownIntro, type TownProps } from '../../components/town-pages/town-page.tsx';
import { type ChartWidth, chartWidths, namedOnChart } from './chart-names.ts';
import * as styles from './page.css.ts';

export function Hero({ area, areas, chosen }: TownProps & { chosen: OverviewEntry | undefined }) {
  const { name, slug, county, state, description } = area;
  return (
    <section className={styles.hero} aria-labelledby="title">
      <div className={styles.chart}>
        <Await value={areas}>{(known = []) => <Chart slug={slug} others={known} />}</Await>
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
          <TownIntro
            above={{ name: 'All areas', path: '/service-areas' }}
            title={`Painting Services in ${name}`}
            className={styles.title}
            text={description}
          >
            {chosen && (
              <a className={styles.heroChosen} href={`/${slug}-${chosen.key}`}>
                <span>
                  You chose <b>{chosen.name}</b>
                </span>
                <span className={go}>{chosen.category === 'main' ? 'Learn More & Get Estimate' : 'Get Quote'}</span>
              </a>
            )}
          </TownIntro>
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
