import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { numberWord } from '../../../catalogue/number-words.ts';
import { mainDrawings } from '../../../catalogue/services/drawings.ts';
import { type OverviewCategory, overviewCategories } from '../../../catalogue/services/service.ts';
import { type OverviewEntry, serviceOverview } from '../../../catalogue/services/services.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { Drawing, ServiceDrawing } from '../../components/drawing.tsx';
import { EstimateOrCall, estimateLink } from '../../components/estimate/estimate-link.tsx';
import { brushLink, figures, lead, sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { PaintLabel } from '../../components/paint-label.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import * as styles from './page.css.ts';

export const services = definePage({
  kind: 'services',
  sheet,
  metadata: (context) => ({
    title: `Our Services | ${business.name}`,
    description: `Interior and exterior painting, pressure washing, ${numberWord(overviewGroup('specialty').entries.length)} specialties, packages and commercial work on Maryland’s Eastern Shore. Free estimates.`,
    structuredData: [breadcrumbsFromHome(context, 'Our Services')],
  }),
  View: () => (
    <>
      <Hero />
      <Main />
      <Specialty />
      <Premium />
      <Commercial />
      <Closing />
    </>
  ),
});

const Closing = () => (
  <section className={styles.closing}>
    <div className={`${wrap} ${styles.row}`}>
      <div>
        <h2 className={styles.closingTitle}>Not sure what it is called?</h2>
        <p className={lead}>
          Describe the wall, the deck or the stain. We look at it, measure it, and leave you a written price.
        </p>
        <a className={`${brushLink} ${styles.all}`} href="/all-services">
          See the full portfolio
        </a>
      </div>
      <EstimateOrCall className={styles.actions} />
    </div>
  </section>
);

/** Its key is the anchor of its section. */
function overviewGroup(key: OverviewCategory) {
  const heading = overviewCategories.find((category) => category.key === key)?.heading ?? '';
  return { key, heading, entries: serviceOverview.filter(({ category }) => category === key) };
}

export const Hero = () => (
  <section className={styles.hero} aria-labelledby="title">
    <div className={`${wrap} ${styles.grid}`}>
      <div>
        <p className={tape}>Services</p>
        <h1 className={styles.title} id="title">
          One family of painters for every surface.
        </h1>
        <p className={`${lead} ${styles.words}`}>
          Walls, siding, decks, driveways and the places in between. Find the job you have in mind; the estimate is
          free.
        </p>
        <PaintLabel color={styles.pageColor} where="on this wall" />
      </div>
      <nav aria-label="Services by group">
        <ul className={styles.fan}>
          {overviewCategories.map(({ key, heading }) => (
            <li key={key}>
              <a className={styles.chip} href={`#${key}-services`}>
                <b>{heading}</b>
                <span className={figures}>{overviewGroup(key).entries.length} services</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </section>
);

const main = overviewGroup('main');

export const Main = () => (
  <section className={styles.main} id={`${main.key}-services`} aria-labelledby={`${main.key}-title`}>
    <div className={wrap}>
      <h2 id={`${main.key}-title`}>{main.heading}</h2>
      <ul className={styles.mainStrip}>
        {main.entries.map(({ key: service, name, description, href }) => (
          <li key={service}>
            <a className={styles.service} href={href}>
              <Drawing markup={mainDrawings[service] ?? ''} className={styles.mainDrawing} />
              <div className={styles.mainLabel}>
                <h3>{name}</h3>
                <p>{description}</p>
                <b className={styles.go}>How we do it</b>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const specialty = overviewGroup('specialty');

export const Specialty = () => (
  <section
    className={`${sectionBlock} ${styles.specialty}`}
    id={`${specialty.key}-services`}
    aria-labelledby={`${specialty.key}-title`}
  >
    <div className={`${wrap} ${styles.specialtyGrid}`}>
      <div className={styles.head}>
        <p className={tape}>By the job</p>
        <h2 id={`${specialty.key}-title`}>{specialty.heading}</h2>
        <p>Small or particular, each is prepared with the same care as a whole house.</p>
      </div>
      <EntryList entries={specialty.entries} list={styles.shelf} link={styles.specialtyRow} drawing={styles.dab} />
    </div>
  </section>
);

const premium = overviewGroup('premium');

export const Premium = () => (
  <section className={`${sectionBlock} ${styles.premium}`} id={`${premium.key}-services`}>
    <div className={wrap}>
      <SectionHead label="In one go" title={premium.heading}>
        <p>Several small jobs, one visit: agreed in one list and priced in writing before anybody opens a can.</p>
      </SectionHead>
      <ul className={styles.strips}>
        {premium.entries.map(({ key: service, name, description, icon, href }) => (
          <li key={service}>
            <a className={styles.strip} href={href === '/contact' ? estimateLink({ package: name }) : href}>
              <ServiceDrawing icon={icon} className={styles.tints} />
              <div className={styles.label}>
                <h3>{name}</h3>
                <p>{description}</p>
                <b>Ask about it →</b>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const commercial = overviewGroup('commercial');

const Commercial = () => (
  <section className={styles.commercial} id={`${commercial.key}-services`} aria-labelledby={`${commercial.key}-title`}>
    <div className={styles.awning} />
    <div className={wrap}>
      <h2 className={styles.commercialTitle} id={`${commercial.key}-title`}>
        {commercial.heading}
      </h2>
      <EntryList entries={commercial.entries} list={styles.front} link={styles.pane} drawing={styles.drawing} />
    </div>
  </section>
);

interface EntryListProps {
  entries: readonly OverviewEntry[];
  list: string;
  link: string;
  drawing: string;
}

/** Without its own page, a service links to the estimate form. */
const EntryList = ({ entries, list, link, drawing }: EntryListProps) => (
  <ul className={list}>
    {entries.map(({ key, name, description, icon, href }) => (
      <li key={key}>
        <a className={link} href={href === '/contact' ? estimateLink({ package: name }) : href}>
          <ServiceDrawing icon={icon} className={drawing} />
          <h3>{name}</h3>
          <p>{description}</p>
        </a>
      </li>
    ))}
  </ul>
);
