import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { timeLimitMs } from '../../support/node-start.mjs';
import { withTimeLimit } from '../../support/pages/page-look.ts';

/** On an idle machine the slowest command, opening a tab, takes 1 s; `run` ends by itself after less. */
const commandLimitMs = timeLimitMs(30_000);

/** A driver that does not answer a command; a fault of the browser, not of the page. */
export class DriverHang extends Error {}

/** Runs a command of a driver; rejects with a {@link DriverHang} if no answer comes. */
export const answered = <Result>(name: string, command: Promise<Result>): Promise<Result> =>
  withTimeLimit(commandLimitMs, command, () => new DriverHang(`The driver has not answered “${name}”`));

/** A tab whose commands are answered in time or reject with a {@link DriverHang}. */
export function answeringTab(tab: Tab): Tab {
  return {
    goto: (url) => answered('goto', tab.goto(url)),
    run: (expression) => answered('run', tab.run(expression)),
    click: (x, y) => answered('click', tab.click(x, y)),
    type: (text) => answered('type', tab.type(text)),
    press: (key, modifier) => answered('press', tab.press(key, modifier)),
    picture: () => answered('picture', tab.picture()),
    close: () => tab.close(),
  };
}

/**
 * Runs a visit, and retries it once if the driver hung, which is no fault of the page. In CI every failed visit is
 * retried once, as in every other suite, and the first error is printed.
 */
export async function tryAgain<Result>(name: string, visit: () => Promise<Result>): Promise<Result> {
  try {
    return await visit();
  } catch (error) {
    if (!(error instanceof DriverHang) && !process.env.CI) throw error;
    console.log(`${name}: ${(error as Error).message}; once more in a fresh session`);
    return visit();
  }
}

/** The path of a program, or undefined if it is not installed. */
export const programPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(canRun);

export function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

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

/** A page that an engine shows; points are CSS pixels from the top left of what is visible. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Evaluates an expression; waits for a promise. The result is JSON. */
  run(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key by its name in the DOM. @param modifier held during the press */
  press(key: string, modifier?: 'Control'): Promise<void>;
  /** A picture of what is visible, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface TabOptions {
  width?: number;
  height?: number;
}

export interface RunningEngine {
  /** A page without cookies or stored data. */
  open(options?: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser engine and its driver. */
export interface Engine {
  name: string;
  /** What must be installed first; empty if it can start. */
  missing(): string[];
  /** @param isDark whether its visitor prefers dark pages */
  launch(options: { isDark: boolean }): Promise<RunningEngine>;
}

/** The default size of a window. */
export const usualSize = { width: 1280, height: 800 };
