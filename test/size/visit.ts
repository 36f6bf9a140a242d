import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** What a page fetched, by what came over the wire. */
export interface Fetched {
  url: string;
  type: string;
  bytes: number;
}

/** How much of a text is sent once there was time to compress it well. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Opens a page and waits until the network is idle. The counting post, icons and manifests are not the page's weight. */
export async function visit(browser: Browser, url: string): Promise<{ page: Page; fetched: Fetched[] }> {
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
  return { page, fetched };
}

export function sum(fetched: readonly Fetched[]): number {
  return fetched.reduce((total, { bytes }) => total + bytes, 0);
}
