import type { Browser } from 'playwright-core';
import { launchBrowser } from './launch-browser.ts';
import { atWorkerEnd } from './worker-end.ts';

let launching: Promise<Browser> | undefined;

/**
 * The browser that all test files of this worker share. Close only your own contexts. Visitors prefer reduced motion
 * unless a test says otherwise: a press may miss what a smooth scroll still moves, and a color read during a transition
 * is neither of the two. Tests of motion ask for `no-preference`.
 */
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
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ reducedMotion: 'reduce', ...options });
  atWorkerEnd(() => browser.close());
  return browser;
}
