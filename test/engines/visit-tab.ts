import { mkdirSync, writeFileSync } from 'node:fs';
import type { RunningEngine, Tab, TabOptions } from './engine.ts';

/** How long one visit may take: a page that hangs must not hold up the others. */
const limitMs = 60_000;
const closeLimitMs = 5000;

/** Runs something in a new tab and closes it. A failure leaves a picture in `.cache/engines`. */
export async function visitTab<Result>(
  browser: RunningEngine,
  name: string,
  options: TabOptions,
  work: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const tab = await within(limitMs, browser.open(options));
  try {
    return await within(limitMs, work(tab));
  } catch (error) {
    mkdirSync('.cache/engines', { recursive: true });
    const picture = await within(closeLimitMs, tab.picture()).catch(() => undefined);
    if (picture) writeFileSync(`.cache/engines/${name.replace(/\W+/g, '-')}.png`, picture);
    throw error;
  } finally {
    await within(closeLimitMs, tab.close()).catch((error) => console.error(`${name}: the tab did not close: ${error}`));
  }
}

function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done in ${limit / 1000} s`)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
