import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { EntryList } from './entry-list.tsx';
import { overviewGroup } from './group.ts';
import * as styles from './specialty.css.ts';

const { key, heading, entries } = overviewGroup('specialty');

export function Specialty() {
  return (
    <section className={`${sectionBlock} ${styles.specialty}`} id={`${key}-services`} aria-labelledby={`${key}-title`}>
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.head}>
          <p className={tape}>By the job</p>
          <h2 id={`${key}-title`}>{heading}</h2>
          <p>Small or particular, each is prepared with the same care as a whole house.</p>
        </div>
        <EntryList entries={entries} list={styles.shelf} link={styles.row} drawing={styles.dab} />
      </div>
    </section>
  );
}
