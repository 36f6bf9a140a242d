import { textOnPaint } from '../../../catalogue/paint/contrast.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { figures, wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

/** The four steps as four coats: bare wall, primer, first coat, finish. */
export function Coats({ service }: { service: LocalService }) {
  const finish = styles.finish[textOnPaint(service.paint.hex)];
  return (
    <section className={styles.coats} aria-labelledby="steps">
      <div className={`${wrap} ${styles.head}`}>
        <p className={tape}>Four coats, so to speak</p>
        <h2 id="steps">How the work goes</h2>
      </div>
      <ol className={styles.row}>
        {service.process.map(({ title, text }, index) => (
          <li key={title} className={index === 3 ? finish : styles.coat}>
            <span className={`${styles.number} ${figures}`} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
