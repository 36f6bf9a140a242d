import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canRun } from '../../support/browser.mjs';
import { timeLimitMs } from '../../support/node-start.mjs';

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

/** The default size of a window. */
export const usualSize = { width: 1280, height: 800 };

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

/** Whether something works in one engine. */
export interface Result {
  row: string;
  column: string;
  engine: string;
  error: Error | undefined;
}

/** A driver that does not answer a command; a fault of the browser, not of the page. */
class DriverHang extends Error {}

/** On an idle machine the slowest command, opening a tab, takes 1 s; `run` ends by itself after less. */
const commandLimitMs = timeLimitMs(30_000);

/** Runs a command of a driver; rejects with a {@link DriverHang} if no answer comes. */
export function answered<Answer>(name: string, command: Promise<Answer>, limitMs = commandLimitMs): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DriverHang(`The driver has not answered “${name}”`)), limitMs);
  });
  return Promise.race([command, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs a visit in a new tab. Retries it once if the driver hung, which is no fault of the page; in CI, as every other
 * suite, after any error. Saves a picture of a failure in `.cache/engines`.
 */
export async function visitTab<Answer>(
  browser: RunningEngine,
  name: string,
  options: TabOptions,
  work: (tab: Tab) => Promise<Answer>,
  isSecond = false,
): Promise<Answer> {
  try {
    return await visitOnce(browser, name, options, work);
  } catch (error) {
    if (isSecond || !(error instanceof DriverHang || process.env.CI)) throw error;
    console.log(`${name}: ${(error as Error).message}; once more in a fresh session`);
    return visitTab(browser, name, options, work, true);
  }
}

async function visitOnce<Answer>(
  browser: RunningEngine,
  name: string,
  options: TabOptions,
  work: (tab: Tab) => Promise<Answer>,
): Promise<Answer> {
  const opened = await answered('open', browser.open(options));
  const commands = Object.entries(opened).map(([command, run]) => [
    command,
    (...given: unknown[]) => answered(command, run(...given)),
  ]);
  const tab: Tab = Object.fromEntries(commands);
  try {
    return await work(tab);
  } catch (error) {
    mkdirSync('.cache/engines', { recursive: true });
    const picture = await tab.picture().catch(() => '');
    writeFileSync(`.cache/engines/${name.replace(/\W+/g, '-')}.png`, picture);
    throw error;
  } finally {
    await tab.close().catch((error) => console.error(`${name}: the tab did not close: ${error}`));
  }
}

/** The path of a program, or undefined if it is not installed. */
export const programPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(canRun);
