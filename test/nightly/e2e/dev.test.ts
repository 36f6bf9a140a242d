import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { launchBrowser } from '../../support/shared-browser.ts';
import { copySite } from '../support/copy-site.ts';

let browser: Browser;
let copy: Awaited<ReturnType<typeof copySite>>;
let url: string;
let dev: ChildProcess;
let output = '';

beforeAll(async () => {
  browser = await launchBrowser();
  copy = await copySite();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ['.build/dev.mjs'], {
    cwd: copy.folder,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: path.join(copy.folder, 'data') },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (data) => (output += data));
});
afterAll(async () => {
  const exit = once(dev, 'exit');
  dev.kill('SIGTERM');
  await exit;
  await copy[Symbol.asyncDispose]();
  await browser.close();
});

const count = (words: string) => output.split(words).length - 1;

it('npm run dev starts the server once, detects an edit directly after its first build, and reloads the page', {
  timeout: timeLimitMs(240_000),
}, async () => {
  await expect.poll(() => count('"event":"listening"'), { timeout: timeLimitMs(120_000), interval: 10 }).toBe(1);
  await expect.poll(() => count('Waiting for changes'), { timeout: timeLimitMs(60_000), interval: 10 }).toBe(1);
  await copy.edit('widgets/contact-form/strings.ts', 'Write to us.', 'Drop us a line.');
  await builds(2);

  // Opened only now: the next build ends the server, on a slow machine perhaps before the page has loaded.
  const tab = await openTab('Drop us a line.');
  const startedAt = performance.now();
  await copy.edit('widgets/contact-form/strings.ts', 'Drop us a line.', 'Send us a note.');
  await tab.getByRole('heading', { name: 'Send us a note.' }).waitFor({ timeout: timeLimitMs(60_000) });
  console.log(`The page showed the edit after ${Math.round(performance.now() - startedAt)} ms.`);
  await builds(3);
});

/** Waits until all edits are built, after this many builds at least, and each build has started a server. */
async function builds(least: number): Promise<void> {
  await expect.poll(() => count('Waiting for changes'), { timeout: timeLimitMs(60_000) }).toBeGreaterThanOrEqual(least);
  // A busy machine may notice half of the edit first, and build twice. A server may take longer to start than we wait.
  await expect.poll(() => count('"event":"listening"') - count('Built in'), { timeout: timeLimitMs(60_000) }).toBe(0);
}

/** Opens the page with this heading and waits until it has read the build's id. */
async function openTab(heading: string): Promise<Page> {
  const tab = await browser.newPage();
  const known = tab.waitForResponse('**/build.txt');
  await tab.goto(`${url}/contact`);
  await tab.getByRole('heading', { name: heading }).waitFor();
  await known;
  return tab;
}
