import { expect, it } from 'vitest';
import { officeSite } from '../../../e2e/admin/office-site.ts';
import { postAsBrowser } from '../../../support/owner.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
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
