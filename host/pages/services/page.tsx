import sheet from 'sheet:./page.tsx';
import { numberWord } from '../../../catalogue/number-words.ts';
import { type OverviewCategory, overviewHeadings } from '../../../catalogue/services/service.ts';
import { inOverview } from '../../../catalogue/services/services.ts';
import { Drawing, mainDrawings, ServiceDrawing } from '../../components/drawing.tsx';
import { EstimateOrCall, pageOrEstimate } from '../../components/estimate/estimate-link.tsx';
import { brushLink, figures, lead, sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { PaintLabel } from '../../components/paint-label.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { Items, PageTitle, Titled, Wide } from '../../components/sections.tsx';
import { definePage } from '../../page.ts';
import * as styles from './page.css.ts';

export const services = definePage({
  kind: 'services',
  sheet,
  metadata: {
    title: 'Our Services',
    description: `Interior and exterior painting, pressure washing, ${numberWord(inOverview('specialty').length)} specialties, packages and commercial work on Maryland’s Eastern Shore. Free estimates.`,
    crumb: 'Our Services',
  },
  View: () => (
    <>
      <Hero />
      <Main />
      <Specialty />
      <Premium />
      <Commercial />
      <Wide className={styles.closing} inner={styles.row}>
        <div>
          <h2 className={styles.closingTitle}>Not sure what to ask for?</h2>
          <p className={lead}>
            Describe the wall, the deck or the stain. We look at it, measure it, and leave you a written price.
          </p>
          <a className={`${brushLink} ${styles.all}`} href="/all-services">
            See the full portfolio
          </a>
        </div>
        <EstimateOrCall className={styles.actions} />
      </Wide>
    </>
  ),
});

const categories = ['main', 'specialty', 'premium', 'commercial'] as const;

const slabPictures = {
  main: 'scene-exterior',
  specialty: 'posts/post-cabinet-doors',
  premium: 'posts/post-touch-up',
  commercial: 'work-storefront',
} as const satisfies Record<OverviewCategory, string>;

const Hero = () => (
  <Wide className={styles.hero} aria-labelledby="title" inner={styles.grid}>
    <div>
      <PageTitle label="Services" className={styles.title} title="One family of painters for every surface." />
      <p className={`${lead} ${styles.words}`}>
        Walls, siding, decks, driveways and the places in between. Find the job you have in mind; the estimate is free.
      </p>
      <EstimateOrCall className={styles.ask} />
      <PaintLabel color={styles.pageColor} />
    </div>
    <nav aria-label="Services by group">
      <Items className={styles.fan} of={categories}>
        {(key) => (
          <a className={styles.chip} href={`#${key}-services`}>
            <img
              className={styles.slabs[key]}
              src={`/assets/${slabPictures[key]}.svg`}
              width="320"
              height="200"
              alt=""
            />
            <b>{overviewHeadings[key]}</b>
            <span className={figures}>{inOverview(key).length} services</span>
          </a>
        )}
      </Items>
    </nav>
  </Wide>
);

const Main = () => (
  <Wide className={styles.main} id="main-services" aria-labelledby="main-title">
    <h2 id="main-title">{overviewHeadings.main}</h2>
    <Items className={styles.mainStrip} of={inOverview('main')}>
      {({ key, name, description, href }) => (
        <a className={styles.service} href={href}>
          <Drawing markup={mainDrawings[key] ?? ''} className={styles.mainDrawing} />
          <div className={styles.mainLabel}>
            <h3>{name}</h3>
            <p>{description}</p>
            <b className={styles.go}>How we do it</b>
          </div>
        </a>
      )}
    </Items>
  </Wide>
);

const Specialty = () => (
  <Wide
    className={`${sectionBlock} ${styles.specialty}`}
    id="specialty-services"
    aria-labelledby="specialty-title"
    inner={styles.specialtyGrid}
  >
    <div className={styles.head}>
      <Titled label="By the job" id="specialty-title" title={overviewHeadings.specialty} />
      <p>Small jobs get the same prep as a whole house.</p>
    </div>
    <Entries of="specialty" list={styles.shelf} link={styles.specialtyRow} drawing={styles.dab} />
  </Wide>
);

const packagePictures: Readonly<Record<string, string>> = {
  'move-in-ready': '/assets/posts/post-covered-room.svg',
  'real-estate-refresh': '/assets/posts/post-shore-house.svg',
  'spring-maintenance': '/assets/posts/post-touch-up.svg',
};

const Premium = () => (
  <Wide className={`${sectionBlock} ${styles.premium}`} id="premium-services">
    <SectionHead label="All at once" title={overviewHeadings.premium}>
      <p>Several small jobs, one visit: agreed in one list and priced in writing before anybody opens a can.</p>
    </SectionHead>
    <Items className={styles.strips} of={inOverview('premium')}>
      {(entry) => (
        <a className={styles.strip} href={pageOrEstimate(entry)}>
          <img
            className={styles.stripPicture}
            src={packagePictures[entry.key]}
            width="320"
            height="200"
            loading="lazy"
            alt=""
          />
          <div className={styles.label}>
            <h3>{entry.name}</h3>
            <p>{entry.description}</p>
            <b>Ask about it →</b>
          </div>
        </a>
      )}
    </Items>
  </Wide>
);

const Commercial = () => (
  <section className={styles.commercial} id="commercial-services" aria-labelledby="commercial-title">
    <div className={styles.awning} />
    <div className={wrap}>
      <h2 className={styles.commercialTitle} id="commercial-title">
        {overviewHeadings.commercial}
      </h2>
      <Entries of="commercial" list={styles.front} link={styles.pane} drawing={styles.drawing} />
    </div>
  </section>
);

type EntriesProps = Record<'list' | 'link' | 'drawing', string> & { of: OverviewCategory };

const Entries = ({ of, list, link, drawing }: EntriesProps) => (
  <Items className={list} of={inOverview(of)}>
    {(entry) => (
      <a className={link} href={pageOrEstimate(entry)}>
        <ServiceDrawing icon={entry.icon} className={drawing} />
        <h3>{entry.name}</h3>
        <p>{entry.description}</p>
      </a>
    )}
  </Items>
);
