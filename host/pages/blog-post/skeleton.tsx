import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { darkSection, wrap } from '../../components/layout/base.css.ts';
import { BackToBlog } from './back-to-blog.tsx';
import * as styles from './page.css.ts';

const lines = ['one', 'two', 'three', 'four', 'five', 'six'];

export function Skeleton() {
  return (
    <div>
      <div className={`${darkSection} ${styles.head}`}>
        <div className={wrap}>
          <BackToBlog />
          <p className={hidden} role="status">
            Loading article...
          </p>
          <div className={styles.title} />
          <div className={styles.title} />
        </div>
      </div>
      <div className={`${wrap} ${styles.lines}`}>
        {lines.map((key) => (
          <div key={key} className={styles.line} />
        ))}
      </div>
    </div>
  );
}
