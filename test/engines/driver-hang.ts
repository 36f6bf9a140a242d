import { timeLimitMs } from '../support/node-start.mjs';
import { withTimeLimit } from '../support/with-time-limit.ts';
import type { Tab } from './engine.ts';

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
