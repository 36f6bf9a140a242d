import { useContext } from 'react';
import { altOf, beforeAfter, type DrawnJob, pictureOf } from '../../catalogue/services/before-after.ts';
import * as styles from '../../widgets/before-after/view.css.ts';
import { AssetsContext } from './island.tsx';

/** With scripts, one picture and a tape dragged across it, and a choice of all jobs. */
export function BeforeAfter({ of, hasChoice }: { of: DrawnJob; hasChoice?: boolean }) {
  const src = useContext(AssetsContext).islands['before-after']?.src;
  return (
    <>
      <div className={styles.stage} data-src={src} data-job={of} data-choice={hasChoice}>
        {beforeAfter[of].states.map(([name, text], index) => (
          <figure key={name} className={styles.state}>
            <img
              className={styles.picture}
              src={pictureOf(of, index)}
              width="640"
              height="400"
              loading="lazy"
              alt={altOf(of, name)}
            />
            <figcaption className={styles.words}>
              <b className={styles.name}>{name}</b>
              {!hasChoice && <span className={styles.text}> {text}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.note}>Drawn, until our own photos are up.</p>
    </>
  );
}
