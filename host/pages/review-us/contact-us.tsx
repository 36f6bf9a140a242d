import { business } from '../../../catalogue/business.ts';
import { button, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { figures, lead, sectionBlock, wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

/** For what is better said to us. */
export function ContactUs() {
  return (
    <section className={`${wrap} ${sectionBlock} ${styles.contactUs}`} aria-labelledby="talk">
      <div>
        <h2 id="talk">Something we should know?</h2>
        <p className={lead}>{`Good or bad, we would like to hear it. ${business.replyPromise}`}</p>
      </div>
      <p className={styles.acts}>
        <a className={button} href="/contact">
          Contact Us
        </a>
        <a className={`${lineButton} ${figures}`} href={`tel:${business.phone.dial}`}>
          {`Call ${business.phone.shown}`}
        </a>
      </p>
    </section>
  );
}
