import { business } from '../../../catalogue/business.ts';
import { button } from '../../../widgets/core/ui/parts.css.ts';
import { wrap } from '../../components/layout/base.css.ts';
import * as styles from './closing.css.ts';

export function Closing() {
  return (
    <section className={styles.closing}>
      <div className={wrap}>
        <h2>Tell us about the house.</h2>
        <p>{`The estimate is free. ${business.replyPromise}`}</p>
        <a className={button} href="/contact">
          Get Your Free Estimate
        </a>
      </div>
      <img className={styles.shore} src="/assets/shore-dusk.svg" width="1920" height="240" loading="lazy" alt="" />
    </section>
  );
}
