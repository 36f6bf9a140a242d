import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { launchOptions } from './browser.mjs';
import { timeLimitMs } from './node-start.mjs';
import { watchNetwork } from './pages/network-idle.ts';

/**
 * Starts the browser of the tests, in which `whenNetworkIdle` works and a slow machine has more time. The caller closes
 * it.
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({ ...(await launchOptions()), ...options });
  watchNetwork(browser);
  browser.on('context', (context) => context.setDefaultTimeout(timeLimitMs(30_000)));
  return browser;
}

const cleanups: (() => unknown)[] = [];

/**
 * Calls `cleanUp` when vitest stops this worker with SIGTERM. It has half a second; unfinished work ends with the
 * process.
 */
export function atWorkerEnd(cleanUp: () => unknown): void {
  if (cleanups.push(cleanUp) > 1) return;
  process.once('SIGTERM', async () => {
    await Promise.allSettled(cleanups.map(async (run) => run()));
    process.kill(process.pid, 'SIGKILL'); // In a worker, vitest makes `process.exit` throw.
  });
}

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
