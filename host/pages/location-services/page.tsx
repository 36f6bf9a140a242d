import sheet from 'sheet:./page.tsx';
import { capitalNumberWord } from '../../../catalogue/number-words.ts';
import { otherWork } from '../../../catalogue/services/portfolio.ts';
import { localServices } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { inTown, type Town, townNote } from '../../../catalogue/towns/town.ts';
import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { Drawing, mainDrawings, ServiceDrawing } from '../../components/drawing.tsx';
import { estimateLink, sampleEstimateLink, sampleEstimateText } from '../../components/estimate/estimate-link.tsx';
import { sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { Band, Items } from '../../components/sections.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { call, go, tinted } from '../../components/town-pages/layout.css.ts';
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
              estimate={estimateLink({ town: area })}
            />
          </div>
        </div>
      </section>
      <div className={`${wrap} ${sectionBlock} ${styles.body}`}>
        <MainServices slug={slug} text={findTown(slug)} />
        <h2 className={styles.apart} id="specialties">
          {capitalNumberWord(specialties.length)} more, each with a page
        </h2>
        <Items className={styles.rows} of={specialties} aria-labelledby="specialties">
          {({ key, name: service, icon, inShort }) => (
            <a className={styles.row} href={`/${slug}-${key}`}>
              <ServiceDrawing icon={icon} className={styles.dabs[key] ?? ''} />
              <div>
                <b>{service}</b>
                <p>{inShort}</p>
                <span className={hidden}>Learn More &amp; Get Quote</span>
              </div>
            </a>
          )}
        </Items>
        <h2 className={styles.apart}>Also {inTown(name)}</h2>
        <p className={styles.sum}>
          {capitalNumberWord(named)} more by name: {named + localServices.length} in all.
        </p>
        <dl className={styles.also}>
          {otherWork.map(({ category, names }) => (
            <div key={category}>
              <dt>{category.replace(' Services', '')}</dt>
              {names.map((job) => (
                <dd key={job}>{job}</dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
      <Band className={shared.ground} id="next-towns" title="One town over">
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
      <Closing
        heading="More than one job?"
        href={estimateLink({ town: area })}
        second={
          <a className={call} href={sampleEstimateLink()}>
            {sampleEstimateText}
          </a>
        }
      >
        One list, one visit, a price for each line.
      </Closing>
    </>
  );
}

const mains = localServices.filter(({ isMain }) => isMain);
const specialties = localServices.filter(({ isMain }) => !isMain);
const named = otherWork.flatMap(({ names }) => names).length;

/** On a deck nothing wears the county’s paint, so that its drawing can be a file. */
const CroppedDrawing = ({ of: key }: { of: string }) =>
  key === 'pressure-washing' ? (
    <div className={styles.picture}>
      <img src="/assets/service-washing.svg" width="320" height="200" loading="lazy" alt="" />
    </div>
  ) : (
    <Drawing markup={mainDrawings[key] ?? ''} className={`${tinted} ${styles.picture}`} />
  );

/** The paragraph is the town’s, so that these lists are not the same page for every town. */
const MainServices = ({ slug, text }: { slug: string; text: Town | undefined }) => (
  <section aria-labelledby="main-services">
    <h2 id="main-services">Main Services</h2>
    {text && <p>{Object.values(text.parts)[0]}</p>}
    <Items className={styles.trio} of={mains}>
      {({ key, name, inShort }) => (
        <a className={styles.card} href={`/${slug}-${key}`}>
          <CroppedDrawing of={key} />
          <div className={styles.label}>
            <h3>{name}</h3>
            <p>{townNote(text, key) ?? inShort}</p>
            <span className={`${go} ${styles.more}`}>Learn More &amp; Get Quote</span>
          </div>
        </a>
      )}
    </Items>
  </section>
);
