/**
 * Which combinations this run tests: the end-to-end tests the first ones, the suite `sweep` the rest of the same files,
 * and the suite `nightly-e2e` all of its files.
 */
const chosen = process.env.COMBINATIONS ?? 'first';

/** Of a list (of widths, for example), the first item, or the others, or all. */
export function firstOrRest<Item>(items: readonly Item[]): readonly Item[] {
  if (chosen === 'all') return items;
  return chosen === 'rest' ? items.slice(1) : items.slice(0, 1);
}

/**
 * The combinations of two lists that this run tests. The first ones are each row with one of the columns in turn.
 */
export function combinations<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
): (readonly [Row, Column])[] {
  return rows.flatMap((row, at) => {
    const turn = at % columns.length;
    const isChosen = (index: number) => chosen === 'all' || (index === turn) === (chosen === 'first');
    return columns.filter((_, index) => isChosen(index)).map((column) => [row, column] as const);
  });
}
