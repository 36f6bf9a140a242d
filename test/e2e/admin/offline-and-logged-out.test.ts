import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ownerPassword } from '../../support/owner.ts';
import { enterAdmin, leadLink } from '../../support/pages/enter-admin.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { officeSite } from './office-site.ts';

const office = officeSite();

describe('the office, without a network or a session', () => {
  it('keeps a note and shows a status correctly while offline', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    const page = await enterAdmin(office.context, office.server.url, { width: 360 });
    await leadLink(page, requestWords.name).click();
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.getByLabel('Add a note').fill('Call after five');
    await office.context.setOffline(true);
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByText('The note was not saved.').waitFor();
    await lead.getByRole('button', { name: 'Won', exact: true }).click();
    await lead.getByText('The change was not saved.').waitFor();
    expect(await lead.getByRole('button', { name: 'New' }).getAttribute('aria-pressed')).toBe('true');
    await office.context.setOffline(false);
    await page.reload();
    expect(await lead.getByLabel('Add a note').inputValue()).toBe('Call after five');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Call after five').waitFor();
    expect(await lead.getByLabel('Add a note').inputValue()).toBe('');
  });

  it('requests the password again when the session has ended, and keeps everything open', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    const page = await enterAdmin(office.context, office.server.url);
    await leadLink(page, requestWords.name).click();
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.getByLabel('Add a note').fill('Half a thought');
    // Whatever else asks the server would notice before the press that the session has ended.
    await whenNetworkIdle(page);
    await page.route('**/leads/summary', (route) => route.abort());
    await office.context.clearCookies();
    await lead.getByRole('button', { name: 'Save' }).click();
    await page.getByText('You were logged out.').waitFor();
    await page.unroute('**/leads/summary');
    // The browser draws the house here, not the server.
    const glow = await page
      .locator('stop')
      .first()
      .evaluate((stop) => getComputedStyle(stop).stopColor);
    expect(glow).toBe('rgb(255, 217, 138)');
    const password = page.getByLabel('Password');
    // The focus comes after the next frame.
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(ownerPassword);
    const button = page.getByRole('button', { name: 'Login' });
    const { height } = (await button.boundingBox()) ?? {};
    let hold = (_: Route) => {};
    const held = new Promise<Route>((resolve) => {
      hold = resolve;
    });
    await page.route('**/api/admin/session', (route) => hold(route), { times: 1 });
    await page.keyboard.press('Enter');
    const busy = page.getByRole('button', { name: 'Checking…' });
    await busy.waitFor();
    expect([await busy.getAttribute('aria-busy'), (await busy.boundingBox())?.height]).toEqual(['true', height]);
    await (await held).continue();
    expect(await lead.getByLabel('Add a note').inputValue()).toBe('Half a thought');
    await lead.getByRole('button', { name: 'Save' }).click();
    await lead.getByRole('listitem').getByText('Half a thought').waitFor();
  });
});
