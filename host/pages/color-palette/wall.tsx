import { type ColorGroup, groupColors } from '../../../catalogue/color-filter.ts';
import { toggleColor } from '../../../catalogue/color-list.ts';
import { colorMark } from '../../../catalogue/color-mark.ts';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { figures } from '../../layout/base.css.ts';
import { Paint } from '../parts/paint.tsx';
import { type PaletteState, paletteAddress } from './address.ts';
import { resultsAnchor } from './filters.tsx';
import * as styles from './wall.css.ts';

interface WallProps extends PaletteState {
  /** What the filters leave, in the order in which it hangs. */
  colors: readonly PaintColor[];
}

/** The colors by category, each a chip that leads to the same wall with it chosen or given back. */
export function Wall({ colors, ...state }: WallProps) {
  return (
    <>
      <p className={`${styles.count} ${figures}`} id={resultsAnchor} role="status">
        <b>{colors.length}</b> {colors.length === 1 ? 'color' : 'colors'}
      </p>
      {colors.length === 0 && <NoMatch chosen={state.chosen} />}
      {groupColors(colors).map((group) => (
        <Group key={group.category} {...group} {...state} />
      ))}
    </>
  );
}

function NoMatch({ chosen }: Pick<PaletteState, 'chosen'>) {
  const everything = { filter: { brand: undefined, category: undefined, text: '' }, chosen };
  return (
    <div className={styles.empty}>
      <p>No colors match your filters.</p>
      <a href={paletteAddress(everything)}>Show all colors</a>
    </div>
  );
}

function Group({ category, colors, ...state }: ColorGroup & PaletteState) {
  return (
    <section className={styles.group}>
      <h2>
        {category} <span className={figures}>{colors.length === 1 ? '1 color' : `${colors.length} colors`}</span>
      </h2>
      <ul className={styles.rack}>
        {colors.map((color) => (
          <Swatch key={color.brand + color.code} color={color} {...state} />
        ))}
      </ul>
    </section>
  );
}

function Swatch({ color, filter, chosen }: PaletteState & { color: PaintColor }) {
  const { name, code, brand, hex } = color;
  const isChosen = chosen.includes(color);
  return (
    <li id={colorMark(color)} className={isChosen ? styles.chosen : styles.swatch}>
      <a href={paletteAddress({ filter, chosen: toggleColor(chosen, color) }, color)} rel="nofollow">
        <Paint hex={hex} /> <b>{name}</b> <span>{code}</span> <span>{brand}</span>{' '}
        <i>{isChosen ? 'Selected' : 'Select'}</i>
      </a>
    </li>
  );
}
