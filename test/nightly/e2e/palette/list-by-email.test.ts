import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { field, paletteSite, reports, tray } from '../../../e2e/palette/palette-site.ts';
import { waitForMails } from '../../../support/outbox.ts';
import { violationsAtRest } from '../../../support/pages/axe.ts';
import { passTime } from '../../../support/pages/pass-time.ts';

const { alerts, open, site } = paletteSite();

describe('the list by email', () => {
  async function openDialog(page: Page) {
    await field(page, 'sw-7008').click();
    await field(page, 'bm-oc-117').click();
    await tray(page).getByRole('button', { name: 'Email My Color List' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email My Color List' });
    await dialog.waitFor();
    const email = dialog.getByLabel('Your email');
    const send = dialog.getByRole('button', { name: 'Send Color List' });
    return { dialog, email, send };
  }

  it('reaches the owner with every color, by maker', async () => {
    const page = await open();
    const { dialog, email, send } = await openDialog(page);
    expect(await email.getAttribute('type')).toBe('email');
    expect(await send.isDisabled()).toBe(true);
    await email.fill('  ');
    expect(await send.isDisabled()).toBe(true);
    await email.fill('margaret@tilghman.example');
    await passTime(page);
    const [request] = await Promise.all([page.waitForRequest('**/api/color-palette'), send.click()]);
    const { customerEmail, colors } = request.postDataJSON();
    expect(customerEmail).toBe('margaret@tilghman.example');
    expect(Object.keys(colors[0]).sort()).toEqual(['brand', 'category', 'code', 'hex', 'name']);
    await expect.poll(alerts).toEqual(['Color palette sent successfully! Brushline will be in touch with you soon.']);
    await dialog.waitFor({ state: 'hidden' });
    expect(await tray(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('2 colors sent');
    expect(await page.locator('[name=customerEmail]').inputValue()).toBe('');
    const sent = page.getByRole('region', { name: 'The list you sent' });
    await sent.getByText('2 colors sent').waitFor();
    expect(await sent.getByRole('link', { name: 'Estimate with These Colors' }).getAttribute('href')).toBe(
      '/contact?c=sw-7008.bm-oc-117#estimate',
    );
    await sent.getByRole('button', { name: 'Select Them Again' }).click();
    await tray(page).getByText('2 selected').waitFor();
    await sent.waitFor({ state: 'hidden' });
    await page.getByText('Color palette sent successfully!').waitFor({ state: 'attached' });
    await expect.poll(() => reports(page)).toContainEqual(['color_palette_usage', { value: 30, action: 'email' }]);

    const [mail = ''] = await waitForMails(site.server.dataDir, 1, 'Color list from margaret');
    const { subject, replyTo, text } = await PostalMime.parse(mail);
    expect([subject, replyTo?.[0]?.address]).toEqual([
      'Color list from margaret@tilghman.example',
      'margaret@tilghman.example',
    ]);
    expect(text).toMatch(/Benjamin Moore:\s+Simply White \(OC-117\)\s+Sherwin-Williams:\s+Alabaster \(SW 7008\)/);
  });

  it.each([
    ['a response without success', { status: 200, contentType: 'application/json', body: '{"success":false}' }],
    ['an error', { status: 500, body: 'no' }],
    ['a refusal', undefined],
  ])('stays open with all input after %s', async (_, answer) => {
    const page = await open();
    if (answer) await page.route('**/api/color-palette', (route) => route.fulfill(answer));
    const { dialog, email, send } = await openDialog(page);
    await email.fill('no address');
    await send.click();
    const failed = 'Failed to send color palette. Please try again or contact us directly.';
    await expect.poll(alerts).toEqual([failed]);
    expect(await dialog.isVisible()).toBe(true);
    expect(await email.inputValue()).toBe('no address');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await tray(page).getByText('2 selected').waitFor();
    expect(await reports(page)).not.toContainEqual(['color_palette_usage', { value: 30, action: 'email' }]);
  });

  it('says at the field what is wrong with an address, until it is changed', async () => {
    const page = await open();
    const { dialog, email } = await openDialog(page);
    await email.fill('ann@@example');
    await email.press('Enter');
    await dialog.getByRole('alert').getByText('Please enter a valid email').waitFor();
    await expect.poll(alerts).toHaveLength(1);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.evaluate((field) => field.matches(':focus'))).toBe(true);
    const described = await email.getAttribute('aria-describedby');
    const reason = page.locator(`[id="${described}"]`);
    expect(await reason.textContent()).toBe('Please enter a valid email');
    expect(await violationsAtRest(page)).toEqual([]);
    await email.fill('ann@example.com');
    expect([await email.getAttribute('aria-invalid'), await reason.textContent()]).toEqual([null, '']);
  });

  it('says in the dialog that it was not sent, and sends it once there is a network', async () => {
    const page = await open();
    const { dialog, email, send } = await openDialog(page);
    await email.fill('ann@easton.example');
    await page.context().setOffline(true);
    await send.click();
    await dialog.getByRole('alert').getByText('Failed to send color palette.').waitFor();
    await expect.poll(alerts).toHaveLength(1);
    expect(await email.getAttribute('aria-invalid')).toBeNull();
    await page.context().setOffline(false);
    await passTime(page);
    await send.click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('2 colors sent');
  });

  it('reports if the dialog cannot be loaded, and retries', async () => {
    const page = await open();
    await page.route('**/lazy-*', (route) => route.abort());
    await field(page, 'sw-7008').click();
    await tray(page).getByRole('button', { name: 'Email My Color List' }).click();
    await tray(page).getByRole('alert').getByText('could not be loaded').waitFor();
    await page.unroute('**/lazy-*');
    await tray(page).getByRole('button', { name: 'Email My Color List' }).click();
    await page.getByRole('dialog').waitFor();
  });

  it('stays when text is selected by dragging out of it, and closes on a press outside', async () => {
    const page = await open();
    const { dialog, email } = await openDialog(page);
    await email.fill('jane@example.com');
    await email.hover();
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    expect([await email.inputValue(), await dialog.isVisible()]).toEqual(['jane@example.com', true]);
    await page.mouse.click(5, 400);
    await dialog.waitFor({ state: 'hidden' });
  });
});
