import { type WorkGroup, workGroups } from '../../../catalogue/services/service.ts';
import * as styles from './kinds-of-work.css.ts';

const pictures: Readonly<Record<WorkGroup, string>> = {
  inside: 'scene-interior',
  outside: 'scene-exterior',
  washing: 'scene-pressure-washing',
  wood: 'posts/post-deck-stain',
};

/** Four, because words here count toward what pages have in common. */
export const KindsOfWork = () => (
  <nav aria-label="Kinds of work">
    <ul className={styles.doors}>
      {workGroups.map(({ key, heading }) => (
        <li key={key}>
          <a className={styles.door} href={`#${key}`}>
            <img src={`/assets/${pictures[key]}.svg`} width="320" height="200" alt="" />
            <span>{heading}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
