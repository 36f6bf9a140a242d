import path from 'node:path';
import { expect, it } from 'vitest';
import { Sqlite } from '../../../../server/store/sqlite/open-database.ts';
import { officeSite } from '../../../e2e/admin/office-site.ts';
import { startBuiltServer } from '../../../support/built-server.ts';
import { postAsBrowser } from '../../../support/owner.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
import { enterAdmin } from '../../../support/pages/enter-admin.ts';
import { messageWords } from '../../../support/visitor-words.ts';

const office = officeSite();

it('leads from the number of limits that were reached to the list of them, at a URL that a reload keeps', async () => {
  const sent: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    const body = { ...messageWords, message: `The same question, asked ${at} times.` };
    sent.push((await postAsBrowser(`${office.server.url}/api/contact`, body)).status);
  }
  expect(sent.at(-1)).toBe(429);
  const page = await office.enter({ width: 390 });
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
});

it('leads to all that it speaks of, whatever was searched for before', async () => {
  const { dataDir } = office.server;
  await office.server.stop();
  const db = new Sqlite(path.join(dataDir, 'brushline.db'));
  const now = new Date().toISOString();
  const flood = JSON.stringify({ since: now, last: now });
  db.prepare("insert into record (kind, key, value) values ('setting', 'flood of leads', ?)").run(flood);
  db.close();
  await using server = await startBuiltServer({ dataDir });
  const page = await enterAdmin(office.context, server.url);
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('gutters');
  await page.getByRole('button', { name: 'Filtered' }).waitFor();
  await page.getByRole('link', { name: 'Look through them' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#inbox?view=spam');
  await page.getByRole('button', { name: 'Filter', exact: true }).waitFor();
  await expect.poll(() => search.inputValue()).toBe('');
});
