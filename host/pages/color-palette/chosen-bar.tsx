import { colorMark } from '../../../catalogue/color-mark.ts';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { button } from '../../../widgets/kit/parts.css.ts';
import { figures, wrap } from '../../layout/base.css.ts';
import { Paint } from '../parts/paint.tsx';
import * as styles from './chosen-bar.css.ts';
import { colorListMail } from './mail-address.ts';

/** What has been chosen, at the foot of the window: nothing while nothing is. */
export function ChosenBar({ chosen }: { chosen: readonly PaintColor[] }) {
  if (chosen.length === 0) return null;
  return (
    <section className={styles.bar} aria-label="Your color list">
      <div className={`${wrap} ${styles.row}`}>
        <p className={`${styles.badge} ${figures}`}>{`${chosen.length} selected`}</p>
        <ul className={styles.strip} aria-hidden="true">
          {chosen.slice(0, 24).map((color) => (
            <li key={colorMark(color)}>
              <Paint hex={color.hex} />
            </li>
          ))}
        </ul>
        <a className={button} href={colorListMail(chosen)}>
          Email My Color List
        </a>
      </div>
    </section>
  );
}
