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
