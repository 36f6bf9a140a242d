import { estimateLink } from '../../components/estimate/estimate-link.ts';
import { sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { SectionHead } from '../../components/section-head.tsx';
import { ServiceDrawing } from '../../components/service-drawing.tsx';
import { overviewGroup } from './group.ts';
import * as styles from './page.css.ts';

const { key, heading, entries } = overviewGroup('premium');

export function Premium() {
  return (
    <section className={`${sectionBlock} ${styles.premium}`} id={`${key}-services`}>
      <div className={wrap}>
        <SectionHead label="In one go" title={heading}>
          <p>Several small jobs, one visit: agreed in one list and priced in writing before anybody opens a can.</p>
        </SectionHead>
        <ul className={styles.strips}>
          {entries.map(({ key: service, name, description, icon, href }) => (
            <li key={service}>
              <a className={styles.strip} href={href === '/contact' ? estimateLink({ package: name }) : href}>
                <ServiceDrawing icon={icon} className={styles.tints} />
                <div className={styles.label}>
                  <h3>{name}</h3>
                  <p>{description}</p>
                  <b>Ask about it →</b>
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
