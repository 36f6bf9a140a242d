/** Set by the suite `sweep`, which tests the combinations that the others leave out. */
const isSweep = process.env.SWEEP === 'rest';

/**
 * The combinations of two lists that this run tests. The end-to-end tests take each row with one column, in turn; the
 * suite `sweep` takes all others. Together they test each combination once.
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
