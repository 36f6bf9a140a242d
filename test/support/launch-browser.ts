import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { launchOptions } from './browser.mjs';
import { watchNetwork } from './pages/network-idle.ts';

/** Starts the browser of the tests, in which `whenNetworkIdle` works. The caller closes it. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({ ...(await launchOptions()), ...options });
  watchNetwork(browser);
  return browser;
}
