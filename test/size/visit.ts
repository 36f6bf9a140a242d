import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** What a page loaded, in bytes transferred. */
export interface Fetched {
  url: string;
  type: string;
  bytes: number;
}

/** What a form takes to check, send and answer; a visitor who comes to it earlier brings it earlier. */
export const formBehavior = /\/(behavior|form-behavior|send-form)-/;
/** What pages of ours load once they are there and the browser is idle: counted apart, for nobody waits for it. */
export const inIdleTime = /\/(after-load|behavior|form-behavior|send-form)-/;

/** The size of a text once it is compressed well. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/**
 * Opens a page and waits until the network is idle. The counting post, icons and manifests are not counted.
 * @param pages `ours` also load something while idle, which is waited for
 */
export async function visit(
  browser: Browser,
  url: string,
  pages: 'ours' | 'strangers' = 'ours',
): Promise<{ page: Page; fetched: Fetched[] }> {
  const page = await browser.newPage();
  const fetched: Fetched[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const open = new Map<string, { url: string; type: string; headerBytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type = 'Other', response }) => {
    open.set(requestId, { url: response.url, type, headerBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = open.get(requestId);
    if (!file || /^data:|\/api\/|favicon|mark\.svg|webmanifest/.test(file.url)) return;
    fetched.push({ url: file.url, type: file.type, bytes: encodedDataLength - file.headerBytes });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const isLoaded = () => pages === 'strangers' || fetched.some((file) => /\/after-load-/.test(file.url));
  for (let waits = 0; !isLoaded() && waits < 200; waits += 1) await page.waitForTimeout(50);
  return { page, fetched };
}

export function sum(fetched: readonly Fetched[]): number {
  return fetched.reduce((total, { bytes }) => total + bytes, 0);
}
