import { describe, expect, it } from 'vitest';
import { enterAdmin, leadLink, whenDialogLeft } from '../../support/pages/enter-admin.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { officeSite } from './office-site.ts';

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
