import { describe, expect, it } from 'vitest';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { fillForm } from '../../support/pages/fill-form.ts';
import { whenIdle } from '../../support/pages/network-idle.ts';
import { passTime } from '../../support/pages/pass-time.ts';
import { whenFormRuns } from '../forms/form-runs.ts';
import { paletteSite, tray } from './palette-site.ts';

const { open, site } = paletteSite();

describe('in an estimate request', () => {
  const message = 'The hall and two bedrooms, please.';

  it('the chosen colors are chips above the message, each can be removed, and the rest is sent', async () => {
    const page = await open('?c=sw-7008.bm-oc-117.sw-6461');
    await tray(page).waitFor();
    await page.goto(`${site.url}/interior`);
    await whenFormRuns(page);
    const field = page.locator('[name=message]');
    const fields = { name: 'Ann', email: 'ann@example.com', phone: '1', address: '1', city: 'Easton', zipCode: '1' };
    await fillForm(page, { ...fields, message });
    const chips = page.getByRole('list', { name: 'Your colors' }).getByRole('listitem');
    await expect.poll(() => chips.count()).toBe(3);
    await page.getByRole('button', { name: /^Remove Isle/ }).click();
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Remove Simply White');
    expect(await violationsAtRest(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => chips.allTextContents()).toEqual(['Alabaster×', 'Simply White×']);
    expect(await field.inputValue()).toBe(message);

    await passTime(page);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/estimates'),
      page.getByRole('button', { name: 'Get Free Estimate' }).click(),
    ]);
    const body = request.postDataJSON();
    expect(body.message).toBe(
      `${message}\n\nMy chosen colors:\nAlabaster (SW 7008), Sherwin-Williams\nSimply White (OC-117), Benjamin Moore`,
    );
    expect(Object.keys(body)).toHaveLength(9);
    await page.getByText('Estimate request sent!').waitFor();
    await page.getByRole('button', { name: 'Send another request' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    expect(await chips.allTextContents()).toEqual(['Alabaster×', 'Simply White×']);
    await page.evaluate(() => dispatchEvent(new CustomEvent('brushline:colors', { detail: 'sw-6461.sw-7008' })));
    await expect.poll(() => chips.allTextContents()).toEqual(['Isle of Pines×', 'Alabaster×']);
  });

  it('none is offered until some are chosen; a link’s colors join a draft, and are only those that fit', async () => {
    const page = await open();
    await page.goto(`${site.url}/interior`);
    await whenFormRuns(page);
    const field = page.locator('form:has([name=zipCode]) [name=message]');
    await field.fill('Two rooms and a hall.');
    await whenIdle(page);
    expect(await page.getByText('Your colors').count()).toBe(0);
    await page.goto(`${site.url}/contact?c=sw-6461.bm-oc-117#estimate`);
    await page.getByRole('button', { name: 'Remove Simply White' }).waitFor();
    expect(await field.inputValue()).toBe('Two rooms and a hall.');
    await field.fill('x'.repeat(4_930));
    await page.getByText('One color does not fit in the message.').waitFor();
    expect(await page.getByRole('list', { name: 'Your colors' }).innerText()).toMatch(/^Isle of Pines\s*×$/);
    expect(
      await field.evaluate(({ form }: HTMLTextAreaElement) => new FormData(form as HTMLFormElement).get('message')),
    ).toMatch(/^x+\s+My chosen colors:\s+Isle of Pines \(SW 6461\), Sherwin-Williams$/);
  });
});
