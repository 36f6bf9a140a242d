/** Set by the suite `sweep`, which tests the combinations that the others leave out. */
const isSweep = process.env.SWEEP === 'rest';

/** Of a list (of widths, for example), the end-to-end tests take the first item, the suite `sweep` all others. */
export const firstOrRest = <Item>(items: readonly Item[]): readonly Item[] =>
  isSweep ? items.slice(1) : items.slice(0, 1);

/**
 * The combinations of two lists that this run tests. The end-to-end tests take each row with one of the columns in
 * turn; the suite `sweep` takes all others. Together they test each combination once.
 */
export function combinations<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
): (readonly [Row, Column])[] {
  return rows.flatMap((row, at) => {
    const turn = at % columns.length;
    return columns.filter((_, index) => (index === turn) !== isSweep).map((column) => [row, column] as const);
  });
}
