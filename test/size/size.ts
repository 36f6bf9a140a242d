import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../support/browser.mjs';
import { freePort, startBuiltServer } from '../support/built-server.ts';
import { budgets, type Measure } from './budgets.ts';

/** What a page fetched, by what came over the wire. */
interface Fetched {
  url: string;
  type: string;
  bytes: number;
}

/** What pages of ours load once they are there and the browser is idle: counted apart, for nobody waits for it. */
const inIdleTime = /\/(after-load|analytics)-/;

function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

const strangerPort = await freePort();
const strangerOrigin = `http://127.0.0.1:${strangerPort}`;
await using server = await startBuiltServer({ env: { EMBED_ORIGINS: strangerOrigin } });
const browser = await chromium.launch(await launchOptions());
const measured = await measure(browser, server.url).finally(() => browser.close());

const rows = Object.entries(measured).map(([name, value]) => ({ name, value, budget: budgets[name as Measure] }));
for (const { name, value, budget } of rows) {
  console.log(`${value <= budget ? 'ok  ' : 'OVER'} ${name.padEnd(44)} ${String(value).padStart(7)} / ${budget}`);
}
process.exitCode = rows.every(({ value, budget }) => value <= budget) ? 0 : 1;

async function measure(browser: Browser, url: string): Promise<Record<Measure, number>> {
  const home = await visit(browser, `${url}/`);
  const scripts = (fetched: readonly Fetched[]) =>
    sum(fetched.filter(({ type, url }) => type === 'Script' && !inIdleTime.test(url)));
  const firstLoad = home.fetched.filter(({ type, url }) => type !== 'Font' && !inIdleTime.test(url));
  const homeScripts = scripts(home.fetched);
  const html = await (await fetch(`${url}/`)).text();
  const plain = html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '');
  const drawings = [...plain.matchAll(/<svg.*?<\/svg>/gs)].map(([svg]) => svg).join('');
  const documentBytes = brotliBytes(plain);
  const undrawn = brotliBytes(plain.replace(/<svg.*?<\/svg>/gs, ''));
  await scrollThrough(home.page);
  const scrolled = scripts(home.fetched);
  await home.page.close();
  const form = await visit(browser, `${url}/exterior`);
  await form.page.close();
  const forms = await visit(browser, `${url}/contact`);
  await scrollThrough(forms.page);
  await forms.page.close();
  return {
    'home: JavaScript, first load': homeScripts,
    'home: JavaScript, scrolled through': scrolled,
    'home: counting, in idle time after load': sum(home.fetched.filter(({ url }) => inIdleTime.test(url))),
    'home: requests, first load, font aside': firstLoad.length,
    'home: document, structured data left out': documentBytes,
    'home: first load, drawings and font aside': undrawn + sum(firstLoad.filter(({ type }) => type !== 'Document')),
    'home: inline drawings': brotliBytes(drawings),
    'form page: JavaScript': scripts(form.fetched),
    'page of two forms: JavaScript': scripts(forms.fetched),
    'embed: estimate form, all files': await embedBytes(browser, url, 'estimate-form', 'input[name=name]'),
    'embed: contact form, all files': await embedBytes(browser, url, 'contact-form', 'input[name=email]'),
    'embed: color quiz, all files': await embedBytes(browser, url, 'color-quiz', 'input[type=radio]'),
    'embed: palette picker, all files': await embedBytes(browser, url, 'palette-picker', 'li > button'),
    'embed: testimonials, all files': await embedBytes(browser, url, 'testimonials', 'figure'),
    'embed: area search, all files': await embedBytes(browser, url, 'area-search', 'input'),
    'preview: the house and the room': await drawingBytes(),
  };
}

/** A stranger's page that carries the widget by the loader, until the part shows; only our files count, not the API. */
async function embedBytes(browser: Browser, url: string, name: string, part: string): Promise<number> {
  const html = `<!doctype html><title>x</title><script type="module" src="${url}/widgets/v1/embed.js"></script><brushline-${name}></brushline-${name}>`;
  const stranger = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  stranger.listen(strangerPort, '127.0.0.1');
  const { page, fetched } = await visit(browser, `${strangerOrigin}/`);
  await page.locator(`brushline-${name} ${part}`).first().waitFor();
  await page.close();
  stranger.close();
  return sum(fetched.filter((file) => file.url.startsWith(url)));
}

/** What previews fetch on top of the widget that shows them. */
async function drawingBytes(): Promise<number> {
  const folder = 'dist/public/widgets/v1/assets';
  const files = (await readdir(folder)).filter((file) => /^(house|room)-.*\.br$/.test(file));
  return (await Promise.all(files.map((file) => stat(`${folder}/${file}`)))).reduce(
    (total, { size }) => total + size,
    0,
  );
}

/** Opens a page and waits until the network is idle. The counting post, icons and manifests are not the page's weight. */
async function visit(browser: Browser, url: string): Promise<{ page: Page; fetched: Fetched[] }> {
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
  const { origin } = new URL(url);
  while (origin === server.url && !fetched.some(({ url }) => inIdleTime.test(url))) await page.waitForTimeout(50);
  return { page, fetched };
}

async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({ height: document.body.scrollHeight, step: innerHeight }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(500);
}

function sum(fetched: readonly Fetched[]): number {
  return fetched.reduce((total, { bytes }) => total + bytes, 0);
}
