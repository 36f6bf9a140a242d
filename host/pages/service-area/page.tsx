import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { points } from '../../../catalogue/services/pages/service-page.ts';
import { areaMainServices, areaSpecialties, type OverviewEntry } from '../../../catalogue/services/services.ts';
import { inMiles } from '../../../catalogue/towns/area-messages.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { areaSlug, findPlace, milesBetween } from '../../../catalogue/towns/places.ts';
import { inTown, noBreak, type Town, townNoteTeaser } from '../../../catalogue/towns/town.ts';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { Await } from '../../components/await.tsx';
import { Drawing, mainDrawings } from '../../components/drawing.tsx';
import { estimateLink } from '../../components/estimate/estimate-link.tsx';
import { figures, quiet, whole, wrap } from '../../components/layout/base.css.ts';
import { Band, Items, Section, Terms, TextList, Titled, Wide } from '../../components/sections.tsx';
import { towns } from '../../components/town-pages/bay-chart.css.ts';
import {
  BayWindow,
  ChartTowns,
  Here,
  openWater,
  spotOf,
  WaterNames,
  windowAround,
} from '../../components/town-pages/bay-chart.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { code, go, split, sticks, tinted } from '../../components/town-pages/layout.css.ts';
import { areaNotFound } from '../../components/town-pages/not-found-view.tsx';
import { defineTownPage, nearTowns, TownIntro, type TownProps } from '../../components/town-pages/town-page.tsx';
import { Towns } from '../../components/towns.tsx';
import { definePage, type PageContext } from '../../page.ts';
import { type ChartWidth, chartWidths, namedOnChart, ownLine } from './chart-names.ts';
import * as styles from './page.css.ts';

/** `?service=` is listed first. */
export const serviceArea = defineTownPage({
  kind: 'area',
  sheet,
  query: ['service'],
  loadingText: 'Loading service area...',
  missing: areaNotFound,
  head: ({ name, description, metaDescription = description }) => ({
    title: `Painting Services in ${name}`,
    description: metaDescription,
    hasMarkdown: true,
  }),
  View: ({ context, ...town }) => <AreaView {...town} chosen={chosenOf(context.query)} />,
});

const chosenOf = (query: PageContext['query']) =>
  [...areaMainServices, ...areaSpecialties].find(({ key }) => key === query.get('service'));

interface AreaViewProps extends TownProps {
  chosen: OverviewEntry | undefined;
}

function AreaView({ area, areas, chosen }: AreaViewProps) {
  const text = findTown(area.slug);
  return (
    <>
      <Hero area={area} areas={areas} chosen={chosen} />
      {text && <PlaceText parts={text.parts} />}
      <MainServices area={area} text={text} chosen={chosen} />
      <Specialties area={area} chosen={chosen} />
      <Band className={styles.wall} id="why" title="Why people call us" titleClass={styles.whyTitle}>
        <TextList className={styles.three} of={reasons(area)} />
      </Band>
      <County area={area} areas={areas} />
      <Closing
        heading="Ready when your house is"
        href={estimateLink({ town: area })}
        reach="lines"
        className={styles.closingColor}
      >
        Walk around it with us. The estimate is free, and the price is in writing.
      </Closing>
    </>
  );
}

function Hero({ area, areas, chosen }: AreaViewProps) {
  const { name, slug, county, description } = area;
  return (
    <section className={styles.hero} aria-labelledby="title">
      <div className={styles.chart}>
        <Await value={areas}>{(known = []) => <Chart area={area} others={known} />}</Await>
      </div>
      <div className={styles.label}>
        <TownIntro
          above={{ name: 'All areas', path: '/service-areas' }}
          title={`Painting Services in ${noBreak(name)}`}
          className={styles.title}
          text={description}
          estimate={estimateLink({ town: area })}
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
        <p className={`${styles.small} ${figures}`}>
          {county}. Licensed and insured, <span className={whole}>{business.license}</span>
        </p>
      </div>
      <Facts area={area} areas={areas} />
    </section>
  );
}

function Facts({ area, areas }: TownProps) {
  const { name, zipCodes = [] } = area;
  return (
    <div className={`${styles.facts} ${figures}`}>
      {zipCodes.length > 0 && (
        <p className={styles.zips}>
          <span className={code}>{zipCodes.length > 1 ? 'ZIP codes' : 'ZIP code'}</span>{' '}
          <b className={styles.zipCodes}>{zipCodes.join(' ')}</b>
        </p>
      )}
      <Await value={areas}>
        {(known) => (
          <>
            <p className={code} id="near">
              Near {noBreak(name)}, as the crow flies
            </p>
            <Items className={styles.near} aria-labelledby="near" of={nearTowns(area, known, 6)}>
              {(near) => (
                <a href={`/service-areas/${near.area.slug}`}>
                  {noBreak(near.area.name)} <span>{near.miles} mi</span>
                </a>
              )}
            </Items>
          </>
        )}
      </Await>
    </div>
  );
}

function Chart({ area: { slug, name }, others }: { area: ServiceArea; others: readonly ServiceArea[] }) {
  const spot = spotOf(slug);
  const widthsOf = namedOnChart(slug, others);
  return (
    <BayWindow viewBox={windowAround(spot ?? openWater, 1400, 740)} className={styles.drawing}>
      <WaterNames classOf={({ name }) => classAt(widthsOf.get(name))} />
      <ChartTowns areas={others} classOf={({ name }) => classAt(widthsOf.get(name))} />
      {spot && (
        <g className={towns}>
          <Here spot={spot} />
          <text className={styles.own} x={spot.x} y={spot.y + ownLine(slug)}>
            {name}
          </text>
        </g>
      )}
    </BayWindow>
  );
}

const classAt = (widths: readonly ChartWidth[] | undefined) =>
  widths && chartWidths.flatMap((width) => (widths.includes(width) ? [] : [styles.without[width]])).join(' ');

const PlaceText = ({ parts }: Pick<Town, 'parts'>) => (
  <section className={`${wrap} ${split}`} aria-labelledby="place">
    <div>
      <Titled label="What we look at here" id="place" title="What paint is up against here" />
    </div>
    <Terms className={styles.placeParts} of={Object.entries(parts)} />
  </section>
);

type ServicesProps = Pick<AreaViewProps, 'area' | 'chosen'>;

const MainServices = ({ area: { name, slug }, text, chosen }: ServicesProps & { text: Town | undefined }) => (
  <Section
    className={`${wrap} ${styles.section}`}
    label="Start here"
    id="main-services"
    title="Main Services"
    titleClass={styles.mainServicesTitle}
  >
    <Items className={styles.trio} of={chosenFirst(areaMainServices, chosen)}>
      {(service) => (
        <a
          className={service === chosen ? `${styles.card} ${styles.mainServicesChosen}` : styles.card}
          href={`/${slug}-${service.key}`}
        >
          <Drawing markup={mainDrawings[service.key] ?? ''} className={`${tinted} ${styles.mainServicesField}`} />
          <div className={styles.mainServicesLabel}>
            {service === chosen ? (
              <mark className={styles.mainServicesMark}>Your choice</mark>
            ) : (
              <span className={code}>{name}</span>
            )}
            <h3 className={styles.mainServiceName}>{service.name}</h3>
            <span className={styles.mainServicesText}>{townNoteTeaser(text, service.key) ?? service.description}</span>
            <span className={service === chosen ? styles.mainServicesLifted : go}>Learn More &amp; Get Estimate</span>
          </div>
        </a>
      )}
    </Items>
  </Section>
);

const Specialties = ({ area: { name, slug }, chosen }: ServicesProps) => (
  <Wide className={styles.ground} aria-labelledby="specialty-services" inner={split}>
    <div className={sticks}>
      <Titled label="Smaller jobs, same crew" id="specialty-services" title="Specialty Services" />
      <p className={quiet}>Each has a page of its own for {name}.</p>
      <p>
        <a className={`${lineButton} ${styles.all}`} href={`/${slug}-services`}>
          View All {name} Services
        </a>
      </p>
    </div>
    <Items item={(service) => styles.dabs[areaSpecialties.indexOf(service)]} of={chosenFirst(areaSpecialties, chosen)}>
      {(service) => (
        <a
          className={service === chosen ? `${styles.line} ${styles.chosen}` : styles.line}
          href={`/${slug}-${service.key}`}
        >
          <span className={styles.dab} />
          <div className={styles.what}>
            {service === chosen && <mark className={styles.mark}>Your choice</mark>}
            <h3>{service.name}</h3>
            <span>{service.description}</span>
          </div>
          <span className={service === chosen ? styles.lifted : go}>Get Quote</span>
        </a>
      )}
    </Items>
  </Wide>
);

const chosenFirst = (services: readonly OverviewEntry[], chosen: OverviewEntry | undefined) =>
  [...services].sort((a, b) => Number(b === chosen) - Number(a === chosen));

function reasons({ slug, name }: ServiceArea) {
  const home = business.address.city;
  const [ours, here] = [findPlace(areaSlug(home)), findPlace(slug)];
  const miles = ours && here ? milesBetween(ours, here) : 0;
  const way = miles > 0 ? `, ${inMiles(miles)} from ${noBreak(name)} as the crow flies` : '';
  return points({
    'Local Service': `We are a family from the Shore. Our mail comes to ${home}${way}.`,
    'Quality Guaranteed': 'If a coat of ours fails, we come back and fix it.',
    'Reliable Service': `You get the estimate in writing, and usually a reply within ${business.replyHours} hours.`,
  });
}

const County = ({ area: { name, slug, county, zipCodes = [] }, areas }: TownProps) => (
  <section className={`${wrap} ${split}`} aria-labelledby="county">
    <div>
      <Titled label="The whole county" id="county" title={`Serving All of ${county}`} />
      <p className={quiet}>We work all over the county, so a house outside of {name} is no trouble.</p>
    </div>
    <div className={figures}>
      {zipCodes.length > 0 && (
        <>
          <p className={styles.note} id="zip-codes">
            ZIP {zipCodes.length > 1 ? 'codes' : 'code'} {inTown(name)}
          </p>
          <Items className={styles.plates} aria-labelledby="zip-codes" of={zipCodes} />
        </>
      )}
      <Await value={areas}>
        {(known = []) => (
          <Towns
            names={known.filter((other) => other.county === county && other.slug !== slug).map(({ name }) => name)}
            areas={known}
            columns="three"
          />
        )}
      </Await>
    </div>
  </section>
);

export const serviceAreaNotFound = definePage({ kind: 'area', sheet, status: 404, ...areaNotFound });
