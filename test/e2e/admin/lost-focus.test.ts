import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { neighbor, officeSite } from './office-site.ts';

const office = officeSite();

/** What has focus, in words; `BODY` if nothing has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === document.body ? 'BODY' : (at?.textContent?.trim() ?? '');
  });

async function openOffice({ width = 1280, view = '' } = {}): Promise<Page> {
  await office.sendForm(`${office.server.url}/exterior`);
  await office.sendForm(`${office.server.url}/exterior`, neighbor);
  const page = await enterAdmin(office.context, office.server.url, { width });
  await leadLink(page, neighbor.name).waitFor();
  if (view) await page.goto(`${office.server.url}/admin#inbox?view=${view}`);
  return page;
}

describe('the focus in the inbox', () => {
  it('goes on with the next row when a held request leaves the list, and with the heading after the last', async () => {
    const page = await openOffice();
    for (const { name } of [requestWords, neighbor]) await page.getByLabel(`Select ${name}`).press('Space');
    await page.getByRole('toolbar').getByRole('button', { name: 'Spam' }).press('Enter');
    await page.getByText('2 leads: spam').waitFor();
    await page.goto(`${office.server.url}/admin#inbox?view=spam`);
    const trust = (name: string) => page.getByRole('button', { name: `Not spam: ${name}` });
    await trust(neighbor.name).press('Enter');
    await leadLink(page, neighbor.name).waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/^Margaret/);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Not spam');
    await page.keyboard.press('Enter');
    await leadLink(page, requestWords.name).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Leads');
  });

  it('goes on with the open lead when its row leaves the list, and follows to the next lead', async () => {
    const page = await openOffice();
    await leadLink(page, requestWords.name).press('Enter');
    await page.getByRole('article', { name: requestWords.name }).waitFor();
    await page.keyboard.press('c');
    await leadLink(page, requestWords.name).waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/^Margaret.* Called$/);
    // From there, a key opens the next lead, and the focus follows.
    await page.keyboard.press('j');
    await page.getByRole('article', { name: neighbor.name }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Dora Insley New$/);
  });

  it('stays with the lead when the button that was pressed goes with its notice', async () => {
    const page = await openOffice();
    await leadLink(page, requestWords.name).press('Enter');
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.getByRole('button', { name: 'Spam', exact: true }).click();
    const trust = lead.getByRole('button', { name: 'Not spam' });
    await trust.press('Enter');
    await trust.waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/^Margaret.* New$/);
  });

  it('returns to the row of a lead that is closed on a phone', async () => {
    const page = await openOffice({ width: 390 });
    await leadLink(page, neighbor.name).press('Enter');
    await page.getByRole('article', { name: neighbor.name }).waitFor();
    await page.getByRole('link', { name: 'Inbox', exact: true }).first().press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Dora Insley/);
  });
});
