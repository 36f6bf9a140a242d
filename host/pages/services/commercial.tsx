import { wrap } from '../../components/layout/base.css.ts';
import { EntryList } from './entry-list.tsx';
import { overviewGroup } from './group.ts';
import * as styles from './page.css.ts';

const { key, heading, entries } = overviewGroup('commercial');

export function Commercial() {
  return (
    <section className={styles.commercial} id={`${key}-services`} aria-labelledby={`${key}-title`}>
      <div className={styles.awning} />
      <div className={wrap}>
        <h2 id={`${key}-title`}>{heading}</h2>
        <EntryList entries={entries} list={styles.front} link={styles.pane} drawing={styles.drawing} />
      </div>
    </section>
  );
}
