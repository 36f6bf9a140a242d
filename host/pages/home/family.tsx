import { business, sisterCompanies } from '../../../catalogue/business.ts';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { constant } from '../../components/constant.tsx';
import { figures, sectionBlock, small, wrap } from '../../components/layout/base.css.ts';
import { NewTabSign } from '../../components/layout/new-tab-link.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import * as styles from './family.css.ts';

export const Family = constant(() => {
  return (
    <section className={`${sectionBlock} ${styles.family}`}>
      <div className={wrap}>
        <SectionHead label="Under one roof" title="Family of Companies">
          <p>If the job needs a truck or a framer first, we know who to&nbsp;call.</p>
        </SectionHead>
        <ul className={styles.signs}>
          <li>
            <div className={styles.here}>
              <span className={caps}>Current Site</span>
              <h3>{business.name}</h3>
              <b>{business.trade}</b>
              <span className={`${small} ${figures}`}>{`Est. ${business.foundedYear}`}</span>
            </div>
          </li>
          {sisterCompanies.map(({ name, trade, url }, index) => (
            <li key={name}>
              <a className={styles.sisters[index]} href={url} target="_blank" rel="noopener">
                <span className={caps}>Sister Company</span>
                <h3>{name}</h3>
                <b>{trade}</b>
                <span className={styles.note}>
                  {`Visit ${name}`}
                  <NewTabSign />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});
