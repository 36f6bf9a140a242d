import { overviewCategories } from '../../../catalogue/services/service.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { figures, lead, wrap } from '../../components/layout/base.css.ts';
import { PaintLabel } from '../../components/paint-label.tsx';
import { pageColor } from './colors.ts';
import { overviewGroup } from './group.ts';
import * as styles from './hero.css.ts';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="title">
      <div className={`${wrap} ${styles.grid}`}>
        <div>
          <p className={tape}>Services</p>
          <h1 id="title">One family of painters for every surface.</h1>
          <p className={`${lead} ${styles.words}`}>
            Walls, siding, decks, driveways and the places in between. Find the job you have in mind; the estimate is
            free.
          </p>
          <PaintLabel color={pageColor} where="on this wall" />
        </div>
        <nav aria-label="Services by group">
          <ul className={styles.fan}>
            {overviewCategories.map(({ key, heading }) => (
              <li key={key}>
                <a className={styles.chip} href={`#${key}-services`}>
                  <b>{heading}</b>
                  <span className={figures}>{overviewGroup(key).entries.length} services</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
