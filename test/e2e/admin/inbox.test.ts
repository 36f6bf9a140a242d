import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { leadLink } from '../../support/pages/enter-admin.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { neighbor, officeSite, openLead } from './office-site.ts';

const office = officeSite();

async function openFirst({ width = 390 } = {}) {
  await office.postLead();
  const page = await office.enter({ width });
  const lead = await openLead(page);
  return { page, lead, dialog: page.getByRole('dialog') };
}

it('Back closes a sheet of the lead, and only then the lead', async () => {
  const { page, lead, dialog } = await openFirst();
  for (const name of ['Scheduled', 'Quoted', 'Lost']) {
    await lead.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(await lead.isVisible()).toBe(true);
  }
  await page.goBack();
  await leadLink(page, requestWords.name).waitFor();
  expect(await lead.count()).toBe(0);
});

/** What has focus, in words; `BODY` if nothing has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === document.body ? 'BODY' : (at?.textContent?.trim() ?? '');
  });

async function openOffice({ width = 1280 } = {}): Promise<Page> {
  await office.postTwoLeads();
  const page = await office.enter({ width });
  await leadLink(page, neighbor.name).waitFor();
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

  it('returns to the row of a lead that is closed on a phone', async () => {
    const page = await openOffice({ width: 390 });
    await leadLink(page, neighbor.name).press('Enter');
    await page.getByRole('article', { name: neighbor.name }).waitFor();
    await page.getByRole('link', { name: 'Inbox', exact: true }).first().press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Dora Insley/);
  });
});

it('a selection leaves the buttons of the open lead to that lead, and ends with its list', async () => {
  const page = await openOffice();
  await page.getByRole('checkbox', { name: neighbor.name }).check();
  await page.getByText('1 selected').waitFor();
  const lead = await openLead(page);
  await lead.getByRole('button', { name: 'Called', exact: true }).click();
  await page.getByText(`${requestWords.name}: called`).waitFor();
  await page.getByRole('checkbox', { name: neighbor.name }).check();
  await page.getByText('1 selected').waitFor();
  await page.getByLabel('Search', { exact: true }).fill(requestWords.name);
  await page.getByText('1 selected').waitFor({ state: 'detached' });
  await page.getByLabel('Search', { exact: true }).fill('');
  await leadLink(page, neighbor.name).waitFor();
  expect(await page.getByText('1 selected').count()).toBe(0);
});

it('a second press on a status counts while the first is being saved', async () => {
  const { page, lead } = await openFirst({ width: 1280 });
  const held: (() => Promise<void>)[] = [];
  await page.route('**/status', (route) => void held.push(() => route.continue()), { times: 1 });
  const answers: number[] = [];
  page.on('response', (response) => response.url().endsWith('/status') && answers.push(response.status()));
  const press = (name: string) => lead.getByRole('button', { name, exact: true }).click();
  await press('Called');
  await expect.poll(() => held.length).toBe(1);
  await press('Won');
  await page.getByRole('button', { name: 'Without an amount' }).click();
  await Promise.all(held.map((release) => release()));
  await expect.poll(() => answers).toEqual([200, 200]);
  await lead.getByRole('button', { name: 'Won', exact: true, pressed: true }).waitFor();
});

it('a note that was changed after a lost answer is stored beside the first', async () => {
  await office.postLead();
  const page = await office.enter({ width: 390 });
  const lead = await openLead(page);
  await page.route(
    '**/notes',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await lead.getByLabel('Note, only you see it').fill('Key under the mat');
  await lead.getByRole('button', { name: 'Save' }).click();
  await lead.getByText('The note was not saved.').waitFor();
  await lead.getByLabel('Note, only you see it').fill('Key under the mat, dog inside');
  await lead.getByRole('button', { name: 'Save' }).click();
  await lead.getByRole('listitem').getByText('Key under the mat, dog inside').waitFor();
  await lead.getByRole('listitem').getByText('Key under the mat', { exact: true }).waitFor();
});
