import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { points } from '../../../catalogue/services/pages/service-page.ts';
import { type PortfolioCategory, portfolio } from '../../../catalogue/services/portfolio.ts';
import { inOverview } from '../../../catalogue/services/services.ts';
import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { Drawing, mainDrawings } from '../../components/drawing.tsx';
import { EstimateOrCall, estimateLink, pageOrEstimate } from '../../components/estimate/estimate-link.tsx';
import { darkSection, figures, lead, sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { ButtonLink } from '../../components/links.tsx';
import { PaintLabel } from '../../components/paint-label.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { Items, PageTitle, TextList, Titled, Wide } from '../../components/sections.tsx';
import { definePage } from '../../page.ts';
import { shore } from '../home/closing.css.ts';
import * as styles from './page.css.ts';

export const allServices = definePage({
  kind: 'services',
  sheet,
  metadata: {
    title: 'All Services',
    description: `The full portfolio: interior and exterior painting, coatings, repairs, washing, packages and commercial work. Free estimates: call ${business.phone.shown}.`,
    crumb: 'All Services',
  },
  View: () => (
    <>
      <Popular />
      <Portfolio />
      <Why />
      <Closing />
    </>
  ),
});

const Popular = () => (
  <Wide className={styles.wall} aria-labelledby="title">
    <div className={styles.head}>
      <div>
        <PageTitle label="All services" className={styles.title} title="Everything we paint, repair and wash." />
      </div>
      <div>
        <p className={lead}>Our three main trades first, and below them the full portfolio, job by job.</p>
        <p className={styles.ask}>
          <ButtonLink href={estimateLink()}>Get Your Free Estimate</ButtonLink>
        </p>
        <PaintLabel color={styles.pageColor} />
      </div>
    </div>
    <div className={styles.signature}>
      <Titled label="Most Popular" title="Signature Services" titleClass={styles.signatureTitle} />
    </div>
    <Items className={styles.frames} of={inOverview('main')}>
      {({ key, name, description, href }) => (
        <a className={styles.frame} href={href}>
          <Drawing markup={mainDrawings[key] ?? ''} className={styles.picture} />
          <div className={styles.plate}>
            <h3>{name}</h3>
            {/* Seen once above the three, and read with each link. */}
            <p className={hidden}>Most Popular</p>
            <p>{description}</p>
          </div>
        </a>
      )}
    </Items>
  </Wide>
);

const pictures: Readonly<Record<PortfolioCategory, string>> = {
  'Interior Services': 'scene-interior',
  'Exterior Services': 'scene-exterior',
  'Specialty Coatings': 'posts/post-paint-can',
  'Surface Preparation': 'work-drywall',
  'Cleaning Services': 'scene-pressure-washing',
  'Premium Packages': 'posts/post-shore-house',
  'Value-Add Services': 'posts/post-color-cards',
  'Commercial Services': 'work-storefront',
};

const Portfolio = () => (
  <Wide className={sectionBlock}>
    <SectionHead label="Job by job" title="The Full Portfolio">
      <p>If a surface can be painted, stained, coated, repaired or washed, it is probably here.</p>
    </SectionHead>
    <div className={styles.chart}>
      {portfolio.map(({ category, cards }, index) => (
        <section key={category} className={styles.group}>
          <div className={styles.paint}>
            <img
              className={styles.slab}
              src={`/assets/${pictures[category]}.svg`}
              width="320"
              height="200"
              loading="lazy"
              alt=""
            />
            <div className={styles.label}>
              <h3>{category}</h3>
              <span className={figures}>{cards.length} services</span>
            </div>
            {index > 0 && (
              <details>
                <summary className={styles.fold}>
                  <span className={hidden}>{`${category}, job by job`}</span>
                </summary>
              </details>
            )}
          </div>
          <Items className={styles.cards} item={styles.cell} of={cards}>
            {(card) => (
              <a className={styles.card} href={pageOrEstimate(card)}>
                <b>{card.name}</b>
                <span>{card.text}</span>
              </a>
            )}
          </Items>
        </section>
      ))}
    </div>
  </Wide>
);

const reasons = points({
  [`${business.yearsInTrade}+ Years`]: `One family, painting here since ${business.foundedYear}.`,
  'Licensed & Insured': `A Maryland contractor’s license, ${business.license}, and insurance to go with it.`,
  'Local Maryland': 'From the Eastern Shore to Annapolis: we know what the weather does to a south wall.',
  'Free Estimates': 'We come, look and measure, and leave you a written price. It costs nothing.',
});

const Why = () => (
  <Wide className={`${darkSection} ${sectionBlock} ${styles.why}`}>
    <h2>Why Choose Us</h2>
    <TextList className={styles.points} of={reasons} />
  </Wide>
);

const stats = [
  { figure: '500+', of: 'projects' },
  { figure: '100%', of: 'satisfaction' },
  { figure: `${business.yearsInTrade}+`, of: 'years' },
] as const;

const Closing = () => (
  <section className={styles.closing}>
    <div className={`${wrap} ${styles.row}`}>
      <div>
        <h2 className={styles.closingTitle}>Which one is yours?</h2>
        <p>Big or small, tell us about the job.</p>
        <EstimateOrCall className={styles.actions} label="Get Your Free Estimate" />
      </div>
      <ul className={styles.stats}>
        {stats.map(({ figure, of }) => (
          <li key={of}>
            <b className={figures}>{figure}</b> {of}
          </li>
        ))}
      </ul>
    </div>
    <img className={shore} src="/assets/shore-dusk.svg" width="1920" height="240" loading="lazy" alt="" />
  </section>
);
