import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { neighbor, officeSite } from './office-site.ts';

const office = officeSite();

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
