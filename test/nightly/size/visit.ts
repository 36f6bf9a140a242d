import { readdir } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { timeLimitMs } from '../../support/node-start.mjs';
import { whenIdle, whenNetworkIdle } from '../../support/pages/network-idle.ts';

/** What a page loaded, in bytes transferred. */
export interface Fetched {
  url: string;
  type: string;
  bytes: number;
}

/** The chunks that a form needs to validate and send. They load earlier if a visitor enters the form. */
const formChunks = ['behavior', 'activate-form', 'send-form'];
export const formBehavior = await filesOf(formChunks);
const afterLoad = await filesOf(['after-load']);
/** Files that our pages load in idle time. Counted separately, because they delay nothing. */
export const inIdleTime = await filesOf(['after-load', ...formChunks]);

/** The size of a text at brotli's best compression. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/**
 * Opens a page and waits until the network is idle. The counting post, icons and manifests are not counted.
 * @param pages for `ours`, also waits for the files loaded in idle time
 */
export async function visit(
  browser: Browser,
  url: string,
  pages: 'ours' | 'office' | 'strangers' = 'ours',
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
  await page.goto(url);
  await whenNetworkIdle(page);
  if (pages === 'ours') await until(page, () => fetched.some((file) => afterLoad.test(file.url)), 'after-load');
  return { page, fetched };
}

/** Waits until the page has done something; rejects after 10 s, or more on a slow machine. */
export async function until(page: Page, isDone: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + timeLimitMs(10_000);
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error(`${page.url()} did not load ${what}`);
    await whenIdle(page);
  }
}

/** Matches URLs of chunks with these names; rejects if a name matches no file, so that no rename goes unnoticed. */
async function filesOf(names: readonly string[]): Promise<RegExp> {
  const files = await readdir('dist/public/widgets/v1/assets');
  for (const name of names) {
    if (!files.some((file) => file.startsWith(`${name}-`))) throw new Error(`The build has no chunk ${name}`);
  }
  return new RegExp(`/(${names.join('|')})-`);
}

export function sum(fetched: readonly Fetched[]): number {
  return fetched.reduce((total, { bytes }) => total + bytes, 0);
}
