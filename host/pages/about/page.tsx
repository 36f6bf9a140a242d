import sheet from 'sheet:./page.tsx';
import type { ReactNode } from 'react';
import { business } from '../../../catalogue/business.ts';
import { housePainterJsonLd } from '../../../catalogue/company/structured-data.ts';
import { servicesClaimed } from '../../../catalogue/services/services.ts';
import { aboutAreas } from '../../../catalogue/towns/area-names.ts';
import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { type Areas, Await } from '../../components/await.tsx';
import { estimateLink } from '../../components/estimate/estimate-link.tsx';
import {
  brushLink,
  darkSection,
  figures,
  lead,
  sectionBlock,
  small,
  whole,
  wrap,
} from '../../components/layout/base.css.ts';
import { ButtonLink, LineLink, LinkList } from '../../components/links.tsx';
import { Reviews } from '../../components/reviews.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { PageTitle, Wide } from '../../components/sections.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { town } from '../../components/towns.css.ts';
import { defaultImage, definePage } from '../../page.ts';
import * as styles from './page.css.ts';

export const about = definePage({
  sheet,
  load: (content) => ({ testimonials: content.testimonials() }),
  metadata: ({ publicUrl }) => ({
    title: `About Us: Family-Run Painters Since ${business.foundedYear}`,
    description: `A family of house painters on Maryland’s Eastern Shore and around Annapolis since ${business.foundedYear}. Licensed and insured, free estimates: ${business.phone.shown}.`,
    structuredData: [housePainterJsonLd({ url: publicUrl, image: publicUrl + defaultImage })],
    crumb: 'About',
  }),
  View: ({ areas, data }) => (
    <>
      <Family />
      <Years areas={areas} />
      <Badges />
      <Served areas={areas} />
      <Wide className={`${sectionBlock} ${styles.customerReviewsGround}`} id="reviews">
        <SectionHead label="Featured testimonials" title="In our customers’ words">
          <a className={`${brushLink} ${styles.more}`} href="/review-us">
            Write a review
          </a>
        </SectionHead>
        <Reviews testimonials={data.testimonials} />
      </Wide>
      <Closing heading="Walk around the house with us.">
        {`The estimate is free, and the price is in writing. ${business.replyPromise}`}
      </Closing>
    </>
  ),
});

const { teamPicture: picture } = business;

const Family = () => (
  <section className={styles.family} aria-labelledby="title">
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={picture.path}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        fetchPriority="high"
      />
      <figcaption className={styles.caption}>{picture.caption}</figcaption>
    </figure>
    <div className={styles.familyWords}>
      <PageTitle label={`Since ${business.foundedYear}`} className={styles.title} title="A family that paints." />
      <p className={lead}>
        {`${business.name} has painted and washed houses on Maryland’s Eastern Shore and around Annapolis since ${business.foundedYear}. More than ${business.yearsInTrade} years later, the family still runs it.`}
      </p>
      <p>
        We look at the house with you and write down a price. Then we do what takes longest and shows least: scraping,
        sanding, patching and priming.
      </p>
      <p className={styles.acts}>
        <ButtonLink href={estimateLink()}>Get Free Estimate</ButtonLink>
      </p>
      <p className={`${small} ${figures} ${styles.license}`}>{`Licensed and insured, ${business.license}`}</p>
    </div>
  </section>
);

const Years = ({ areas }: { areas: Areas }) => (
  <Wide className={`${sectionBlock} ${styles.yearsGround}`} aria-labelledby="years">
    <h2 id="years">{`${business.foundedYear} to today`}</h2>
    <ul className={styles.years}>
      <Year name={String(business.foundedYear)}>Founded. The family has run it ever since.</Year>
      <Year name="Both shores">Houses on the Eastern Shore, and across the bridge around Annapolis.</Year>
      <Year name="Licensed">
        And insured. <span className={whole}>{business.license}</span>
      </Year>
      <Year name={`${business.yearsInTrade}+ years`}>Still family-run. Estimates are still free.</Year>
      <Year name="Today">
        <Await value={areas}>
          {(here = []) =>
            here.length > 0 &&
            `${here.length} areas in ${new Set(here.map(({ county }) => county)).size} counties, and `
          }
        </Await>
        {`${servicesClaimed} services.`}
      </Year>
    </ul>
  </Wide>
);

const Year = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className={styles.year}>
    <h3 className={styles.yearName}>{name}</h3>
    {children}
  </li>
);

const badges = [
  {
    large: `${business.yearsInTrade}+`,
    rest: 'Years',
    text: `Family-run, and on the ladder since ${business.foundedYear}.`,
  },
  { large: '100%', rest: 'Satisfaction', text: 'What we work for, from the first look to the last can.' },
  { large: 'Quality', rest: 'Guarantee', text: 'We stand behind our preparation and our paint.' },
];

const Badges = () => (
  <Wide className={`${darkSection} ${styles.badgesGround}`} aria-labelledby="badges">
    <h2 id="badges" className={hidden}>
      Our commitment
    </h2>
    <ul className={styles.badges}>
      {badges.map(({ large, rest, text }) => (
        <li key={large}>
          <h3>
            <b>{large}</b> {rest}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Wide>
);

const Served = ({ areas }: { areas: Areas }) => (
  <section className={`${wrap} ${styles.served}`} aria-labelledby="served">
    <SectionHead label="Both sides of the bridge" id="served" title="Areas We Serve">
      <p className={lead}>Every town has its own weather, water and old houses. Find yours.</p>
    </SectionHead>
    <Await value={areas} fallback={<p role="status">Loading areas...</p>}>
      {(here = []) => {
        const links = aboutAreas(here).map(({ name, slug }) => ({ name, path: `/service-areas/${slug}` }));
        return links.length > 0 && <LinkList className={styles.places} item={town} of={links} />;
      }}
    </Await>
    <LineLink href="/service-areas">View All Areas</LineLink>
  </section>
);
