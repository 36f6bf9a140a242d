import { business } from '../../../catalogue/business.ts';
import shoreline from '../../../catalogue/drawings/shoreline.svg';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { Drawing } from '../../components/drawing.tsx';
import { estimateAnchor } from '../../components/estimate-island.tsx';
import { figures, lead, wrap } from '../../components/layout/base.css.ts';
import { Painted } from '../../components/painted.tsx';
import { pageColor } from './colors.ts';
import * as styles from './page.css.ts';

/** The two fastest ways to reach us, set large. */
export function Greeting() {
  return (
    <section className={styles.greeting} aria-labelledby="title">
      <div className={`${wrap} ${styles.greetingGrid}`}>
        <div>
          <p className={tape}>Contact</p>
          <h1 id="title">Talk to a painter.</h1>
          <p className={`${lead} ${styles.greetingWords}`}>
            Call, write, or <a href={`#${estimateAnchor}`}>ask for a free estimate</a>. {business.replyPromise}
          </p>
          <Painted color={pageColor} where="on this wall" />
        </div>
        <div className={styles.lines}>
          <a className={`${styles.number} ${figures}`} href={`tel:${business.phone.dial}`}>
            <span className={styles.what}>Phone</span> {business.phone.shown}
          </a>
          <a className={styles.line} href={`mailto:${business.email}`}>
            <span className={styles.what}>Email</span> {business.email}
          </a>
        </div>
      </div>
      <Drawing markup={shoreline} className={styles.shoreline} />
    </section>
  );
}
