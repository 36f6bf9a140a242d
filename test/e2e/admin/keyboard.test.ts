import { describe, expect, it } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { tabTo } from '../../support/pages/tab-to.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { downloaded, officeSite } from './office-site.ts';

const office = officeSite();

describe('the office by keyboard', () => {
  it('works by keyboard alone', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
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
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: 'Snooze' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Snooze' }).waitFor({ state: 'hidden' });
    await tab(/^Add a note$/);
    await page.keyboard.type('By keyboard');
    await tab(/^Save$/);
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').getByText('By keyboard').waitFor();

    await tab(/^Data$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Erase a person' }).waitFor();
    await tab(/^Everything, as JSON$/);
    expect(await downloaded(page, () => page.keyboard.press('Enter'))).toContain('By keyboard');
    await tab(/^Phone$/);
    await page.keyboard.type('410.555.0187');
    await page.keyboard.press('Enter');
    await page.getByText('Found: 1 lead and 0 tracked events.').waitFor();
    await tab(/^Type ERASE to confirm$/);
    await page.keyboard.type('ERASE');
    await page.keyboard.press('Enter');
    await page.getByText('Erased: 1 lead and 0 tracked events.').waitFor();
    await tab(/^Inbox$/);
    await page.keyboard.press('Enter');
    await page.getByText('Everyone has an answer').waitFor();
  });

  it('leaves the focus where it is when a dialog’s close event comes late', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    const page = await enterAdmin(office.context, office.server.url);
    await leadLink(page, requestWords.name).click();
    const note = page.getByRole('article', { name: requestWords.name }).getByLabel('Add a note');
    await note.waitFor();
    // As on a busy machine, where keys arrive before the close event.
    await page.evaluate(() =>
      document.addEventListener(
        'close',
        (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          document.addEventListener('input', () => event.target?.dispatchEvent(new Event('close')), { once: true });
        },
        true,
      ),
    );
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Snooze', includeHidden: true });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await note.focus();
    await page.keyboard.type('B');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.type('y keyboard');
    expect(await note.inputValue()).toBe('By keyboard');
  });
});
