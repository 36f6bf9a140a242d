import type { PropsWithChildren, ReactNode } from 'react';
import { paintBrands, paintCategories } from '../../catalogue/contracts/paint-color.ts';
import { filterColors } from '../../catalogue/paint/color-filter.ts';
import { lineButton } from '../core/ui/parts.css.ts';
import * as styles from './filters.css.ts';
import { ColorGrid } from './grid/color-grid.tsx';
import type { PickerProps } from './palette.ts';
import { strings } from './strings.ts';
import { frame } from './view.css.ts';

interface Parts {
  first?: ReactNode;
  aside?: ReactNode;
}

export const Picker = ({ first, aside, ...props }: PickerProps & Parts) => (
  <div className={frame}>
    <Filters {...props}>{first}</Filters>
    {aside}
    <ColorGrid {...props} />
  </div>
);

/** The chosen colors are part of the form where it works without JavaScript. */
function Filters({ id, action, colors, filter, children }: PropsWithChildren<PickerProps>) {
  return (
    <form className={styles.filters} id={`${id}-f`} action={action && `${action}#${id}-n`} aria-label={strings.filters}>
      {/* What Enter in the search presses. */}
      {children && <button type="submit" hidden />}
      <div className={styles.search}>
        <label className={styles.legend} htmlFor={`${id}-q`}>
          {strings.search}
        </label>
        <input
          className={styles.input}
          id={`${id}-q`}
          name="q"
          type="search"
          maxLength={60}
          placeholder={strings.search}
          autoComplete="off"
          defaultValue={filter.text}
        />
      </div>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{strings.brand}</legend>
        <div className={styles.brands}>
          {['', ...paintBrands].map((brand) => (
            <label key={brand} className={styles.brand}>
              <input type="radio" name="brand" value={brand} defaultChecked={brand === (filter.brand ?? '')} />
              {brand || strings.all}
            </label>
          ))}
        </div>
      </fieldset>
      {children}
      <fieldset className={`${styles.fieldset} ${styles.category}`}>
        <legend className={styles.legend}>{strings.category}</legend>
        <div className={styles.chips}>
          {[undefined, ...paintCategories].map((category) => (
            <label key={category ?? ''} className={styles.chip}>
              <input
                type="radio"
                name="category"
                value={category ?? ''}
                defaultChecked={category === filter.category}
              />
              <b>{category ?? strings.all}</b> <span>{filterColors(colors, { ...filter, category }).length}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {action && (
        <button type="submit" className={`${lineButton} ${styles.show}`}>
          {strings.show}
        </button>
      )}
    </form>
  );
}
