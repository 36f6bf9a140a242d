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

  it('the chosen colors are added visibly, and can be removed again', async () => {
    const page = await open('?c=sw-7008.bm-oc-117');
    await tray(page).waitFor();
    await page.goto(`${site.url}/interior`);
    await whenFormRuns(page);
    const field = page.locator('[name=message]');
    const fields = { name: 'Ann', email: 'ann@example.com', phone: '1', address: '1', city: 'Easton', zipCode: '1' };
    await fillForm(page, { ...fields, message });
    const checkbox = page.getByRole('checkbox', { name: 'Add my 2 chosen colors to this message' });
    expect(await checkbox.locator('..').textContent()).toContain('Alabaster, Simply White');
    await checkbox.check();
    const whole = `${message}\n\nMy chosen colors:\nAlabaster (SW 7008), Sherwin-Williams\nSimply White (OC-117), Benjamin Moore`;
    expect(await field.inputValue()).toBe(whole);
    await checkbox.uncheck();
    expect(await field.inputValue()).toBe(message);
    await checkbox.check();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(whole);
    await expect.poll(() => checkbox.isChecked()).toBe(true);

    await passTime(page);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/estimates'),
      page.getByRole('button', { name: 'Get Free Estimate' }).click(),
    ]);
    const body = request.postDataJSON();
    expect(body.message).toBe(whole);
    expect(Object.keys(body)).toHaveLength(9);
    await page.getByText('Estimate request sent!').waitFor();
    await page.getByRole('button', { name: 'Send another request' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => checkbox.isChecked()).toBe(false);
  });

  it('nothing is offered if no color is chosen', async () => {
    const page = await open();
    await page.goto(`${site.url}/interior`);
    await whenFormRuns(page);
    await page.locator('[name=message]').fill('Two rooms and a hall.');
    await whenIdle(page);
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });
});
