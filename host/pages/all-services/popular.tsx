import exterior from '../../../catalogue/drawings/service-exterior.svg';
import interior from '../../../catalogue/drawings/service-interior.svg';
import washing from '../../../catalogue/drawings/service-washing.svg';
import { serviceOverview } from '../../../catalogue/services/services.ts';
import { hidden, tape } from '../../../widgets/core/ui/parts.css.ts';
import { Drawing } from '../../components/drawing.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { PaintLabel } from '../../components/paint-label.tsx';
import { pageColor } from './colors.ts';
import * as styles from './popular.css.ts';

const drawings = [interior, exterior, washing];
const signatures = serviceOverview.filter(({ category }) => category === 'main');

export function Popular() {
  return (
    <section className={styles.wall} aria-labelledby="title">
      <div className={wrap}>
        <div className={styles.head}>
          <div>
            <p className={tape}>All services</p>
            <h1 id="title">Everything we paint, repair and wash.</h1>
          </div>
          <div>
            <p className={lead}>Our three main trades first, and below them the full portfolio, job by job.</p>
            <PaintLabel color={pageColor} where="on this wall" />
          </div>
        </div>
        <div className={styles.signature}>
          <p className={tape}>Most Popular</p>
          <h2>Signature Services</h2>
        </div>
        <ul className={styles.frames}>
          {signatures.map(({ key, name, description, href }, index) => (
            <li key={key}>
              <a className={styles.frame} href={href}>
                <Drawing markup={drawings[index] ?? ''} className={styles.picture} />
                <div className={styles.plate}>
                  <h3>{name}</h3>
                  {/* Seen once above the three, and read with each link. */}
                  <p className={hidden}>Most Popular</p>
                  <p>{description}</p>
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
