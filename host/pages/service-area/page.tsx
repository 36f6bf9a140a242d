import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { points } from '../../../catalogue/services/pages/service-page.ts';
import { areaMainServices, areaSpecialties, type OverviewEntry } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { inTown, noBreak, type Town, townNoteTeaser } from '../../../catalogue/towns/town.ts';
import { lineButton, tape } from '../../../widgets/core/ui/parts.css.ts';
import { Await } from '../../components/await.tsx';
import { Drawing, mainDrawings } from '../../components/drawing.tsx';
import { figures, quiet, wrap } from '../../components/layout/base.css.ts';
import { Band, Items, Section, Terms, TextList, Titled, Wide } from '../../components/sections.tsx';
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
import { definePage, type PageContext } from '../../page.ts';
import { type ChartWidth, chartWidths, namedOnChart } from './chart-names.ts';
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
      {text && <PlaceText name={area.name} parts={text.parts} />}
      <MainServices area={area} text={text} chosen={chosen} />
      <Specialties area={area} chosen={chosen} />
      <Band className={styles.wall} id="why" title={`Why ${noBreak(area.name)} calls us`} titleClass={styles.whyTitle}>
        <TextList className={styles.three} of={reasons(area.name)} />
      </Band>
      <County area={area} areas={areas} />
      <Closing heading={`Ready when your ${area.name} house is`} reach="lines" className={styles.closingColor}>
        Walk around it with us. The estimate is free, and the price is in writing.
      </Closing>
    </>
  );
}

function Hero({ area, areas, chosen }: AreaViewProps) {
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

const PlaceText = ({ name, parts }: Pick<Town, 'name' | 'parts'>) => (
  <section className={`${wrap} ${split}`} aria-labelledby="place">
    <div>
      <Titled label="What we look at here" id="place" title={`What ${noBreak(name)} asks of paint`} />
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

const reasons = (name: string) =>
  points({
    'Local Service': `We are a family from the Shore, and ${name} is on our way.`,
    'Quality Guaranteed': `If a coat of ours fails ${inTown(name)}, we come back and fix it.`,
    'Reliable Service': `A written estimate for your ${name} house, and usually a reply within ${business.replyHours} hours.`,
  });

function County({ area, areas }: TownProps) {
  const { name, county, zipCodes = [] } = area;
  return (
    <section className={`${wrap} ${split}`} aria-labelledby="county">
      <div>
        <Titled label="The whole county" id="county" title={`Serving All of ${county}`} />
        <p className={quiet}>We work all over the county, so a house outside of {name} is no trouble.</p>
      </div>
      <div className={figures}>
        {zipCodes.length > 0 && (
          <>
            <p className={styles.note} id="zip-codes">
              ZIP codes {inTown(name)}
            </p>
            <Items className={styles.plates} aria-labelledby="zip-codes" of={zipCodes} />
          </>
        )}
        <Await value={areas}>{(known) => <Near area={area} areas={known ?? []} />}</Await>
      </div>
    </section>
  );
}

function Near({ area, areas }: { area: ServiceArea; areas: readonly ServiceArea[] }) {
  const near = nearTowns(area, areas, 6);
  if (near.length === 0) return null;
  return (
    <>
      <p className={styles.note} id="near">
        Near {area.name}, as the crow flies
      </p>
      <Items className={styles.near} aria-labelledby="near" of={near}>
        {({ area: { slug, name }, miles }) => (
          <a href={`/service-areas/${slug}`}>
            {name} <span>{miles} mi</span>
          </a>
        )}
      </Items>
    </>
  );
}

export const serviceAreaNotFound = definePage({ kind: 'area', sheet, status: 404, ...areaNotFound });
