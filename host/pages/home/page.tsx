import sheet from 'sheet:./page.tsx';
import type { PropsWithChildren, ReactNode } from 'react';
import { business, sisterCompanies } from '../../../catalogue/business.ts';
import { housePainterJsonLd } from '../../../catalogue/company/structured-data.ts';
import house from '../../../catalogue/drawings/house.svg?elements';
import { heroSchemes } from '../../../catalogue/paint/hero-schemes.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { mainServices } from '../../../catalogue/services/main-services.ts';
import { packages } from '../../../catalogue/services/packages.ts';
import { hidden, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { tape } from '../../../widgets/core/ui/tape.css.ts';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { BeforeAfter } from '../../components/before-after.tsx';
import { redrawn } from '../../components/drawing.tsx';
import { estimateLink, sampleEstimateLink, sampleEstimateText } from '../../components/estimate/estimate-link.tsx';
import { brushLink, figures, lead, sectionBlock, small, whole, wrap } from '../../components/layout/base.css.ts';
import { ButtonLink, LineLink, NewTabLink, NewTabSign } from '../../components/links.tsx';
import { RecentWork } from '../../components/recent-work.tsx';
import { Reviews } from '../../components/reviews.tsx';
import { defaultImage, definePage } from '../../page.ts';
import { constant } from '../../rendering/constant-text.tsx';
import { closing, shore } from './closing.css.ts';
import '../../components/house-zones.css.ts';
import { Items, Titled, Wide } from '../../components/sections.tsx';
import * as hero from './hero.css.ts';
import * as styles from './page.css.ts';

/** The client's sections are in the client's order. */
export const home = definePage({
  kind: 'home',
  sheet,
  load: (content) => ({ testimonials: content.testimonials(), work: content.recentWork() }),
  metadata: ({ publicUrl }) => ({
    structuredData: [housePainterJsonLd({ url: publicUrl, image: publicUrl + defaultImage })],
  }),
  View: ({ data }) => (
    <>
      <Hero />
      <Facts />
      <Services />
      <HowItWorks />
      <PalettePromo />
      <Packages />
      <Proof />
      <RecentWork work={data.work} className={`${wrap} ${sectionBlock}`} />
      <Family />
      <Wide className={styles.testimonials}>
        <Titled label="Customer testimonials" title="What the neighbors say" />
        <Reviews testimonials={data.testimonials} limit="3">
          <LineLink href={estimateLink()}>Start Your Project</LineLink>
        </Reviews>
      </Wide>
      <Closing />
    </>
  ),
});

const Closing = constant(() => (
  <section className={closing}>
    <div className={wrap}>
      <h2>Tell us about the house.</h2>
      <p>{`The estimate is free. ${business.replyPromise}`}</p>
      <ButtonLink href={estimateLink()}>Get Your Free Estimate</ButtonLink>
    </div>
    <img className={shore} src="/assets/shore-dusk.svg" width="1920" height="240" loading="lazy" alt="" />
  </section>
));

const farOff = ['h-pines', 'h-dock', 'h-susans'];

const shown = redrawn(house, ({ xmlns, class: zone, ...part }) => {
  if (part.id && farOff.includes(part.id)) return undefined;
  if (xmlns)
    return { ...part, viewBox: '96 30 700 570', preserveAspectRatio: 'xMinYMax', 'aria-label': 'A shore cottage' };
  if (!zone || zone === 'sky' || zone === 'water') return part;
  const { fill, ...shape } = part;
  return { class: zone, ...shape };
});

const Hero = constant(() => (
  <section className={hero.hero}>
    <div className={hero.title}>
      <p className={tape}>{`Since ${business.foundedYear}`}</p>
      <h1 className={hero.headline}>
        {`Family-run, with the same steady hand for over ${business.yearsInTrade}\u00a0years.`}
      </h1>
    </div>
    <div className={hero.copy}>
      <p className={`${lead} ${hero.slogan}`}>
        We paint and wash houses on Maryland’s Eastern Shore and around Annapolis.
      </p>
      <p className={hero.acts}>
        <ButtonLink href={estimateLink()}>Get Free Estimate</ButtonLink>
        <a className={`${lineButton} ${figures}`} href={ourPhone.href}>
          Call <span>{business.phone.shown}</span>
        </a>
      </p>
    </div>
    <div className={hero.house}>{shown}</div>
    <fieldset className={hero.fan}>
      <legend className={hidden}>Repaint the house</legend>
      {heroSchemes.map(({ key, zones: { siding } }, index) => (
        <label key={key} className={hero.chip}>
          <input className={hidden} type="radio" name="scheme" defaultChecked={index === 0} />
          <span className={hero.name}>
            {siding.name} <span>{siding.code}</span>
          </span>
        </label>
      ))}
    </fieldset>
  </section>
));

const Facts = constant(() => (
  <section className={styles.facts} aria-label="In short">
    <div className={`${wrap} ${styles.factColumns}`}>
      <form className={styles.ask} action="/service-areas">
        <label className={styles.factTitle} htmlFor="town">
          Do we come to you?
        </label>
        <div className={styles.askRow}>
          <input className={styles.town} id="town" name="q" placeholder="ZIP code or town" autoComplete="postal-code" />
          <button className={`${lineButton} ${styles.onBay}`} type="submit">
            Check
          </button>
        </div>
      </form>
      <ul className={styles.factList}>
        <Fact
          icon="M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6zM8 12l3 3 5.5-6"
          title={<span className={whole}>{business.license}</span>}
        >
          Licensed and insured. <NewTabLink href={business.licensing.search}>Look us up</NewTabLink>
        </Fact>
        <Fact icon="M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 14h7M9 17h4" title="Free estimate">
          In writing, line by line
        </Fact>
        <Fact icon="M12 3a9 9 0 1 1-.1 0M12 7v5l3.5 2" title={`Reply within ${business.replyHours} hours`}>
          Usually. Or call us.
        </Fact>
      </ul>
    </div>
  </section>
));

const Fact = ({ icon, title, children }: PropsWithChildren<{ icon: string; title: ReactNode }>) => (
  <li className={styles.fact}>
    <svg className={styles.factIcon} viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
      <path d={icon} />
    </svg>
    <span>
      <b className={styles.factTitle}>{title}</b>
      {children}
    </span>
  </li>
);

const steps = [
  { title: 'Tell us', text: 'Call, write, or fill in the form. Photos and favorite colors help.' },
  { title: 'We look, free', text: 'We walk around it with you, and bring samples of the colors you picked.' },
  { title: 'A written price', text: 'Line by line, and yours to keep and compare.' },
  { title: 'Prep and paint', text: 'Wash, scrape, repair and prime first. Then two coats.' },
  { title: 'Walk-through', text: 'We look at all of it with you, and touch up what you point out.' },
];

const HowItWorks = constant(() => (
  <section className={`${sectionBlock} ${styles.ruled}`}>
    <div className={wrap}>
      <Titled label="How it works" title="Five steps, start to finish" />
      <Items as="ol" className={styles.steps} item={styles.step} of={steps}>
        {({ title, text }, index) => (
          <>
            <img
              className={styles.stepPicture}
              src={`/assets/home.svg#step-${index + 1}`}
              width="240"
              height="180"
              loading="lazy"
              alt=""
            />
            <div className={styles.stepWords}>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p className={styles.stepText}>{text}</p>
            </div>
          </>
        )}
      </Items>
      <p className={styles.ways}>
        <ButtonLink href={estimateLink()}>Get Free Estimate</ButtonLink>
        <LineLink href={sampleEstimateLink()}>{sampleEstimateText}</LineLink>
      </p>
    </div>
  </section>
));

const Proof = () => (
  <Wide className={`${sectionBlock} ${styles.ruled}`} inner={styles.promoColumns}>
    <div>
      <Titled label="Before and after" title="From peeling to painted" />
      <p className={lead}>The order never changes, and the paint is the short part of it.</p>
    </div>
    <div>
      <BeforeAfter of="wall" hasChoice />
    </div>
  </Wide>
);

const pictures = {
  exterior: '/assets/home.svg#exterior',
  interior: '/assets/home.svg#interior',
  'pressure-washing': '/assets/home.svg#washing',
};

const Services = constant(() => (
  <section className={`${sectionBlock} ${styles.ruled}`}>
    <div className={`${wrap} ${styles.trades}`}>
      <div className={styles.servicesHead}>
        <p className={tape}>What we do</p>
        <h2>
          <a className={brushLink} href="/services">
            Our Services
          </a>
        </h2>
        <p className={lead}>
          Most of a good paint job happens before the can is opened: scraping, sanding, patching, priming.
        </p>
        <a className={`${brushLink} ${styles.every}`} href="/all-services">
          See every service we offer
        </a>
      </div>
      {mainServices.map(({ serviceType, name, path, place, text, linkText }) => (
        <a key={path} className={styles.trade} href={path}>
          <img
            className={styles.tradePicture}
            src={pictures[serviceType]}
            width="320"
            height="200"
            loading="lazy"
            alt=""
          />
          <div className={styles.label}>
            <p className={caps}>{place}</p>
            <h3>{name}</h3>
            <p>{text}</p>
            <b className={styles.go}>{linkText}</b>
          </div>
        </a>
      ))}
    </div>
  </section>
));

const PalettePromo = constant(() => (
  <section className={styles.promo}>
    <div className={`${wrap} ${styles.promoColumns}`}>
      <div>
        <Titled label="Color palette" title="Find your color before we bring the brush." />
        <p className={lead}>
          Browse the Hall of Fame collection (2020-2025) and professional palettes from Benjamin Moore and
          Sherwin-Williams. Pick your favorites, and we bring the samples to your estimate.
        </p>
        <p>
          <LineLink href="/color-palette">Explore the Color Palette</LineLink>
        </p>
        <p>
          <a href="/color-quiz">Take the Color Quiz</a>
        </p>
      </div>
      <img className={styles.fanDeck} src="/assets/fan-deck.svg" width="664" height="324" loading="lazy" alt="" />
    </div>
  </section>
));

/** The stylesheet has four columns, and turns the pages. */
const pageLength = 4;

const Packages = constant(() => (
  <section className={`${sectionBlock} ${styles.offers}`}>
    <div className={wrap}>
      <Titled label="Six ways to start" title="Premium Service Packages" />
      <div className={styles.stage}>
        <ul className={styles.fan}>{packages.slice(0, pageLength).map(strip)}</ul>
        <ul className={styles.spread}>{packages.slice(pageLength).map(strip)}</ul>
        <label className={styles.pause}>
          <input type="checkbox" /> Pause, and show all six packages
        </label>
      </div>
    </div>
  </section>
));

const strip = ({ name, text, picture }: (typeof packages)[number]) => (
  <li key={name} className={styles.strip}>
    <img className={styles.packagePicture} src={picture} width="320" height="200" loading="lazy" alt="" />
    <div className={styles.packagesLabel}>
      <h3>{name}</h3>
      <p>{text}</p>
      <LineLink href={estimateLink({ package: name })}>Get Quote</LineLink>
    </div>
  </li>
);

const Family = constant(() => (
  <section className={styles.family}>
    <div className={wrap}>
      <div className={styles.familyHead}>
        <h2 className={styles.familyTitle}>Family of Companies</h2>
        <p className={styles.familyText}>If the job needs a truck or a framer first, we know who to&nbsp;call.</p>
      </div>
      <ul className={styles.signs}>
        <li>
          <div className={styles.here}>
            <span className={caps}>Current Site</span>
            <h3>{business.name}</h3>
            <b>{business.trade}</b>
            <span className={`${small} ${figures}`}>{`Est. ${business.foundedYear}`}</span>
          </div>
        </li>
        {sisterCompanies.map(({ name, trade, url }, index) => (
          <li key={name}>
            <a className={styles.sisters[index]} href={url} target="_blank" rel="noopener">
              <span className={caps}>Sister Company</span>
              <h3>{name}</h3>
              <b>{trade}</b>
              <span className={styles.note}>
                {`Visit ${name}`}
                <NewTabSign />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
));
