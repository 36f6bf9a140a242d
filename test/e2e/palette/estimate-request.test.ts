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
  });

  it('a link’s colors are chips too, above an empty message', async () => {
    const page = await open('?c=sw-7008');
    await page.goto(`${site.url}/contact?c=sw-6461.bm-oc-117#estimate`);
    await page.getByRole('button', { name: 'Remove Simply White' }).waitFor();
    const field = page.locator('form:has([name=zipCode]) [name=message]');
    expect(await field.inputValue()).toBe('');
    expect(
      await field.evaluate(({ form }: HTMLTextAreaElement) => new FormData(form as HTMLFormElement).get('message')),
    ).toMatch(/^My chosen colors:\r?\n.* \(SW 6461\), Sherwin-Williams\r?\nSimply White/);
  });

  it('nothing is offered if no color is chosen', async () => {
    const page = await open();
    await page.goto(`${site.url}/interior`);
    await whenFormRuns(page);
    await page.locator('[name=message]').fill('Two rooms and a hall.');
    await whenIdle(page);
    expect(await page.getByText('Your colors').count()).toBe(0);
  });
});
