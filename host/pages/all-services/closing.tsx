import { business } from '../../../catalogue/business.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { button, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { estimateLink } from '../../components/estimate/estimate-link.ts';
import { figures, wrap } from '../../components/layout/base.css.ts';
import { shore } from '../home/closing.css.ts';
import * as styles from './page.css.ts';

const stats = [
  { figure: '500+', of: 'projects' },
  { figure: '100%', of: 'satisfaction' },
  { figure: '50+', of: 'years' },
] as const;

export function Closing() {
  return (
    <section className={styles.closing}>
      <div className={`${wrap} ${styles.row}`}>
        <div>
          <h2>Which one is yours?</h2>
          <p>Tell us about the job, even if it is only half of one.</p>
          <p className={styles.actions}>
            <a className={button} href={estimateLink()}>
              Get Your Free Estimate
            </a>
            <a className={`${lineButton} ${figures}`} href={ourPhone.href}>
              Call {business.phone.shown}
            </a>
          </p>
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
}
