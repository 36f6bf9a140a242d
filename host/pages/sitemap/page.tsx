import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { numberWord } from '../../../catalogue/number-words.ts';
import { mainServices } from '../../../catalogue/services/main-services.ts';
import { sitemapCityNames } from '../../../catalogue/towns/area-names.ts';
import { areaSlug } from '../../../catalogue/towns/places.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { Await, type MaybePromise } from '../../components/await.tsx';
import { sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import * as styles from './page.css.ts';

/** For people; sitemap.xml is for search engines. */
export const sitemap = definePage<{ areas: readonly ServiceArea[] }>({
  kind: 'other',
  sheet,
  metadata: (context) => ({
    title: `Sitemap | ${business.name}`,
    description: `All main pages of this site, and interior painting, exterior painting and pressure washing in ${numberWord(sitemapCityNames.length)} places around the Bay.`,
    structuredData: [breadcrumbsFromHome(context, 'Sitemap')],
  }),
  View: ({ data }) => (
    <>
      <FixedPages />
      <Cities areas={data.areas} />
    </>
  ),
});

const [exterior, interior, washing] = mainServices;

/** In the client's order. */
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
  { heading: 'Services', links: [interior, exterior, washing] },
  {
    heading: 'Legal',
    links: [
      { name: 'Privacy Policy', path: '/privacy-policy' },
      { name: 'Terms of Service', path: '/terms-of-service' },
    ],
  },
] as const;

const FixedPages = () => (
  <div className={`${wrap} ${styles.head}`}>
    <div>
      <p className={tape}>The whole house</p>
      <h1 className={styles.title}>Sitemap</h1>
    </div>
    {lists.map(({ heading, links }) => (
      <section key={heading} className={styles.headList}>
        <h2 className={styles.listTitle}>{heading}</h2>
        <ul>
          {links.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

/** In the client's order. */
const localPages = [
  { name: 'Interior Painting', key: 'interior-painting' },
  { name: 'Exterior Painting', key: 'exterior-painting' },
  { name: 'Pressure Washing', key: 'pressure-washing' },
] as const;

/** An inactive city has no links, because its pages do not exist. */
const Cities = ({ areas }: { areas: MaybePromise<readonly ServiceArea[] | undefined> }) => (
  <section className={`${sectionBlock} ${styles.cities}`} aria-labelledby="locations">
    <div className={wrap}>
      <h2 id="locations">Locations</h2>
      <ul className={styles.citiesList}>
        <Await value={areas} fallback={<Rows areas={undefined} />}>
          {(known) => <Rows areas={known} />}
        </Await>
      </ul>
    </div>
  </section>
);

function Rows({ areas }: { areas: readonly ServiceArea[] | undefined }) {
  return sitemapCityNames.map((city) => {
    const slug = areaSlug(city);
    const isServed = !areas || areas.some((area) => area.slug === slug);
    return (
      <li key={slug} className={styles.city}>
        <h3 className={styles.cityName}>{city}</h3>
        {isServed && (
          <ul className={styles.links}>
            {localPages.map(({ name, key }) => (
              <li key={key}>
                <a href={`/${slug}-${key}`}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </li>
    );
  });
}
