import type { AreaQuery } from '../../../catalogue/area-search.ts';
import { lineButton } from '../../../widgets/kit/parts.css.ts';
import * as styles from './finder.css.ts';

interface FinderProps {
  /** Those of the data; none while they are on their way. */
  counties: readonly string[];
  query: AreaQuery;
}

/** The search: a plain form, whose answer is this page again. */
export function Finder({ counties, query }: FinderProps) {
  return (
    <search>
      <form className={styles.finder} action="/service-areas">
        <label className={styles.wide}>
          <span>Find your town</span>
          <input
            className={styles.control}
            name="q"
            type="search"
            placeholder="Search by city or county..."
            defaultValue={query.text}
            maxLength={80}
            autoComplete="off"
          />
        </label>
        <label>
          <span>County</span>
          <select className={styles.control} name="county" defaultValue={query.county}>
            <option value="">All Counties</option>
            {counties.map((county) => (
              <option key={county}>{county}</option>
            ))}
          </select>
        </label>
        <button className={lineButton} type="submit">
          Show
        </button>
      </form>
    </search>
  );
}
