import { business } from '../../../catalogue/business.ts';
import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { darkSection, wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

const badges = [
  { large: '50+', rest: 'Years', text: `Family-run, and on the ladder since ${business.foundedYear}.` },
  { large: '100%', rest: 'Satisfaction', text: 'What we work for, from the first look to the last can.' },
  { large: 'Quality', rest: 'Guarantee', text: 'We stand behind our preparation and our paint.' },
];

export function Badges() {
  return (
    <section className={`${darkSection} ${styles.badgesGround}`} aria-labelledby="badges">
      <div className={wrap}>
        <h2 id="badges" className={hidden}>
          Our commitment
        </h2>
        <ul className={styles.badges}>
          {badges.map(({ large, rest, text }) => (
            <li key={large}>
              <h3>
                <b>{large}</b> {rest}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
