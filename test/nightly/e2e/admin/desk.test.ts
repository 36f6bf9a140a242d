import { describe, expect, it } from 'vitest';
import { downloaded, neighbor, officeSite, openLead } from '../../../e2e/admin/office-site.ts';
import { ownerPassword } from '../../../support/owner.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
import { leadLink, openSection } from '../../../support/pages/enter-admin.ts';
import { tabTo } from '../../../support/pages/fill-form.ts';
import { requestWords } from '../../../support/visitor-words.ts';

const office = officeSite();

describe('the office on a desk', () => {
  it('searches the leads from the bar of every section', async () => {
    await office.postTwoLeads();
    const page = await office.enter();
    const search = page.getByLabel('Search', { exact: true });
    await leadLink(page, neighbor.name).waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(neighbor.name);
    await leadLink(page, requestWords.name).waitFor({ state: 'detached' });
    await leadLink(page, neighbor.name).waitFor();
    expect(page.url()).not.toContain('Insley');
    expect(await violationsAtRest(page)).toEqual([]);

    await openSection(page, 'Numbers');
    await page.reload();
    await page.getByRole('heading', { name: 'Numbers' }).first().waitFor();
    expect(await search.inputValue()).toBe(neighbor.name);
    await search.fill(requestWords.name);
    await leadLink(page, requestWords.name).waitFor();
    expect(await leadLink(page, neighbor.name).count()).toBe(0);
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    await search.fill('');
    await leadLink(page, neighbor.name).waitFor();
  });

  it('counts how long answers took, and which were late', async () => {
    await office.postLead();
    const page = await office.enter();
    const counter = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Time to Answer' }) });
    await counter.getByText('–', { exact: true }).waitFor();
    await leadLink(page, requestWords.name).click();
    await page.getByRole('button', { name: 'Called', exact: true }).click();
    await page.getByText('New → Called').waitFor();
    await page.reload();
    await counter.getByText('0 min', { exact: true }).waitFor();
    await counter.getByText('none late in 30 days').waitFor();
    await counter.getByRole('img', { name: 'Answers on 1 of 30 days, late or none on 0 days' }).waitFor();
    const lately = page.getByRole('region', { name: 'Answered lately' }).getByRole('link');
    await lately.getByText('Answered in 0 min').waitFor();
    expect(await lately.count()).toBe(1);
    expect(await violationsAtRest(page)).toEqual([]);
    await lately.click();
    await page.getByRole('article', { name: requestWords.name }).waitFor();
  });
});

describe('the office by keyboard', () => {
  it('works by keyboard alone', async () => {
    await office.postLead();
    const page = await office.context.newPage();
    await page.goto(`${office.server.url}/admin`);
    const tab = (name: RegExp) => tabTo(page, name);
    await page.getByRole('button', { name: 'Login', disabled: false }).waitFor();
    await tab(/^Password$/);
    await page.keyboard.type(ownerPassword);
    await page.keyboard.press('Enter');
    await leadLink(page, requestWords.name).waitFor();
    await tab(/^Margaret/);
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: requestWords.name }).waitFor();
    await page.keyboard.press('c');
    await page.getByText('New → Called').waitFor();
    await page.keyboard.press('z');
    await expect.poll(() => page.getByText('New → Called').count()).toBe(0);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    // Does nothing while a dialog is open.
    await page.keyboard.press('c');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: 'Snooze' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Snooze' }).waitFor({ state: 'hidden' });
    await tab(/^Note, only you see it$/);
    await page.keyboard.type('By keyboard');
    await tab(/^Save$/);
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').getByText('By keyboard').waitFor();
    expect(await page.getByText('New → Called').count()).toBe(0);

    await tab(/^Data$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Erase a person' }).waitFor();
    await tab(/^Everything, as JSON$/);
    expect(await downloaded(page, () => page.keyboard.press('Enter'))).toContain('By keyboard');
  });

  it('follows no single key while they are switched off on this device', async () => {
    await office.postLead();
    const page = await office.enter({ section: 'settings' });
    const keys = page.getByRole('switch', { name: 'Single keys in the inbox' });
    const openInInbox = async () => {
      await page.goto(`${office.server.url}/admin#inbox`);
      await openLead(page);
    };
    await keys.click();
    await expect.poll(() => keys.isChecked()).toBe(false);
    await openInInbox();
    for (const key of ['c', 's', '?', '/']) await page.keyboard.press(key);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByText('New → Called').count()).toBe(0);
    await page.goto(`${office.server.url}/admin#settings`);
    await page.reload();
    expect(await keys.isChecked()).toBe(false);
    await keys.click();
    await expect.poll(() => keys.isChecked()).toBe(true);
    await openInInbox();
    await page.keyboard.press('c');
    await page.getByText('New → Called').waitFor();
  });

  it('marks several selected leads as spam by !, undoes all of it, and goes to the inbox by g and i', async () => {
    await office.postTwoLeads();
    const page = await office.enter();
    await leadLink(page, neighbor.name).waitFor();
    for (const name of [requestWords.name, neighbor.name]) {
      await page.keyboard.press('j');
      await page.getByRole('article', { name }).waitFor();
      await page.keyboard.press('x');
    }
    await page.getByText('2 selected').waitFor();
    await page.keyboard.press('!');
    await page.getByText('2 leads: spam').waitFor();
    await page.getByText('Everyone has an answer').waitFor();
    await page.keyboard.press('z');
    await leadLink(page, requestWords.name).waitFor();
    await leadLink(page, neighbor.name).waitFor();
    await page.goto(`${office.server.url}/admin#numbers`);
    await page.getByRole('heading', { name: 'Numbers' }).first().waitFor();
    for (const key of ['g', 'i']) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Leads', level: 2, exact: true }).waitFor();
  });
});
