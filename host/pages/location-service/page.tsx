import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { textOnPaint } from '../../../catalogue/paint/contrast.ts';
import { type LocalService, localService, localServices } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { inTown, noBreak, type Town, townNote, townNoteTeaser } from '../../../catalogue/towns/town.ts';
import { NamedDrawing } from '../../components/drawing.tsx';
import {
  estimateLink,
  sampleEstimateLink,
  sampleEstimateText,
  serviceTypeOf,
} from '../../components/estimate/estimate-link.tsx';
import { figures, lead, wrap } from '../../components/layout/base.css.ts';
import { ButtonLink, LineLink } from '../../components/links.tsx';
import { PaintLabel } from '../../components/paint-label.tsx';
import { Items, Section, Terms, Wide } from '../../components/sections.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { townPageNotFound } from '../../components/town-pages/not-found-view.tsx';
import {
  defineTownPage,
  knownArea,
  NearestTowns,
  pageOf,
  TownChart,
  TownIntro,
  type TownProps,
} from '../../components/town-pages/town-page.tsx';
import { definePage, type PageContext } from '../../page.ts';
import * as styles from './page.css.ts';
import { isIndexable } from './path.ts';
import * as shared from './shared.css.ts';

export const locationService = defineTownPage({
  kind: 'local',
  sheet,
  missing: townPageNotFound,
  estimate: (context) => estimateOf(serviceOf(context), knownArea(context)),
  head: ({ name, slug, state }, context) => {
    const service = serviceOf(context);
    const title = `${service.name} ${inTown(name)}`;
    return {
      title,
      description: `${title}, ${state}: ${lowerFirst(service.description)} Free estimates.`,
      crumb: service.name,
      ...(!isIndexable(slug, service) && { robots: 'noindex, follow' as const }),
    };
  },
  className: (context) => shared.servicePaints[serviceOf(context).key] ?? '',
  View: ({ context, ...town }) => <ServiceView {...town} service={serviceOf(context)} />,
});

const serviceOf = ({ params }: PageContext) => localService(params.service ?? '');

const estimateOf = ({ work }: LocalService, town: ServiceArea | undefined) =>
  estimateLink({ service: serviceTypeOf[work], town });

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function ServiceView({ area, areas, service }: TownProps & { service: LocalService }) {
  const text = findTown(area.slug);
  const estimate = estimateOf(service, area);
  return (
    <>
      <section className={styles.hero} aria-labelledby="title">
        <NamedDrawing name={service.scene} className={styles.scene} />
        <div className={`${wrap} ${styles.over}`}>
          <div className={styles.label}>
            <TownIntro
              above={pageOf(area)}
              title={`${service.name} ${inTown(area.name)}`}
              className={styles.title}
              text={service.description}
              estimate={estimate}
            />
          </div>
          <PaintLabel color={service.paint} where="in this picture" className={styles.painted} />
        </div>
      </section>
      <div className={`${wrap} ${styles.body}`}>
        <Offer area={area} service={service} estimate={estimate} />
        <div className={styles.main}>
          <ServiceText area={area} service={service} text={text} />
          <Steps service={service} />
          <Trust name={area.name} />
        </div>
      </div>
      <Nearby area={area} areas={areas} service={service} text={text} />
      <Closing heading={`${service.name}, priced line by line.`} href={estimate}>
        The visit and the estimate are free.
      </Closing>
    </>
  );
}

interface OfferProps {
  area: ServiceArea;
  service: LocalService;
  estimate: string;
}

const Offer = ({ area: { name, slug }, service, estimate }: OfferProps) => (
  <aside className={styles.aside}>
    <div className={styles.offer}>
      <h2 className={styles.offerTitle}>
        {service.name} {inTown(name)}
      </h2>
      <p>We look at it, measure it, and leave you a written price.</p>
      <ButtonLink href={estimate}>Get Free Estimate</ButtonLink>
      <LineLink href={sampleEstimateLink(serviceTypeOf[service.work])}>{sampleEstimateText}</LineLink>
    </div>
    <a className={styles.locator} href={`/service-areas/${slug}`}>
      <TownChart slug={slug} as="span" className={styles.map} width={420} height={240} />
      <span className={styles.caption}>Everything we do {inTown(name)}</span>
    </a>
  </aside>
);

const Trust = ({ name }: { name: string }) => (
  <Section id="trusted" title={`Trusted in ${name}`}>
    <Terms
      className={styles.facts}
      of={[
        [`${business.yearsInTrade}+ Years`, `One family, painting since ${business.foundedYear}.`],
        ['Licensed & Insured', noBreak(business.license)],
        ['In Writing', 'The price, line by line, before we start.'],
      ]}
    />
  </Section>
);

const Steps = ({ service }: { service: LocalService }) => (
  <Section id="steps" title="Four steps">
    <ol className={styles.steps}>
      {service.process.map(({ title, text }, index) => (
        <li key={title} className={index === 3 ? styles.finish[textOnPaint(service.paint.hex)] : styles.step}>
          <span className={`${styles.number} ${figures}`} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

interface TextProps {
  area: ServiceArea;
  service: LocalService;
  text: Town | undefined;
}

/** Longer first sentences are no headings. */
const headingLength = 64;

function ServiceText({ area: { name, description }, service, text }: TextProps) {
  const note = townNote(text, service.key);
  const first = townNoteTeaser(text, service.key) ?? '';
  const isHeading = first !== '' && first.length <= headingLength;
  const verb = service.name.endsWith('s') ? 'take' : 'takes';
  return (
    <>
      <Section id="work" title={isHeading ? first : `What ${service.name.toLowerCase()} ${verb} ${inTown(name)}`}>
        {note && <p className={lead}>{isHeading ? note.slice(first.length) : note}</p>}
        <p>{service.fullDescription}</p>
      </Section>
      <Section id="benefits" title="What you get">
        <Items className={styles.benefits} of={service.benefits} />
      </Section>
      <Section id="place" title={`${name}, from a ladder`}>
        <p>{description}</p>
        {paragraphsFor(service, Object.values(text?.parts ?? {})).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Section>
    </>
  );
}

/** All paragraphs would make a town’s pages too similar; one would make a service’s too similar. */
function paragraphsFor({ townParagraphs = [0] }: LocalService, paragraphs: readonly string[]): readonly string[] {
  const byLength = [...paragraphs].sort((a, b) => b.length - a.length);
  const wanted = townParagraphs.map((index) => byLength[index]);
  return paragraphs.filter((paragraph) => wanted.includes(paragraph));
}

function Nearby({ area, areas, service, text }: TextProps & TownProps) {
  const others = localServices.filter(({ key, isMain }) => isMain && key !== service.key);
  return (
    <Wide className={shared.ground} aria-labelledby="nearby" inner={shared.grid}>
      <div>
        <h2 id="nearby">Also {inTown(area.name)}</h2>
        <ul className={shared.others}>
          {others.map(({ key, name, description }) => (
            <li key={key}>
              <a className={shared.link} href={`/${area.slug}-${key}`}>
                {name}
              </a>
              <p>{townNoteTeaser(text, key) ?? description}</p>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{service.name} nearby</h2>
        <ul className={`${shared.list} ${figures}`}>
          <NearestTowns area={area} areas={areas}>
            {({ slug, name }, miles) => (
              <li key={slug}>
                <a className={shared.link} href={`/${slug}-${service.key}`}>
                  {name}
                </a>{' '}
                {miles} mi
              </li>
            )}
          </NearestTowns>
          <li>
            <a className={shared.link} href={`/${area.slug}-services`}>
              All {area.name} services
            </a>
          </li>
        </ul>
      </div>
    </Wide>
  );
}

export const locationServiceNotFound = definePage({ sheet, status: 404, ...townPageNotFound });
