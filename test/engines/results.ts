/** Whether something works in one engine. */
export interface Result {
  row: string;
  column: string;
  engine: string;
  error: Error | undefined;
}

export type Results = ReturnType<typeof createResults>;

/** Collects results of several engines, and prints each failure as it comes. */
export function createResults() {
  const all: Result[] = [];
  return {
    all,
    add(result: Result): void {
      all.push(result);
      const { row, column, engine, error } = result;
      if (error) console.log(`${engine}: ${column} on ${row}: ${error.message}`);
    },
  };
}

/** A table of rows and columns; a cell has one letter per engine, and `-` where it failed. */
export function tableOf(results: readonly Result[], engines: readonly string[]): string {
  const columns = [...new Set(results.map(({ column }) => column))];
  const rows = [...new Set(results.map(({ row }) => row))];
  const cell = (row: string, column: string) =>
    engines
      .map((engine) => {
        const result = results.find((one) => one.row === row && one.column === column && one.engine === engine);
        return result ? (result.error ? '-' : engine.charAt(0)) : ' ';
      })
      .join('');
  const table = [['', ...columns], ...rows.map((row) => [row, ...columns.map((column) => cell(row, column))])];
  const widths = table[0]?.map((_, index) => Math.max(...table.map((line) => line[index]?.length ?? 0))) ?? [];
  return table
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
