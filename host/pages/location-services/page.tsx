import sheet from 'sheet:./page.tsx';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { capitalNumberWord } from '../../../catalogue/number-words.ts';
import { type WorkGroup, workGroups } from '../../../catalogue/services/service.ts';
import { type LocalService, localServices } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { inTown, type Town, townNote } from '../../../catalogue/towns/town.ts';
import { ServiceDrawing } from '../../components/drawing.tsx';
import { EstimateOrCall } from '../../components/estimate/estimate-link.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import {
  BayChart,
  BayWindow,
  countyClass,
  Here,
  spotOf,
  windowAround,
} from '../../components/town-pages/bay-chart.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { actions, crumb, go } from '../../components/town-pages/layout.css.ts';
import { TownPageNotFound, townPageNotFound } from '../../components/town-pages/not-found-view.tsx';
import { defineTownPage, NearestTowns, type TownProps } from '../../components/town-pages/town-page.tsx';
import * as shared from '../location-service/shared.css.ts';
import * as styles from './page.css.ts';

export const locationServices = defineTownPage({
  kind: 'local',
  sheet,
  parameter: 'area',
  loadingText: 'Loading...',
  missing: townPageNotFound,
  Missing: TownPageNotFound,
  head: ({ name, county }) => ({
    title: `All Painting Services in ${name}`,
    description: `${capitalNumberWord(localServices.length)} painting and pressure-washing services ${inTown(name)}, ${county}, from whole exteriors to one accent wall. Free estimates.`,
    crumb: 'All services',
  }),
  View: ServicesView,
});

function ServicesView({ area, areas }: TownProps) {
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
            <h1 className={styles.title} id="title">
              All Painting Services in {name}
            </h1>
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

const pictures: Readonly<Record<WorkGroup, string>> = {
  inside: 'scene-interior',
  outside: 'scene-exterior',
  washing: 'scene-pressure-washing',
  wood: 'posts/post-deck-stain',
};

/** Four, because words here count toward what pages have in common. */
const KindsOfWork = () => (
  <nav aria-label="Kinds of work">
    <ul className={styles.doors}>
      {workGroups.map(({ key, heading }) => (
        <li key={key}>
          <a className={styles.door} href={`#${key}`}>
            <img src={`/assets/${pictures[key]}.svg`} width="320" height="200" alt="" />
            <span>{heading}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

interface ServiceListProps {
  area: ServiceArea;
  services: readonly LocalService[];
  text: Town | undefined;
}

const ServiceList = ({ area: { slug }, services, text }: ServiceListProps) => (
  <div className={`${wrap} ${styles.groups}`}>
    {workGroups.map(({ key: group, heading }) => (
      <section key={group} className={styles.group} aria-labelledby={group}>
        <h2 id={group} className={styles.groupHead}>
          {heading}
        </h2>
        <ul>
          {services
            .filter(({ work }) => work === group)
            .map(({ key, name, icon, inShort }) => (
              <li key={key}>
                <a className={`${styles.row} ${shared.servicePaints[key]}`} href={`/${slug}-${key}`}>
                  <div className={styles.dab}>
                    <ServiceDrawing icon={icon} className={styles.icon} />
                  </div>
                  <b>{name}</b>
                  <span className={styles.line}>{townNote(text, key) ?? inShort}</span>
                  <span className={`${go} ${styles.more}`}>Learn More &amp; Get Quote</span>
                </a>
              </li>
            ))}
        </ul>
        {group === 'inside' && <NotListed />}
      </section>
    ))}
  </div>
);

const NotListed = () => (
  <div className={styles.notListed}>
    <h3>Not on the list?</h3>
    <p>
      A shed, a mailbox, a boathouse door: <a href="/contact#message">ask a painter</a>.
    </p>
  </div>
);

const NextTowns = ({ area, areas }: TownProps) => (
  <section className={shared.ground} aria-labelledby="next-towns">
    <div className={wrap}>
      <h2 id="next-towns">The same list, one town over</h2>
      <ul className={shared.list}>
        <NearestTowns area={area} areas={areas}>
          {({ slug, name }) => (
            <li key={slug}>
              <a className={shared.link} href={`/${slug}-services`}>
                {name} services
              </a>
            </li>
          )}
        </NearestTowns>
      </ul>
    </div>
  </section>
);
