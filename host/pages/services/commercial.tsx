import { estimateLink } from '../../components/estimate-link.ts';
import { wrap } from '../../components/layout/base.css.ts';
import { ServiceDrawing } from '../../components/service-drawing.tsx';
import { overviewGroup } from './group.ts';
import * as styles from './page.css.ts';

const { key, heading, entries } = overviewGroup('commercial');

/** A storefront: an awning with a window for each service below it. */
export function Commercial() {
  return (
    <section className={styles.commercial} id={`${key}-services`} aria-labelledby={`${key}-title`}>
      <div className={styles.awning} />
      <div className={wrap}>
        <h2 id={`${key}-title`}>{heading}</h2>
        <ul className={styles.front}>
          {entries.map(({ key: service, name, description, icon, href }) => (
            <li key={service}>
              <a className={styles.pane} href={href === '/contact' ? estimateLink({ package: name }) : href}>
                <ServiceDrawing icon={icon} className={styles.drawing} />
                <h3>{name}</h3>
                <p>{description}</p>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
