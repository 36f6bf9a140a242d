import { business } from '../../../catalogue/business.ts';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { NewTabSign } from '../../components/layout/new-tab-link.tsx';
import { Door } from './door.tsx';
import * as styles from './page.css.ts';

const linkColors = [paintColor('Sherwin-Williams', 'SW 6244'), paintColor('Benjamin Moore', 'HC-134')] as const;

export function ReviewLinks() {
  return (
    <section className={`${wrap} ${styles.ways}`} aria-labelledby="title">
      <div className={styles.words}>
        <p className={tape}>Review us</p>
        <h1 id="title">How did we do?</h1>
        <p className={lead}>
          Most people find their painter over the fence, by asking a neighbor. A few lines from you are the next best
          thing for someone who’s new in town.
        </p>
      </div>
      <ul className={styles.doors}>
        {business.reviewPages.map(({ name, url }, index) => {
          const color = linkColors[index % linkColors.length] ?? linkColors[0];
          return (
            <li key={name} className={styles.door}>
              <div className={styles.leaf}>
                <Door hex={color.hex} />
              </div>
              <div className={styles.label}>
                <p className={caps}>{`${color.name} ${color.code}`}</p>
                <h2>{name}</h2>
                <a className={styles.link} href={url} target="_blank" rel="noopener">
                  {'Review us on '}
                  <span className={styles.whole}>
                    {name}
                    <NewTabSign />
                  </span>
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
