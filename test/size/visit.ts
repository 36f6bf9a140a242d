import { readdir } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { whenIdle } from '../support/pages/when-idle.ts';

/** What a page loaded, in bytes transferred. */
export interface Fetched {
  url: string;
  type: string;
  bytes: number;
}

/** What a form takes to check, send and answer; a visitor who comes to it earlier brings it earlier. */
const formChunks = ['behavior', 'activate-form', 'send-form'];
export const formBehavior = await filesOf(formChunks);
const afterLoad = await filesOf(['after-load']);
/** What our pages load once they are shown and the browser is idle: counted separately, because nobody waits for it. */
export const inIdleTime = await filesOf(['after-load', ...formChunks]);

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
  await page.goto(url, { waitUntil: 'networkidle' });
  if (pages === 'ours') await until(page, () => fetched.some((file) => afterLoad.test(file.url)), 'after-load');
  return { page, fetched };
}

/** Waits until the page has done something; rejects after 10 s. */
export async function until(page: Page, isDone: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error(`${page.url()} did not load ${what}`);
    await whenIdle(page);
  }
}

/** Matches URLs of chunks with these names; rejects if the build has none of a name, so that none is renamed unseen. */
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
