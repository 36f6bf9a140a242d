import type { Page } from 'playwright-core';
import { startBuiltServer } from '../support/built-server.ts';
import { noisyPhoto } from '../support/cases/photo-corpus.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { whenNetworkIdle } from '../support/pages/network-idle.ts';

/** From choosing a photo of 8 MB until it is ready, on a four times slower processor, in milliseconds. */
const budgetMs = 3_000;
const slowdown = 4;
/** The best of them counts: other load only adds time. In the first one the server starts its decoder. */
const rounds = 3;

await using server = await startBuiltServer();
const browser = await launchBrowser();
const photo = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await noisyPhoto() };
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const page = await browser.newPage();
  times.push(await timeUntilReady(page));
  await page.close();
}
await browser.close();

const best = Math.min(...times);
const megabytes = (photo.buffer.length / 1_000_000).toFixed(1);
const shown = times.map((ms) => Math.round(ms)).join(', ');
console.log(`${best <= budgetMs ? 'ok  ' : 'OVER'} photo of ${megabytes} MB until ready: ${shown} / ${budgetMs} ms`);
process.exitCode = best <= budgetMs ? 0 : 1;

/** Measured in the page, because the debugger takes its time to hand over the file. */
async function timeUntilReady(page: Page): Promise<number> {
  await page.goto(`${server.url}/exterior`);
  await whenNetworkIdle(page);
  await page.evaluate(() => {
    const isReady = new Promise<number>((resolve) => {
      document.querySelector('[name=photos]')?.addEventListener('change', () => {
        const chosenAt = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[aria-label="Photos you added"]')?.textContent?.includes('Ready')) return;
          observer.disconnect();
          resolve(performance.now() - chosenAt);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    });
    Object.assign(window, { isReady });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.locator('[name=photos]').setInputFiles(photo);
  return page.evaluate(() => (window as unknown as { isReady: Promise<number> }).isReady);
}
