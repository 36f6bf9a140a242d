import exterior from '../../../catalogue/drawings/card-exterior.svg';
import interior from '../../../catalogue/drawings/card-interior.svg';
import washing from '../../../catalogue/drawings/card-washing.svg';
import { mainServices } from '../../../catalogue/services/main-services.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { constant } from '../../components/constant.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { brushLink, lead, wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

const drawings = { exterior, interior, 'pressure-washing': washing };

export const Services = constant(() => {
  return (
    <section className={styles.services}>
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
            <Drawing markup={drawings[serviceType]} />
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
  );
});
