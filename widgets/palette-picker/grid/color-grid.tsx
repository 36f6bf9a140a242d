import type { ListedColor, PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { filterColors, groupColors } from '../../../catalogue/paint/color-filter.ts';
import { colorId, toggleColor, writeColorList } from '../../../catalogue/paint/color-id.ts';
import { hidden } from '../../core/ui/parts.css.ts';
import { everything, type PickerProps, paletteQuery } from '../palette.ts';
import { strings } from '../strings.ts';
import * as styles from './color-grid.css.ts';

/** Not a background, so it needs no inline style and prints. A `rect` compresses less well. */
export const Paint = ({ hex }: { hex: string }) => (
  <svg aria-hidden="true">
    <path d="M0 0h1e3v1e3H0" fill={hex} />
  </svg>
);

export const squares = [1, 2, 3, 4, 5, 6];

interface NamesProps extends Pick<PickerProps, 'chosen'> {
  /** How many of them. @default all */
  count?: number;
  remove?(color: PaintColor): void;
}

export const Names = ({ chosen, count, remove }: NamesProps) => [
  ...chosen.slice(0, count).map((color) => (
    <li key={colorId(color)}>
      <Paint hex={color.hex} />
      {remove ? (
        <button type="button" title={color.name} onClick={() => remove(color)}>
          <span className={hidden}>
            {strings.remove} {color.name}
          </span>
        </button>
      ) : (
        color.name
      )}
    </li>
  )),
  ...(remove ? squares.slice(chosen.length) : []).map((square) => <li key={square} aria-hidden="true" />),
];

/** Filtered-out colors are in the HTML, for scripts to show; the form leaves them out, which saves 2 kB. */
export function ColorGrid(props: PickerProps) {
  const { id, action, colors, filter, chosen, unknown } = props;
  const shown = new Set(filterColors(colors, filter));
  return (
    <>
      <p className={styles.count} id={`${id}-n`} role="status">
        {strings.count(shown.size)}
      </p>
      {unknown ? <p className={styles.note}>{strings.unknown(unknown)}</p> : null}
      <div className={styles.empty} hidden={shown.size > 0}>
        <p>{strings.none}</p>
        {action ? (
          <a href={action + paletteQuery({ filter: everything, chosen })}>{strings.showAll}</a>
        ) : (
          <button type="button">{strings.showAll}</button>
        )}
      </div>
      <div className={styles.colorGrid}>
        {groupColors(colors).map((group) => {
          const count = group.colors.filter((color) => shown.has(color)).length;
          return (
            <section key={group.category} className={styles.group} hidden={count === 0}>
              <h2>
                <span data-category={group.category}>{group.category}</span>{' '}
                <span data-count="">{strings.count(count)}</span>
              </h2>
              <ul>
                {group.colors.map((color) => (
                  <Swatch key={color.code} color={color} isShown={shown.has(color)} {...props} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {/* After the buttons, because the first submit button is the form's default. */}
      {action && chosen.length > 0 && <input type="hidden" form={`${id}-f`} name="c" value={writeColorList(chosen)} />}
    </>
  );
}

function Swatch({ id, action, color, isShown, chosen }: PickerProps & { color: ListedColor; isShown: boolean }) {
  const { name, code, brand, hex } = color;
  const isChosen = chosen.includes(color);
  const mark = action && isShown ? colorId(color) : undefined;
  const choice = mark && { form: `${id}-f`, name: 'c', value: writeColorList(toggleColor(chosen, color)) };
  const type = mark ? 'submit' : 'button';
  return (
    <li id={mark} className={styles.swatch} hidden={!isShown}>
      {/* Another order of attributes compresses less well: up to 100 B. */}
      <button type={type} formAction={mark && `#${mark}`} aria-pressed={isChosen} {...choice}>
        <Paint hex={hex} />
        <span>{isChosen ? strings.selected : strings.select}</span> <b>{name}</b>
      </button>
      <button type="button">
        <i>{strings.copy}</i> <bdi>{code}</bdi> <span>{brand}</span>
      </button>
    </li>
  );
}
