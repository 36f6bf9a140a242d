import { business } from '../../../catalogue/business.ts';
import { lineButton, tape } from '../../../widgets/kit/parts.css.ts';
import { Drawing } from '../../drawing.tsx';
import { lead } from '../../layout/base.css.ts';
import * as styles from './back-door.css.ts';
import door from './door.svg';

/** Says whose this part is, and leads visitors back to theirs. */
export function BackDoor() {
  return (
    <section className={styles.wall} aria-labelledby="title">
      <div className={styles.porch}>
        <Drawing markup={door} className={styles.door} />
        <div className={styles.sign}>
          <p className={tape}>Owner’s area</p>
          <h1 id="title">This is the back door.</h1>
          <p className={lead}>
            It belongs to the owner of {business.name}. Everything for visitors is on the other side of the house.
          </p>
          <p className={styles.actions}>
            <a className={lineButton} href="/">
              Back to the front
            </a>
            <a className={styles.link} href="/contact">
              Contact us
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
