import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Sqlite } from '../../../server/store/sqlite/database/driver.ts';
import { startBuiltServer } from '../../support/built-server.ts';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin, nothingLoads } from '../../support/pages/enter-admin.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';

const yearMs = 365 * 86_400_000;

let browser: Browser;
let dataDir: string;
beforeAll(async () => {
  browser = await sharedBrowser();
  dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-health-'));
});
afterAll(async () => {
  await closeContexts();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sets the store's last trusted time three years back, so that the server's clock seems to have jumped. */
function leap(): void {
  const db = new Sqlite(path.join(dataDir, 'brushline.db'));
  const believed = new Date(Date.now() - 3 * yearMs).toISOString();
  db.prepare("update setting set value = ? where name = 'clock believed'").run(believed);
  db.close();
}

it('shows a question about a clock jump on the first screen, and accepts the answer', async () => {
  await (await startBuiltServer({ dataDir })).stop();
  leap();
  await using server = await startBuiltServer({ dataDir });
  for (const width of [320, 1280]) {
    const page = await enterAdmin(browser, server.url, { width });
    const state = page.getByRole('region', { name: 'State of the site' });
    await state.getByText(/days later than it should be/).waitFor();
    await state.getByText(/^No backup yet · [\d.]+ [GM]B free · No mail waiting$/).waitFor();
    await nothingLoads(page);
    expect(await violationsAtRest(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const right = state.getByRole('button', { name: 'The clock is right, go on' });
    expect((await right.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    if (width === 1280) {
      await right.click();
      await right.waitFor({ state: 'detached' });
      expect(await state.innerText()).not.toContain('later than');
    }
    await page.close();
  }
});
