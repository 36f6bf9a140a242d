import { business } from '../../../catalogue/business.ts';
import { button, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { brushLink, figures, lead, wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

export function Closing() {
  return (
    <section className={styles.closing}>
      <div className={`${wrap} ${styles.row}`}>
        <div>
          <h2>Not sure what it is called?</h2>
          <p className={lead}>
            Describe the wall, the deck or the stain. We look at it, measure it, and leave you a written price.
          </p>
          <a className={`${brushLink} ${styles.all}`} href="/all-services">
            See the full portfolio
          </a>
        </div>
        <p className={styles.actions}>
          <a className={button} href="/contact">
            Get Free Estimate
          </a>
          <a className={`${lineButton} ${figures}`} href={`tel:${business.phone.dial}`}>
            Call {business.phone.shown}
          </a>
        </p>
      </div>
    </section>
  );
}
