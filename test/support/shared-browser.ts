import type { Browser } from 'playwright-core';
import { launchBrowser } from './launch-browser.ts';
import { timeLimitMs } from './node-start.mjs';
import { atWorkerEnd } from './worker-end.ts';

let launching: Promise<Browser> | undefined;

/** The browser that all test files of this worker share. Close only your own contexts. */
export function sharedBrowser(): Promise<Browser> {
  launching ??= launch();
  return launching;
}

/** Closes everything that is open in it, after the last test of a file. */
export async function closeContexts(): Promise<void> {
  const browser = await launching;
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

async function launch(): Promise<Browser> {
  const browser = await launchBrowser({ handleSIGTERM: false });
  browser.on('context', (context) => context.setDefaultTimeout(timeLimitMs(30_000)));
  atWorkerEnd(() => browser.close());
  return browser;
}
