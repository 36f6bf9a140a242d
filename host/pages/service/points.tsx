import type { Point } from '../../../catalogue/services/pages/service-page.ts';
import * as styles from './page.css.ts';

/** Points with a title each, as lines of a ledger. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.pointsList}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
