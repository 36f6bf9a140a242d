import { mkdirSync, writeFileSync } from 'node:fs';
import { timeLimitMs } from '../support/node-start.mjs';
import { withTimeLimit } from '../support/with-time-limit.ts';
import { answered, answeringTab } from './driver-hang.ts';
import type { RunningEngine, Tab, TabOptions } from './engine.ts';

/** Every wait within a visit has a shorter limit; this ends only an endless loop in a test. */
const visitLimitMs = timeLimitMs(180_000);
const pictureLimitMs = timeLimitMs(5000);
/** Longer than an engine waits before it gives up on a tab. */
const closeLimitMs = timeLimitMs(10_000);

/** Runs a visit in a new tab and closes it. Saves a picture of a failure in `.cache/engines`. */
export async function visitTab<Result>(
  browser: RunningEngine,
  name: string,
  options: TabOptions,
  work: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const late = (limitMs: number) => () => new Error(`Not done in ${limitMs / 1000} s`);
  const tab = answeringTab(await answered('open', browser.open(options)));
  try {
    return await withTimeLimit(visitLimitMs, work(tab), late(visitLimitMs));
  } catch (error) {
    mkdirSync('.cache/engines', { recursive: true });
    const picture = await withTimeLimit(pictureLimitMs, tab.picture(), late(pictureLimitMs)).catch(() => undefined);
    if (picture) writeFileSync(`.cache/engines/${name.replace(/\W+/g, '-')}.png`, picture);
    throw error;
  } finally {
    const closed = withTimeLimit(closeLimitMs, tab.close(), late(closeLimitMs));
    await closed.catch((error) => console.error(`${name}: the tab did not close: ${error}`));
  }
}
