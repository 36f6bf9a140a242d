import { portfolio } from '../../../catalogue/services/portfolio.ts';
import { estimateLink } from '../../components/estimate/estimate-link.ts';
import { figures, sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { SectionHead } from '../../components/section-head.tsx';
import * as styles from './page.css.ts';

export function Portfolio() {
  return (
    <section className={sectionBlock}>
      <div className={wrap}>
        <SectionHead label="Job by job" title="The Full Portfolio">
          <p>If a surface can be painted, stained, coated, repaired or washed, it is probably here.</p>
        </SectionHead>
        <div className={styles.chart}>
          {portfolio.map(({ category, cards }) => (
            <section key={category} className={styles.group}>
              <div className={styles.paint}>
                <h3>{category}</h3>
                <span className={figures}>{cards.length} services</span>
              </div>
              <ul className={styles.cards}>
                {cards.map(({ name, text, href }) => (
                  <li key={name}>
                    <a className={styles.card} href={href === '/contact' ? estimateLink({ package: name }) : href}>
                      <b>{name}</b>
                      <span>{text}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
