import sheet from 'sheet:./page.tsx';
import { capitalNumberWord } from '../../../catalogue/number-words.ts';
import { type WorkGroup, workGroups } from '../../../catalogue/services/service.ts';
import { localServices } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { inTown, townNote } from '../../../catalogue/towns/town.ts';
import { ServiceDrawing } from '../../components/drawing.tsx';
import { wrap } from '../../components/layout/base.css.ts';
import { Band, Items } from '../../components/sections.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { go } from '../../components/town-pages/layout.css.ts';
import { townPageNotFound } from '../../components/town-pages/not-found-view.tsx';
import {
  defineTownPage,
  NearestTowns,
  pageOf,
  TownChart,
  TownIntro,
  type TownProps,
} from '../../components/town-pages/town-page.tsx';
import * as shared from '../location-service/shared.css.ts';
import * as styles from './page.css.ts';

export const locationServices = defineTownPage({
  kind: 'local',
  sheet,
  missing: townPageNotFound,
  head: ({ name, county }) => ({
    title: `All Painting Services in ${name}`,
    description: `${capitalNumberWord(localServices.length)} painting and pressure-washing services ${inTown(name)}, ${county}, from whole exteriors to one accent wall. Free estimates.`,
    crumb: 'All services',
  }),
  View: ServicesView,
});

function ServicesView({ area, areas }: TownProps) {
  const { name, slug, description } = area;
  return (
    <>
      <section className={styles.hero} aria-labelledby="title">
        <TownChart slug={slug} as="div" className={styles.chart} width={700} height={360} left={140} />
        <div className={wrap}>
          <div className={styles.copy}>
            <TownIntro
              above={pageOf(area)}
              title={`All Painting Services in ${name}`}
              className={styles.title}
              text={description}
            />
          </div>
        </div>
      </section>
      <KindsOfWork />
      <ServiceList slug={slug} />
      <Band className={shared.ground} id="next-towns" title="The same list, one town over">
        <ul className={shared.list}>
          <NearestTowns area={area} areas={areas}>
            {(near) => (
              <li key={near.slug}>
                <a className={shared.link} href={`/${near.slug}-services`}>
                  {near.name} services
                </a>
              </li>
            )}
          </NearestTowns>
        </ul>
      </Band>
      <Closing heading={`More than one job ${inTown(name)}?`}>
        Put them on one list. We walk through all of it in one visit to {name} and price each line.
      </Closing>
    </>
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
    <Items className={styles.doors} of={workGroups}>
      {({ key, heading }) => (
        <a className={styles.door} href={`#${key}`}>
          <img src={`/assets/${pictures[key]}.svg`} width="320" height="200" alt="" />
          <span>{heading}</span>
        </a>
      )}
    </Items>
  </nav>
);

const ServiceList = ({ slug }: { slug: string }) => (
  <div className={`${wrap} ${styles.groups}`}>
    {workGroups.map(({ key: group, heading }) => (
      <section key={group} className={styles.group} aria-labelledby={group}>
        <h2 id={group} className={styles.groupHead}>
          {heading}
        </h2>
        <Items of={localServices.filter(({ work }) => work === group)}>
          {({ key, name, icon, inShort }) => (
            <a className={`${styles.row} ${shared.servicePaints[key]}`} href={`/${slug}-${key}`}>
              <div className={styles.dab}>
                <ServiceDrawing icon={icon} className={styles.icon} />
              </div>
              <b>{name}</b>
              <span className={styles.line}>{townNote(findTown(slug), key) ?? inShort}</span>
              <span className={`${go} ${styles.more}`}>Learn More &amp; Get Quote</span>
            </a>
          )}
        </Items>
        {group === 'inside' && (
          <div className={styles.notListed}>
            <h3>Not on the list?</h3>
            <p>
              A shed, a mailbox, a boathouse door: <a href="/contact#message">ask a painter</a>.
            </p>
          </div>
        )}
      </section>
    ))}
  </div>
);
