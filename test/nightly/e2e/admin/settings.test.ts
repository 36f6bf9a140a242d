import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { officeSite } from '../../../e2e/admin/office-site.ts';
import { firstOrRest } from '../../../support/cases/combinations.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { violations, violationsAtRest } from '../../../support/pages/axe.ts';
import { enterAdmin, nothingLoads } from '../../../support/pages/enter-admin.ts';
import { tabTo } from '../../../support/pages/fill-form.ts';
import { requestWords } from '../../../support/visitor-words.ts';

const office = officeSite();
const open = (width = 1280) => office.enter({ section: 'settings', width });
const part = (page: Page, name: string) => page.getByRole('region', { name });

describe('the settings of the office', () => {
  it('accept opening hours, refuse invalid ones, and apply them in every open office within five seconds', async () => {
    await office.postLead();
    const inbox = await enterAdmin(await office.newContext(), office.server.url);
    const left = inbox.getByRole('listitem').filter({ hasText: requestWords.name });
    await left.getByText(/^2[34] h/).waitFor();

    const page = await open(390);
    const hours = part(page, 'Hours and the 24-hour clock');
    expect(await hours.getByLabel('Monday to Friday, to').inputValue()).toBe('18:00');
    await hours.getByLabel('Monday to Friday, to').fill('06:00');
    await hours.getByRole('button', { name: 'Save hours' }).click();
    await hours.getByText('Closing time must be after opening time').waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await hours.getByRole('checkbox', { name: 'Monday to Friday, open' }).uncheck();
    await hours.getByRole('checkbox', { name: 'Saturday, open' }).uncheck();
    await hours.getByRole('button', { name: 'Save hours' }).click();
    await hours.getByText('Please be open for at least 8 hours a week').waitFor();
    await hours.getByRole('checkbox', { name: 'Sunday, open' }).check();
    await hours.getByLabel('Sunday, from').fill('10:00');
    await hours.getByLabel('Sunday, to').fill('18:00');
    await hours.getByRole('button', { name: 'Save hours' }).click();
    await hours.getByText('Hours saved').waitFor();
    await hours.getByText('due Sunday at 6:00 PM, 2 weeks later.').waitFor();
    await hours.getByRole('radio', { name: 'Only while you are open' }).check();
    // Includes three Sundays.
    await left.getByText(/^1\d days left$|^2\d days left$/).waitFor({ timeout: timeLimitMs(5_000) });
    await page.reload();
    expect(await hours.getByLabel('Sunday, to').inputValue()).toBe('18:00');
    expect(await hours.getByRole('checkbox', { name: 'Saturday, open' }).isChecked()).toBe(false);
    await inbox.context().close();
  });

  it('mark in their menu what needs the owner, lead to the templates, and open the newest weekly letter', async () => {
    const page = await open();
    // Nobody has seen the sister site's form yet.
    await page.getByRole('link', { name: 'Sister sites needs you' }).waitFor();
    expect(await page.getByRole('link', { name: 'Security', exact: true }).count()).toBe(1);
    const opening = office.context.waitForEvent('page', (one) => one.url().endsWith('/settings/letter'));
    await part(page, 'Alerts').getByRole('link', { name: 'Read the last one' }).click();
    await (await opening).getByRole('heading', { name: /^Your week since/ }).waitFor();
    await part(page, 'Alerts').getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('the test was written to its outbox folder').waitFor();
    const answers = part(page, 'Answer templates');
    await answers.getByText('“Hello {name}, I just tried to call you').waitFor();
    await expect.poll(() => answers.getByText('Not used yet').count()).toBe(3);
    await answers.getByRole('link', { name: 'Edit the templates' }).click();
    await page.getByRole('heading', { name: 'Content', level: 2, exact: true }).waitFor();
    await page.getByLabel('Subject').first().waitFor();
  });

  it.each(firstOrRest([360, 1280]))('take a sentence for confirmations, and show it, at %i px', async (width) => {
    const page = await open(width);
    const receipts = part(page, 'Confirmations');
    const sentence = receipts.getByLabel('Your sentence at the top');
    await sentence.fill('Thank you, ');
    await receipts.getByRole('button', { name: 'First name' }).click();
    await page.keyboard.type('. By ');
    await receipts.getByRole('button', { name: 'Deadline' }).click();
    expect(await sentence.inputValue()).toBe('Thank you, {name}. By {deadline}');
    const sample = receipts.getByRole('region', { name: 'What Anna Price would read' });
    expect(await sample.getByRole('paragraph').innerText()).toMatch(/^Thank you, Anna\. By Tuesday/);
    expect(await violationsAtRest(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.reload();
    expect(await sentence.inputValue()).toBe('Thank you, {name}. By {deadline}');
    await receipts.getByRole('button', { name: 'Save the sentence' }).click();
    await receipts.getByText('Sentence saved').waitFor();
    await receipts.getByRole('button', { name: 'Mail it to me' }).click();
    await receipts.getByText('so the test was written to its outbox folder.').waitFor();
    const opening = office.context.waitForEvent('page', (one) => one.url().endsWith('/settings/receipt'));
    await receipts.getByRole('link', { name: 'See the mail' }).click();
    await (await opening).getByText('Thank you, Anna. By').waitFor();
    await sentence.fill('x'.repeat(401));
    await receipts.getByRole('button', { name: 'Save the sentence' }).click();
    await receipts.getByText('Please shorten this text to 400 characters; it has 401').waitFor();
  });

  it('show what another device has changed instead of undoing it', async () => {
    const [page, other] = [
      await open(),
      await enterAdmin(await office.newContext(), office.server.url, { section: 'settings' }),
    ];
    const [hours, others] = [part(page, 'Hours and the 24-hour clock'), part(other, 'Hours and the 24-hour clock')];
    const add = async (region: typeof hours, day: string) => {
      await region.getByLabel('A day off', { exact: true }).fill(day);
      await region.getByRole('button', { name: 'Add a day off' }).click();
    };
    await add(others, '2091-07-04');
    await others.getByText('Day off added').waitFor();
    await add(hours, '2091-07-05');
    await hours.getByText('The days off were changed on another device').waitFor();
    await hours.getByText('Wednesday, July 4, 2091').waitFor();
    await hours.getByRole('button', { name: 'Add a day off' }).click();
    await hours.getByText('Thursday, July 5, 2091').waitFor();

    await page.reload();
    for (const day of ['Wednesday, July 4, 2091', 'Thursday, July 5, 2091']) await hours.getByText(day).waitFor();
    await hours.getByRole('button', { name: 'Remove Thursday, July 5, 2091' }).click();
    await hours.getByText('is a working day again.').waitFor();
    await hours.getByRole('button', { name: 'Add a day off' }).click();
    await hours.getByText('Please choose today or a later day').waitFor();
    await other.context().close();
  });
});

describe('the settings', () => {
  const saved = (page: Page) => page.getByRole('status').getByText('Saved').waitFor();
  const letter = (page: Page) => page.getByRole('switch', { name: 'Weekly letter' });

  it('change by keyboard alone, and each is saved at once', async () => {
    const page = await office.enter({ section: 'settings' });
    const was = await letter(page).isChecked();
    await tabTo(page, /^Weekly letter$/);
    await page.keyboard.press('Space');
    await saved(page);
    const plain = page.getByRole('radio', { name: 'Around the clock' });
    const wasPlain = await plain.isChecked();
    await tabTo(page, wasPlain ? /^Around the clock/ : /^Only while/);
    await page.keyboard.press('ArrowDown');
    await saved(page);
    await tabTo(page, /^Your name in the history/);
    await page.keyboard.type('Walt');
    await expect.poll(() => plain.isChecked()).toBe(!wasPlain);
    await nothingLoads(page);
    expect(await violationsAtRest(page)).toEqual([]);
    await page.reload();
    await letter(page).waitFor();
    expect(await plain.isChecked()).toBe(!wasPlain);
    expect(await letter(page).isChecked()).toBe(!was);
    // Comes after the next frame.
    await expect.poll(() => page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Walt');
  });

  it('show the server’s state, and report a change that was not saved', async () => {
    const page = await office.enter({ section: 'settings', width: 360 });
    const was = await letter(page).isChecked();
    await office.context.setOffline(true);
    await letter(page).click();
    await page.getByRole('alert').getByText('That did not get through. Please try again.').waitFor();
    expect(await letter(page).isChecked()).toBe(was);
    await office.context.setOffline(false);
    await letter(page).click();
    await saved(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it.each(['receipt', 'letter'])('show the mail %s in readable colors on a dark screen', async (name) => {
    const page = await office.enter({ section: 'settings' });
    await page.goto(`${office.server.url}/api/admin/settings/${name}`);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([light, await background()]).toEqual(['rgb(251, 248, 241)', 'rgb(14, 26, 43)']);
    expect(await violations(page, 'color-contrast')).toEqual([]);
  });

  it('register a sister site and remove it', async () => {
    const page = await office.enter({ section: 'settings' });
    const sites = page.getByRole('region', { name: 'Sister sites' });
    await sites.getByRole('button', { name: 'Register' }).click();
    await sites.getByRole('alert').getByText('Please enter a name').waitFor();
    await sites.getByLabel('Name').fill('Towline');
    await sites.getByLabel('Address').fill('https://new-sister.example/paint');
    await sites.getByRole('button', { name: 'Register' }).click();
    await sites.getByText('new-sister.example · Not seen yet.').waitFor();
    await sites.getByRole('button', { name: 'Remove Towline' }).click();
    await sites.getByText('Towline is removed.').waitFor();
    expect(await sites.getByText('new-sister.example').count()).toBe(0);
  });
});
