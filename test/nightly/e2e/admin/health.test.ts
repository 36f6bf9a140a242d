import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Sqlite } from '../../../../server/store/sqlite/open-database.ts';
import { startBuiltServer } from '../../../support/built-server.ts';
import { postAsBrowser } from '../../../support/owner.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
import { enterAdmin } from '../../../support/pages/enter-admin.ts';
import { closeContexts, sharedBrowser } from '../../../support/shared-browser.ts';
import { messageWords } from '../../../support/visitor-words.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(closeContexts);

it('leads from the number of limits that were reached to the list of them, at a URL that a reload keeps', async () => {
  await using server = await startBuiltServer();
  const sent: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    const body = { ...messageWords, message: `The same question, asked ${at} times.` };
    sent.push((await postAsBrowser(`${server.url}/api/contact`, body)).status);
  }
  expect(sent.at(-1)).toBe(429);
  const page = await enterAdmin(browser, server.url, { width: 390 });
  await page.getByRole('link', { name: 'One limit reached' }).click();
  const limits = page.getByRole('region', { name: 'Limits that were reached' });
  const heading = limits.getByRole('heading');
  const isFocused = () => heading.evaluate((element) => element === document.activeElement);
  for (const step of ['opened', 'reloaded']) {
    const row = limits.getByRole('row', { name: /^10 leads per address and form in 10 minutes 1 time / });
    await row.waitFor();
    // Four lines at most: no column is too narrow for a word.
    expect((await row.boundingBox())?.height).toBeLessThan(140);
    await expect.poll(isFocused, { message: step }).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.reload();
  }
  // Its list scrolls into view when it comes, which must not be while axe measures.
  await expect.poll(isFocused).toBe(true);
  expect(await violationsAtRest(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('link', { name: 'One limit reached' }).waitFor();
  await page.close();
});

it('leads to all that it speaks of, whatever was searched for before', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-flood-'));
  await (await startBuiltServer({ dataDir })).stop();
  const db = new Sqlite(path.join(dataDir, 'brushline.db'));
  const now = new Date().toISOString();
  const flood = JSON.stringify({ since: now, last: now });
  db.prepare("insert into record (kind, key, value) values ('setting', 'flood of leads', ?)").run(flood);
  db.close();
  await using server = await startBuiltServer({ dataDir });
  const page = await enterAdmin(browser, server.url);
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('gutters');
  await page.getByRole('button', { name: 'Filtered' }).waitFor();
  await page.getByRole('link', { name: 'Look through them' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#inbox?view=spam');
  await page.getByRole('button', { name: 'Filter', exact: true }).waitFor();
  await expect.poll(() => search.inputValue()).toBe('');
  await page.close();
  await rm(dataDir, { recursive: true, force: true });
});
