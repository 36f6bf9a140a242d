import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { card, field } from './area-card.css.ts';

import * as styles from './page.css.ts';

const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

export function Skeletons() {
  return (
    <>
      <p className={styles.areaListCount} role="status">
        <span className={hidden}>Loading service areas</span>
        <span className={styles.line} />
      </p>
      <ul className={styles.areaList} aria-hidden="true">
        {nine.map((key) => (
          <li key={key} className={`${card} ${styles.bare}`} data-skeleton="">
            <div className={field}>
              <span className={styles.name} />
            </div>
            <div className={styles.boneRow}>
              <span className={styles.line} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
