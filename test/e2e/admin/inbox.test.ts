import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterAdmin, leadLink, whenDialogLeft } from '../../support/pages/enter-admin.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { neighbor, officeSite } from './office-site.ts';

const office = officeSite();

async function openLead({ width = 390 } = {}) {
  await office.sendForm(`${office.server.url}/exterior`);
  const page = await enterAdmin(office.context, office.server.url, { width });
  await leadLink(page, requestWords.name).click();
  const lead = page.getByRole('article', { name: requestWords.name });
  await lead.waitFor();
  return { page, lead, dialog: page.getByRole('dialog') };
}

describe('Back', () => {
  it('closes a sheet of the lead, and only then the lead', async () => {
    const { page, lead, dialog } = await openLead();
    for (const name of ['Snooze', 'Date', 'Template']) {
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

  it('needs no second press after a sheet was closed, or something was chosen in it', async () => {
    const { page, lead, dialog } = await openLead();
    await lead.getByRole('button', { name: 'Date', exact: true }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await lead.getByRole('button', { name: 'Snooze' }).click();
    await dialog.getByRole('button', { name: /^Tomorrow morning/ }).click();
    await page
      .getByText(/^Back tomorrow/)
      .first()
      .waitFor();
    // A Back before would only do the same.
    await whenDialogLeft(page);
    await page.goBack();
    await page.getByText('1 snoozed', { exact: true }).waitFor();
    expect(await lead.count()).toBe(0);
  });

  it('is not needed for a press outside, unless it selects text from inside', async () => {
    const { lead, page, dialog } = await openLead({ width: 1280 });
    await lead.getByRole('button', { name: 'Date', exact: true }).click();
    await dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
  });

  it('leaves a dialog open that opens before the browser has left the entry of the last one', async () => {
    const { page, lead, dialog } = await openLead({ width: 1280 });
    await page.evaluate(() => {
      const back = history.back.bind(history);
      history.back = () => {
        back();
        history.back = back;
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
      };
      addEventListener('popstate', () => setTimeout(() => Object.assign(window, { hasLeft: true })), { once: true });
    });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => 'hasLeft' in window);
    expect(await dialog.getByRole('heading').first().textContent()).toBe('Snooze');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(await lead.isVisible()).toBe(true);
    await page.goBack();
    await lead.waitFor({ state: 'detached' });
  });
});

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

  it('returns to the row of a lead that is closed on a phone', async () => {
    const page = await openOffice({ width: 390 });
    await leadLink(page, neighbor.name).press('Enter');
    await page.getByRole('article', { name: neighbor.name }).waitFor();
    await page.getByRole('link', { name: 'Inbox', exact: true }).first().press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Dora Insley/);
  });
});

/** The office with two leads, of which the neighbor's is selected and the other is open. */
async function openBesideSelected(width: number): Promise<Page> {
  await office.sendForm(`${office.server.url}/exterior`);
  await office.sendForm(`${office.server.url}/exterior`, neighbor);
  const page = await enterAdmin(office.context, office.server.url, { width });
  await page.getByRole('checkbox', { name: neighbor.name }).check();
  await page.getByText('1 selected').waitFor();
  await leadLink(page, requestWords.name).click();
  await page.getByRole('article', { name: requestWords.name }).waitFor();
  return page;
}

const statusOf = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const answer = await fetch('/api/admin/leads?status=new');
    const { leads } = (await answer.json()) as { leads: { name: string; snoozedUntil?: string }[] };
    const lead = leads.find((one) => one.name === wanted);
    return lead ? (lead.snoozedUntil ? 'snoozed' : 'new') : 'gone';
  }, name);

describe('a selection', () => {
  it('leaves the buttons of the open lead to that lead', async () => {
    const page = await openBesideSelected(1280);
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('button', { name: /^Tomorrow morning/ }).click();
    await page.getByText(`${requestWords.name}: back tomorrow`).waitFor();
    expect(await statusOf(page, neighbor.name)).toBe('new');
  });

  it('ends with the list it was made in, and its actions never go to the open lead', async () => {
    const page = await openBesideSelected(1280);
    await page.getByLabel('Search', { exact: true }).fill(requestWords.name);
    await leadLink(page, neighbor.name).waitFor({ state: 'detached' });
    await page.getByText('1 selected').waitFor({ state: 'detached' });
    await page.getByLabel('Search', { exact: true }).fill('');
    await leadLink(page, neighbor.name).waitFor();
    expect(await page.getByText('1 selected').count()).toBe(0);
  });

  it('is what an open dialog is about, also if its leads leave the list meanwhile', async () => {
    const page = await openBesideSelected(1280);
    await page.getByRole('toolbar').getByRole('button', { name: 'Snooze' }).click();
    const tomorrow = page.getByRole('button', { name: /^Tomorrow morning/ });
    await tomorrow.waitFor();
    // Another device of the owner finishes it.
    await page.evaluate(async (wanted) => {
      const { leads } = await (await fetch('/api/admin/leads')).json();
      const { id, revision } = leads.find((one: { name: string }) => one.name === wanted);
      const body = JSON.stringify({ status: 'won', by: '', revision });
      const headers = { 'Content-Type': 'application/json' };
      await fetch(`/api/admin/leads/${id}/status`, { method: 'POST', headers, body });
    }, neighbor.name);
    await leadLink(page, neighbor.name).waitFor({ state: 'detached' });
    await tomorrow.click();
    await page.getByText('Somebody else changed this lead').waitFor();
    expect(await statusOf(page, requestWords.name)).toBe('new');
  });
});

it('a note that was changed after a lost answer is stored beside the first', async () => {
  await office.sendForm(`${office.server.url}/exterior`);
  const page = await enterAdmin(office.context, office.server.url, { width: 390 });
  await leadLink(page, requestWords.name).click();
  const lead = page.getByRole('article', { name: requestWords.name });
  await page.route(
    '**/notes',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await lead.getByLabel('Add a note').fill('Key under the mat');
  await lead.getByRole('button', { name: 'Save' }).click();
  await lead.getByText('The note was not saved.').waitFor();
  await lead.getByLabel('Add a note').fill('Key under the mat, dog inside');
  await lead.getByRole('button', { name: 'Save' }).click();
  await lead.getByRole('listitem').getByText('Key under the mat, dog inside').waitFor();
  await lead.getByRole('listitem').getByText('Key under the mat', { exact: true }).waitFor();
});
