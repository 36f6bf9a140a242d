import type { BlogFilter } from '../../../catalogue/blog-filter.ts';
import { lineButton } from '../../../widgets/kit/parts.css.ts';
import * as styles from './sift.css.ts';

/** Search and category, as a form that asks for the page again: its answer is an address to keep and to share. */
export function Sift({ categories, filter }: { categories: readonly string[]; filter: BlogFilter }) {
  return (
    <search>
      <form className={styles.sift} action="/blog">
        <div className={styles.control}>
          <label htmlFor="q">Search articles</label>
          <input id="q" name="q" type="search" autoComplete="off" defaultValue={filter.search} />
        </div>
        <div className={styles.control}>
          <label htmlFor="category">Category</label>
          <select id="category" name="category" defaultValue={filter.category}>
            <option value="">All categories</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </div>
        <button className={lineButton} type="submit">
          Show
        </button>
      </form>
    </search>
  );
}
