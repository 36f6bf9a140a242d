import { filterColors } from '../../../catalogue/color-filter.ts';
import { writeColorList } from '../../../catalogue/color-list.ts';
import { paintBrands, paintCategories } from '../../../catalogue/contracts/paint-color.ts';
import { paintColors } from '../../../catalogue/paint-colors.ts';
import { lineButton } from '../../../widgets/kit/parts.css.ts';
import { figures } from '../../layout/base.css.ts';
import type { PaletteState } from './address.ts';
import * as styles from './filters.css.ts';

/** Where the form leads: past itself. */
export const resultsAnchor = 'colors';

/** Three filters that combine. Sent as they are, without JavaScript; the list of chosen colors goes along. */
export function Filters({ filter, chosen }: PaletteState) {
  const countIn = (category?: (typeof paintCategories)[number]) =>
    filterColors(paintColors, { ...filter, category }).length;
  return (
    <form className={styles.filters} action={`/color-palette#${resultsAnchor}`}>
      {chosen.length > 0 && <input type="hidden" name="c" value={writeColorList(chosen)} />}
      <div className={styles.search}>
        <label className={styles.legend} htmlFor="q">
          Name, code, brand or category
        </label>
        <input className={styles.input} id="q" name="q" type="search" maxLength={60} defaultValue={filter.text} />
      </div>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>Brand</legend>
        <div className={styles.brands}>
          {['', ...paintBrands].map((brand) => (
            <label key={brand} className={styles.brand}>
              <input
                className={styles.radio}
                type="radio"
                name="brand"
                value={brand}
                defaultChecked={brand === (filter.brand ?? '')}
              />
              {brand || 'All'}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={`${styles.fieldset} ${styles.category}`}>
        <legend className={styles.legend}>Category</legend>
        <div className={styles.chips}>
          {[undefined, ...paintCategories].map((category) => (
            <label key={category ?? ''} className={styles.chip}>
              <input
                className={styles.radio}
                type="radio"
                name="category"
                value={category ?? ''}
                defaultChecked={category === filter.category}
              />
              <span className={styles.name}>{category ?? 'All'}</span>{' '}
              <span className={figures}>{countIn(category)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={`${lineButton} ${styles.show}`}>
        Show Colors
      </button>
    </form>
  );
}
