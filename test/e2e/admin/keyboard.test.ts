import { describe, expect, it } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { tabTo } from '../../support/pages/tab-to.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { downloaded, neighbor, officeSite } from './office-site.ts';

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
    // Does nothing while a dialog is open.
    await page.keyboard.press('c');
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
    expect(await page.getByText('New → Called').count()).toBe(0);

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

  it('goes on with the lead, or its row, after a change was undone', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    await office.sendForm(`${office.server.url}/exterior`, neighbor);
    const page = await enterAdmin(office.context, office.server.url);
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent?.trim() ?? document.activeElement?.tagName);
    const undo = page.getByRole('button', { name: 'Undo' });
    await leadLink(page, requestWords.name).press('Enter');
    await page.getByRole('article', { name: requestWords.name }).waitFor();
    await page.keyboard.press('c');
    await leadLink(page, requestWords.name).waitFor({ state: 'detached' });
    await undo.press('Enter');
    await leadLink(page, requestWords.name).waitFor();
    // A poll may list the row before the page has the answer to its undo.
    await expect.poll(focused).toMatch(/^Margaret.* New$/);

    await page.goto(`${office.server.url}/admin#inbox`);
    for (const { name } of [requestWords, neighbor]) await page.getByLabel(`Select ${name}`).press('Space');
    await page.getByRole('toolbar').getByRole('button', { name: 'Won' }).press('Enter');
    await leadLink(page, neighbor.name).waitFor({ state: 'detached' });
    await undo.press('Enter');
    await expect
      .poll(() =>
        leadLink(page, requestWords.name).evaluateAll((rows) => rows.indexOf(document.activeElement as HTMLElement)),
      )
      .toBe(0);
  });

  it('follows a key pressed right after a dialog closed, while the focus is still in it', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    const page = await enterAdmin(office.context, office.server.url);
    await leadLink(page, requestWords.name).click();
    await page.getByRole('article', { name: requestWords.name }).waitFor();
    for (const focused of ['button', 'input']) {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('s');
      await page.getByRole('dialog', { name: 'Snooze' }).locator(focused).first().focus();
      // Without a pause for the browser to draw, as on a busy machine.
      const isInside = await page.evaluate(() => {
        const at = document.activeElement;
        const dialog = at?.closest('dialog');
        dialog?.close();
        at?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
        return dialog?.contains(at);
      });
      expect(isInside).toBe(true);
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' });
    }
    await page.close();
  });

  it('follows no single key while they are switched off on this device', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    const page = await enterAdmin(office.context, office.server.url, { section: 'settings' });
    const keys = page.getByRole('switch', { name: 'Single keys in the inbox' });
    const openLead = async () => {
      await page.goto(`${office.server.url}/admin#inbox`);
      await leadLink(page, requestWords.name).click();
      await page.getByRole('article', { name: requestWords.name }).waitFor();
    };
    await keys.click();
    await expect.poll(() => keys.isChecked()).toBe(false);
    await openLead();
    for (const key of ['c', 's', '?', '/']) await page.keyboard.press(key);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByText('New → Called').count()).toBe(0);
    await page.goto(`${office.server.url}/admin#settings`);
    await page.reload();
    expect(await keys.isChecked()).toBe(false);
    await keys.click();
    await expect.poll(() => keys.isChecked()).toBe(true);
    await openLead();
    await page.keyboard.press('c');
    await page.getByText('New → Called').waitFor();
  });

  it('changes several selected leads at once by keys, and undoes all of it', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    await office.sendForm(`${office.server.url}/exterior`, neighbor);
    const page = await enterAdmin(office.context, office.server.url);
    await leadLink(page, neighbor.name).waitFor();
    for (const name of [requestWords.name, neighbor.name]) {
      await page.keyboard.press('j');
      await page.getByRole('article', { name }).waitFor();
      await page.keyboard.press('x');
    }
    await page.getByText('2 selected').waitFor();
    await page.keyboard.press('c');
    await page.getByText('2 leads: called').waitFor();
    await page.getByText('Everyone has an answer').waitFor();
    await page.keyboard.press('z');
    await leadLink(page, requestWords.name).waitFor();
    await leadLink(page, neighbor.name).waitFor();
  });

  it('marks a lead as spam by !, and goes to the inbox from any section by g and i', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    const page = await enterAdmin(office.context, office.server.url);
    await leadLink(page, requestWords.name).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('article', { name: requestWords.name }).waitFor();
    await page.keyboard.press('!');
    await page.getByText('New → Spam').waitFor();
    await leadLink(page, requestWords.name).waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await leadLink(page, requestWords.name).waitFor();
    await page.goto(`${office.server.url}/admin#numbers`);
    const heading = page.getByRole('heading', { name: 'Numbers' }).first();
    await heading.waitFor();
    await page.keyboard.press('i');
    await page.keyboard.press('?');
    await page.keyboard.press('g');
    expect(await heading.isVisible()).toBe(true);
    // Again, because a busy machine may have taken longer than a pair of keys may.
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await page.getByRole('heading', { name: 'Leads', level: 2, exact: true }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Go to the inbox').waitFor();
  });

  it('follows a key pressed as soon as the inbox shows', async () => {
    const page = await enterAdmin(office.context, office.server.url, { section: 'numbers' });
    await page.evaluate(() => {
      const shown = new MutationObserver(() => {
        if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Leads')) return;
        shown.disconnect();
        // Before the browser draws, as on a busy machine.
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
      });
      shown.observe(document.body, { childList: true, subtree: true });
      location.assign('#inbox');
    });
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
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
          document.documentElement.dataset.held = event.type;
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
    await page.locator('html[data-held=close]').waitFor();
    await note.focus();
    await page.keyboard.type('B');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.type('y keyboard');
    expect(await note.inputValue()).toBe('By keyboard');
  });
});
