import { business } from '../../../catalogue/business.ts';
import shoreline from '../../../catalogue/drawings/shoreline.svg';
import { ourPhone } from '../../../catalogue/phone.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { Drawing } from '../../components/drawing.tsx';
import { EmailText } from '../../components/email-text.tsx';
import { figures, wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

export const messageAnchor = 'message';

export function PhoneAndEmail() {
  return (
    <section className={styles.greeting} aria-labelledby="title">
      <div className={`${wrap} ${styles.greetingGrid}`}>
        <div>
          <p className={tape}>Contact</p>
          <h1 id="title">Talk to a painter.</h1>
        </div>
        <p className={styles.lines}>
          <a className={`${styles.number} ${figures}`} href={ourPhone.href}>
            {business.phone.shown}
          </a>
          <a className={styles.email} href={`mailto:${business.email}`}>
            <EmailText />
          </a>
          <a className={styles.question} href={`#${messageAnchor}`}>
            Only a question? Write to us.
          </a>
        </p>
      </div>
      <Drawing markup={shoreline} className={styles.shoreline} />
    </section>
  );
}
