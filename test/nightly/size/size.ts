import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Browser } from 'playwright-core';
import { type EmbeddableWidget, embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { freePort, startBuiltServer } from '../../support/built-server.ts';
import { pageKinds } from '../../support/cases/page-kinds.ts';
import { ownerPassword } from '../../support/owner.ts';
import { scrollThrough } from '../../support/pages/scroll-through.ts';
import { launchBrowser } from '../../support/shared-browser.ts';
import { budgets, type Measure, pageBudget } from './budgets.ts';
import { brotliBytes, type Fetched, formBehavior, inIdleTime, sum, until, visit } from './visit.ts';

/** Selectors of elements that exist once an embedded widget is ready. */
const shownParts = {
  'estimate-form': 'input[name=name]',
  'contact-form': 'input[name=email]',
  'color-quiz': 'input[type=radio]',
  'palette-picker': 'li > button',
  testimonials: 'figure',
  'area-search': 'input',
} satisfies Record<EmbeddableWidget, string>;

const strangerPort = await freePort();
const strangerOrigin = `http://127.0.0.1:${strangerPort}`;
/** Constant, because a port in a document's links changes its compressed size by up to 50 bytes. */
const publicUrl = 'http://brushline.example';
await using server = await startBuiltServer({ env: { EMBED_ORIGINS: strangerOrigin, PUBLIC_URL: publicUrl } });
const browser = await launchBrowser();
const [measured, pages] = [await measure(browser, server.url), await firstLoads(browser, server.url)];
await browser.close();

const rows = Object.entries(measured).map(([name, value]) => ({ name, value, budget: budgets[name as Measure] }));
for (const { name, value, budget } of rows) {
  console.log(`${value <= budget ? 'ok  ' : 'OVER'} ${name.padEnd(44)} ${String(value).padStart(7)} / ${budget}`);
}
console.log(`\n${'     page'.padEnd(39)} document  JavaScript  else on the first screen`);
const heavy = pages.filter((page) => !fits(page));
for (const page of pages) {
  const { document, scripts } = pageBudget(page.path);
  const [html, code] = [`${page.document} / ${document}`, `${page.scripts} / ${scripts}`];
  console.log(
    `${fits(page) ? 'ok  ' : 'OVER'} ${page.path.padEnd(32)} ${html.padStart(15)} ${code.padStart(13)} ${String(page.rest).padStart(7)}`,
  );
}
process.exitCode = heavy.length === 0 && rows.every(({ value, budget }) => value <= budget) ? 0 : 1;

/** The brotli bytes of every kind of page until the network is idle, without input. */
async function firstLoads(browser: Browser, url: string) {
  const loads = [];
  for (const { path } of [...pageKinds.fixed, ...pageKinds.content]) {
    if (path === '/admin') continue; // Visitors never open it.
    const { page, fetched } = await visit(browser, url + path);
    await page.close();
    const awaited = fetched.filter((file) => !inIdleTime.test(file.url));
    const bytesOf = (isWanted: (type: string) => boolean) => sum(awaited.filter(({ type }) => isWanted(type)));
    loads.push({
      path,
      document: brotliBytes(await (await fetch(url + path)).text()),
      scripts: bytesOf((type) => type === 'Script'),
      /** Drawings and photographs of the first screen. Excludes the font. */
      rest: bytesOf((type) => !['Script', 'Document', 'Font'].includes(type)),
    });
  }
  return loads;
}

function fits({ path, document, scripts }: (typeof pages)[number]): boolean {
  const budget = pageBudget(path);
  return document <= budget.document && scripts <= budget.scripts;
}

async function measure(browser: Browser, url: string): Promise<Partial<Record<Measure, number>>> {
  const home = await visit(browser, `${url}/`);
  const scripts = (fetched: readonly Fetched[]) =>
    sum(fetched.filter(({ type, url }) => type === 'Script' && !inIdleTime.test(url)));
  const firstLoad = home.fetched.filter(({ type, url }) => type !== 'Font' && !inIdleTime.test(url));
  const homeScripts = scripts(home.fetched);
  const html = await (await fetch(`${url}/`)).text();
  const plain = html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '');
  const drawings = [...plain.matchAll(/<svg.*?<\/svg>/gs)].map(([svg]) => svg).join('');
  const documentParts = brotliBytes(plain);
  const undrawn = brotliBytes(plain.replace(/<svg.*?<\/svg>/gs, ''));
  await scrollThrough(home.page);
  const scrolled = scripts(home.fetched);
  await home.page.close();
  const form = await visit(browser, `${url}/exterior`);
  const behavior = () => form.fetched.filter(({ url }) => formBehavior.test(url));
  await until(form.page, () => behavior().length >= 3, 'what sends its form');
  await form.page.close();
  const forms = await visit(browser, `${url}/contact`);
  await scrollThrough(forms.page);
  await forms.page.close();
  const office = await visit(browser, `${url}/admin`, 'office');
  await office.page.getByLabel('Password').fill(ownerPassword);
  await office.page.getByRole('button', { name: 'Login' }).click();
  await office.page.getByText('Everyone has an answer').waitFor();
  await office.page.close();
  return {
    'home: JavaScript, first load': homeScripts,
    'home: JavaScript, scrolled through': scrolled,
    'home: counting, in idle time after load': sum(home.fetched.filter(({ url }) => inIdleTime.test(url))),
    'home: requests, first load, font aside': firstLoad.length,
    'home: document, structured data left out': documentParts,
    'home: first load, drawings and font aside':
      undrawn + sum(firstLoad.filter(({ type }) => !['Document', 'Image'].includes(type))),
    'home: drawings, first load': brotliBytes(drawings) + sum(firstLoad.filter(({ type }) => type === 'Image')),
    'home: first load, font aside': brotliBytes(html) + sum(firstLoad.filter(({ type }) => type !== 'Document')),
    'form page: JavaScript': scripts(form.fetched),
    'form page: behavior, in idle time after load': sum(behavior()),
    'page of two forms: JavaScript': scripts(forms.fetched),
    ...(await eachEmbedBytes(browser, url)),
    'embed: all widgets on one page': await embedBytes(browser, url, embeddableWidgets),
    'embed: the loader': await compressedBytes('widgets/v1', /^embed\.js\.br$/),
    'embed: a dialog, where one is used': await compressedBytes('widgets/v1/assets', /^opener-.*\.br$/),
    'palette: document of a search': await transferredBytes(`${url}/color-palette?q=navy`),
    'office: JavaScript of the inbox': scripts(office.fetched),
    'preview: the house and the room': await compressedBytes('widgets/v1/assets', /^(house|room)-.*\.br$/),
  };
}

async function transferredBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  return Number(headers.get('content-length'));
}

/**
 * Bytes that the loader and the widgets load on another site until they are ready. Counts only our files, not the API.
 */
async function embedBytes(browser: Browser, url: string, names: readonly EmbeddableWidget[]): Promise<number> {
  const elements = names.map((name) => `<brushline-${name}></brushline-${name}>`).join('');
  const html = `<!doctype html><title>x</title><script type="module" src="${url}/widgets/v1/embed.js"></script>${elements}`;
  const stranger = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  stranger.listen(strangerPort, '127.0.0.1');
  const { page, fetched } = await visit(browser, `${strangerOrigin}/`, 'strangers');
  for (const name of names) await page.locator(`brushline-${name} ${shownParts[name]}`).first().waitFor();
  await page.close();
  stranger.close();
  return sum(fetched.filter((file) => file.url.startsWith(url)));
}

/** The bytes of each embeddable widget, by the name of its budget. A widget without a budget fails. */
async function eachEmbedBytes(browser: Browser, url: string): Promise<Record<string, number>> {
  const measured: Record<string, number> = {};
  for (const name of embeddableWidgets) {
    measured[`embed: ${name.replaceAll('-', ' ')}, all files`] = await embedBytes(browser, url, [name]);
  }
  return measured;
}

/** The compressed bytes of a folder's published files whose names match; rejects if none does. */
async function compressedBytes(folder: string, name: RegExp): Promise<number> {
  const files = (await readdir(`dist/public/${folder}`)).filter((file) => name.test(file));
  if (files.length === 0) throw new Error(`The build publishes nothing like ${name}`);
  const sizes = await Promise.all(files.map((file) => stat(`dist/public/${folder}/${file}`)));
  return sizes.reduce((total, { size }) => total + size, 0);
}
