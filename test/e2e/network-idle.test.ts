import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whenNetworkIdle } from '../support/pages/network-idle.ts';
import { closeContexts, sharedBrowser } from '../support/shared-browser.ts';

/** Its script does nothing for a second, and loads a file only then, before the page is parsed. */
const busyPage = '<!doctype html><title>Busy</title><script src="/script"></script>';
const busyScript = `const start = performance.now();
while (performance.now() - start < 1000);
const request = new XMLHttpRequest();
request.open('GET', '/file', false);
request.send();`;
/** It loads a file when idle, which it is only after more than a second. */
const lateScript = `addEventListener('load', () => {
  requestIdleCallback(() => fetch('/file'));
  setTimeout(() => { const start = performance.now(); while (performance.now() - start < 1500); });
});`;
const pages: Record<string, string> = {
  '/busy': busyPage,
  '/late': `<!doctype html><title>Late</title><script>${lateScript}</script>`,
  '/waiting': '<!doctype html><title>Waiting</title><script>fetch("/held")</script>',
  '/unread': '<!doctype html><title>Unread</title><script>fetch("/refused", { method: "POST" })</script>',
};

let held: ServerResponse | undefined;
const server = createServer((request, response) => {
  if (request.url === '/held') held = response;
  else if (request.url === '/file') response.end();
  else if (request.url === '/refused') response.writeHead(503, { 'cache-control': 'no-store' }).end('{}');
  else if (request.url === '/script') response.end(busyScript);
  else response.setHeader('content-type', 'text/html').end(pages[request.url ?? '']);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  await closeContexts();
  server.closeAllConnections();
  server.close();
});

async function open(path: string): Promise<Page> {
  const page = await (await sharedBrowser()).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return page;
}

it('a page without requests before it is parsed is idle once it has loaded', async () => {
  await whenNetworkIdle(await open('/busy'));
});

it('a page is idle although it did not read a response', async () => {
  await whenNetworkIdle(await open('/unread'));
});

it('a page is not idle before it has loaded what it loads in idle time', async () => {
  const page = await open('/late');
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await whenNetworkIdle(page);
  expect(loaded).toContain('/file');
});

it('a page is not idle while a request is open', async () => {
  const page = await open('/waiting');
  let isIdle = false;
  const idle = whenNetworkIdle(page).then(() => {
    isIdle = true;
  });
  await expect.poll(() => held).toBeDefined();
  await page.waitForTimeout(1_000);
  expect(isIdle).toBe(false);
  held?.end();
  await idle;
});
