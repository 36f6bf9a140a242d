import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { textOnPaint } from '../../../catalogue/paint/contrast.ts';
import { type LocalService, localService, localServices } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { inTown, type Town, townNote, townNoteTeaser } from '../../../catalogue/towns/town.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { NamedDrawing } from '../../components/drawing.tsx';
import { estimateLink, serviceTypeOf } from '../../components/estimate/estimate-link.tsx';
import { figures, lead, wrap } from '../../components/layout/base.css.ts';
import { PaintLabel } from '../../components/paint-label.tsx';
import { Items, Section, Terms, Wide } from '../../components/sections.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { split } from '../../components/town-pages/layout.css.ts';
import { townPageNotFound } from '../../components/town-pages/not-found-view.tsx';
import {
  defineTownPage,
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

const serviceOf = ({ params }: Pick<PageContext, 'params'>) => localService(params.service ?? '');

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function ServiceView({ area, areas, service }: TownProps & { service: LocalService }) {
  const text = findTown(area.slug);
  const estimate = estimateLink({ service: serviceTypeOf[service.work] });
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
      <ServiceText area={area} service={service} text={text} />
      <Coats service={service} />
      <Trust name={area.name} />
      <Nearby area={area} areas={areas} service={service} text={text} />
      <Closing heading={`${service.name} for your ${area.name} address?`} href={estimate}>
        We look at it, measure it, and leave you a written price {inTown(area.name)}.
      </Closing>
    </>
  );
}

const Trust = ({ name }: { name: string }) => (
  <Section className={`${wrap} ${split}`} id="trusted" title={`Trusted in ${name}`}>
    <Terms
      className={styles.facts}
      of={[
        [`${business.yearsInTrade}+ Years`, `One family, painting around ${name} since ${business.foundedYear}.`],
        ['Licensed & Insured', `${business.license}, on every ${name} estimate.`],
      ]}
    />
  </Section>
);

function Coats({ service }: { service: LocalService }) {
  const finish = styles.finish[textOnPaint(service.paint.hex)];
  return (
    <section className={styles.coats} aria-labelledby="steps">
      <div className={`${wrap} ${styles.head}`}>
        <p className={tape}>{service.work === 'washing' ? 'Four steps' : 'Four coats, so to speak'}</p>
        <h2 id="steps">How the work goes</h2>
      </div>
      <ol className={styles.row}>
        {service.process.map(({ title, text }, index) => (
          <li key={title} className={index === 3 ? finish : styles.coat}>
            <span className={`${styles.number} ${figures}`} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface TextProps {
  area: ServiceArea;
  service: LocalService;
  text: Town | undefined;
}

function ServiceText({ area: { name, slug, description }, service, text }: TextProps) {
  const note = townNote(text, service.key);
  return (
    <section className={`${wrap} ${split}`} aria-labelledby="work">
      <div>
        <p className={tape}>{service.name}</p>
        <h2 id="work">
          What {service.name.toLowerCase()} {service.name.endsWith('s') ? 'take' : 'takes'} {inTown(name)}
        </h2>
        <a className={styles.locator} href={`/service-areas/${slug}`}>
          <TownChart slug={slug} as="span" className={styles.map} width={420} height={280} />
          <span className={styles.caption}>Everything we do {inTown(name)}</span>
        </a>
      </div>
      <div>
        {note && <p className={`${lead} ${styles.note}`}>{note}</p>}
        <p>{service.fullDescription}</p>
        <h3 className={styles.heading}>What you get</h3>
        <Items className={styles.benefits} of={service.benefits} />
        <h3 className={styles.heading}>{name}, from a ladder</h3>
        <p>{description}</p>
        {paragraphsFor(service, Object.values(text?.parts ?? {})).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
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
