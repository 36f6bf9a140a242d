import { mainServices } from '../../../catalogue/services/main-services.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

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

export function FixedPages() {
  return (
    <div className={`${wrap} ${styles.head}`}>
      <div>
        <p className={tape}>The whole house</p>
        <h1>Sitemap</h1>
      </div>
      {lists.map(({ heading, links }) => (
        <section key={heading} className={styles.headList}>
          <h2>{heading}</h2>
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
}
