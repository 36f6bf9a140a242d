import type { Browser } from 'playwright-core';
import { startBuiltServer } from '../../support/built-server.ts';
import { launchBrowser } from '../../support/shared-browser.ts';

/** The limit for starting an island, in milliseconds, on a processor slowed down four times. */
const budgetMs = 50;
const slowdown = 4;
/** The best round counts, because other load only adds time. */
const rounds = 5;

/** Pages that together have every island of the site. */
const paths = [
  '/',
  '/contact',
  '/exterior',
  '/interior',
  '/color-palette',
  '/service-areas',
  '/blog',
  '/embed',
  '/admin',
];

await using server = await startBuiltServer();
const browser = await launchBrowser();
const fastest = new Map<string, number>();
for (let round = 0; round < rounds; round++) {
  for (const path of paths) {
    for (const [island, ms] of await hydrate(browser, path)) {
      const row = `${path} ${island}`;
      fastest.set(row, Math.min(ms, fastest.get(row) ?? Number.POSITIVE_INFINITY));
    }
  }
}
await browser.close();

for (const [row, ms] of fastest) {
  console.log(`${ms <= budgetMs ? 'ok  ' : 'OVER'} ${row.padEnd(36)} ${ms.toFixed(1).padStart(6)} / ${budgetMs} ms`);
}
process.exitCode = fastest.size > 0 && [...fastest.values()].every((ms) => ms <= budgetMs) ? 0 : 1;

/** Starts every island of a page once its module has loaded, and returns how long each took until it was usable. */
async function hydrate(browser: Browser, path: string): Promise<[island: string, ms: number][]> {
  const page = await browser.newPage();
  // The page's loader would be faster.
  await page.route(`${server.url}/assets/site-*.js`, (route) => route.abort());
  await page.goto(server.url + path, { waitUntil: 'load' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = await page.evaluate(async () => {
    const measured: [string, number][] = [];
    for (const island of document.querySelectorAll<HTMLElement>('[data-src]')) {
      const module = await import(island.dataset.src ?? '');
      const start = performance.now();
      module.start(island);
      measured.push([island.dataset.widget ?? '', performance.now() - start]);
    }
    return measured;
  });
  await page.close();
  return times;
}
