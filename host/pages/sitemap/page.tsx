import sheet from 'sheet:./page.tsx';
import { numberWord } from '../../../catalogue/number-words.ts';
import { keyOf } from '../../../catalogue/services/local-service-keys.ts';
import { mainServices } from '../../../catalogue/services/main-services.ts';
import { sitemapCityNames } from '../../../catalogue/towns/area-names.ts';
import { areaSlug } from '../../../catalogue/towns/places.ts';
import { tape } from '../../../widgets/core/ui/tape.css.ts';
import { type Areas, Await } from '../../components/await.tsx';
import { sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { LinkList } from '../../components/links.tsx';
import { Band } from '../../components/sections.tsx';
import { definePage } from '../../page.ts';
import * as styles from './page.css.ts';

export const sitemap = definePage({
  sheet,
  metadata: {
    title: 'Sitemap',
    description: `All main pages of this site, and interior painting, exterior painting and pressure washing in ${numberWord(sitemapCityNames.length)} places around the Bay.`,
    crumb: 'Sitemap',
  },
  View: ({ areas }) => (
    <>
      <FixedPages />
      <Band className={`${sectionBlock} ${styles.cities}`} id="locations" title="Locations">
        <ul className={styles.citiesList}>
          <Await value={areas}>{(known) => <Cities areas={known} />}</Await>
        </ul>
      </Band>
    </>
  ),
});

/* In the client's order. */
const [exterior, interior, washing] = mainServices;
const mainLinks = [interior, exterior, washing];

const lists = [
  {
    heading: 'Main Pages',
    links: [
      { name: 'Home', path: '/' },
      { name: 'About', path: '/about' },
      { name: 'Services', path: '/services' },
      { name: 'Service Areas', path: '/service-areas' },
      { name: 'Blog', path: '/blog' },
      { name: 'Contact', path: '/contact' },
      { name: 'Review Us', path: '/review-us' },
    ],
  },
  { heading: 'Services', links: mainLinks },
  {
    heading: 'Legal',
    links: [
      { name: 'Privacy Policy', path: '/privacy-policy' },
      { name: 'Terms of Service', path: '/terms-of-service' },
    ],
  },
];

const FixedPages = () => (
  <div className={`${wrap} ${styles.head}`}>
    <div>
      <p className={tape}>The whole house</p>
      <h1 className={styles.title}>Sitemap</h1>
    </div>
    {lists.map(({ heading, links }) => (
      <section key={heading} className={styles.headList}>
        <h2 className={styles.listTitle}>{heading}</h2>
        <LinkList of={links} />
      </section>
    ))}
  </div>
);

/** An inactive city has no links, because its pages do not exist. */
function Cities({ areas }: { areas: Awaited<Areas> }) {
  return sitemapCityNames.map((city) => {
    const slug = areaSlug(city);
    const isServed = !areas || areas.some((area) => area.slug === slug);
    return (
      <li key={slug} className={styles.city}>
        <h3 className={styles.cityName}>{city}</h3>
        {isServed && (
          <LinkList
            className={styles.links}
            of={mainLinks.map(({ name }) => ({ name, path: `/${slug}-${keyOf(name)}` }))}
          />
        )}
      </li>
    );
  });
}
