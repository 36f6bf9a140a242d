import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations, violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin, nothingLoads, openSection } from '../../support/pages/enter-admin.ts';
import { tabTo } from '../../support/pages/fill-form.ts';
import { visitedOffice } from './visited-office.ts';

const office = visitedOffice();

describe('the settings', () => {
  const saved = (page: Page) => page.getByRole('status').getByText('Saved').waitFor();
  const letter = (page: Page) => page.getByRole('switch', { name: 'Weekly letter' });

  it('change by keyboard alone, and each is saved at once', async () => {
    const page = await enterAdmin(office.context, office.url, { section: 'settings' });
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

  it('keep what was typed but not saved while another section is shown, and after a reload', async () => {
    const page = await enterAdmin(office.context, office.url, { section: 'settings' });
    const closes = page.getByLabel('Monday to Friday, to');
    const before = await closes.inputValue();
    await closes.fill('16:45');
    await page.getByLabel('Address', { exact: true }).fill('https://marina.example');
    await openSection(page, 'Numbers');
    await openSection(page, 'Settings');
    await page.reload();
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('https://marina.example');
    expect(await closes.inputValue()).toBe('16:45');
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    expect(await closes.inputValue()).toBe(before);
    await page.reload();
    expect(await closes.inputValue()).toBe(before);
    expect(await page.getByText('Unsaved draft restored.').count()).toBe(0);
  });

  it('keep changes that another page has made meanwhile', async () => {
    const one = await enterAdmin(office.context, office.url, { section: 'settings' });
    const two = await office.context.newPage();
    await two.goto(one.url());
    const was = await letter(one).isChecked();
    await letter(two).waitFor();
    await letter(one).click();
    await saved(one);
    const clocks = two.getByRole('group', { name: 'How the office counts' });
    await clocks.getByRole('radio', { checked: false }).check();
    await saved(two);
    await expect.poll(() => letter(two).isChecked()).toBe(!was);
  });

  it('show the server’s state, and report a change that was not saved', async () => {
    const page = await enterAdmin(office.context, office.url, { section: 'settings', width: 360 });
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

  it('show the confirmation mail, and why it cannot be switched on if mail is written to files', async () => {
    const page = await enterAdmin(office.context, office.url, { section: 'settings', width: 360 });
    const choice = page.getByRole('switch', { name: 'Confirmation to whoever writes' });
    await page.getByText('It needs a SendGrid key').waitFor();
    await choice.click({ force: true });
    expect([await choice.isChecked(), await choice.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    // The browser may open an initial page and replace it.
    const opening = office.context.waitForEvent('page', (one) => one.url().endsWith('/settings/receipt'));
    await page.getByRole('link', { name: 'See the mail' }).click();
    const mail = await opening;
    await mail.getByRole('heading', { name: 'We have your request' }).waitFor();
    expect(await mail.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await mail.evaluate(() => innerWidth),
    );
  });

  it.each(['receipt', 'letter'])('show the mail %s in readable colors on a dark screen', async (name) => {
    const page = await enterAdmin(office.context, office.url, { section: 'settings' });
    await page.goto(`${office.url}/api/admin/settings/${name}`);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([light, await background()]).toEqual(['rgb(251, 248, 241)', 'rgb(14, 26, 43)']);
    expect(await violations(page, 'color-contrast')).toEqual([]);
  });

  it('register a sister site and remove it', async () => {
    const page = await enterAdmin(office.context, office.url, { section: 'settings' });
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
