import exterior from '../../../catalogue/drawings/service-exterior.svg';
import interior from '../../../catalogue/drawings/service-interior.svg';
import washing from '../../../catalogue/drawings/service-washing.svg';
import { Drawing } from '../../components/drawing.tsx';
import { wrap } from '../../components/layout/base.css.ts';
import { overviewGroup } from './group.ts';
import * as styles from './main.css.ts';

const drawings: Readonly<Record<string, string>> = {
  'interior-painting': interior,
  'exterior-painting': exterior,
  'pressure-washing': washing,
};

const { key, heading, entries } = overviewGroup('main');

export function Main() {
  return (
    <section className={styles.main} id={`${key}-services`} aria-labelledby={`${key}-title`}>
      <div className={wrap}>
        <h2 id={`${key}-title`}>{heading}</h2>
        <ul className={styles.strip}>
          {entries.map(({ key: service, name, description, href }) => (
            <li key={service}>
              <a className={styles.service} href={href}>
                <Drawing markup={drawings[service] ?? ''} className={styles.drawing} />
                <div className={styles.label}>
                  <h3>{name}</h3>
                  <p>{description}</p>
                  <b className={styles.go}>How we do it</b>
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
