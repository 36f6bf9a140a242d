import { describe, expect, it } from 'vitest';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin } from '../../support/pages/enter-admin.ts';
import { tabTo } from '../../support/pages/fill-form.ts';
import { sectionLink, visitedOffice } from './visited-office.ts';

const office = visitedOffice();

describe('the embeds’ section', () => {
  it.each([360, 1280])('shows each site’s figures, at %i px', async (width) => {
    const page = await enterAdmin(office.context, office.url, { section: 'embeds', width });
    const [stranger, known] = [/^stranger\.example/, /^decks-and-gutters/].map((name) =>
      page.getByRole('row', { name }),
    );
    await stranger?.getByText('Site is not registered yet').waitFor();
    await known?.getByText('Fine').waitFor();
    await known?.getByText('1 in all, 1 today').waitFor();
    expect(await known?.getByText('v1').count()).toBe(1);
  });

  it('keeps sites that strangers made up below the registered ones, folded', async () => {
    const page = await enterAdmin(office.context, office.url);
    const noSite = { widgets: [], loads: [], errors: 0, leads: 0 };
    const madeUp = Array.from({ length: 50 }, (_, at) => ({
      host: `s${at}.example`,
      state: 'unregistered',
      ...noSite,
    }));
    await page.route('**/api/admin/embeds', async (route) => {
      const { sites } = await (await route.fetch()).json();
      await route.fulfill({ json: { sites: [...sites, ...madeUp] } });
    });
    await sectionLink(page, 'Embeds').click();
    await page.getByRole('row', { name: /^decks-and-gutters/ }).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    await page.getByText('51 other sites have tried to send a form').click();
    await page.getByRole('row', { name: /^s49\.example/ }).waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
  });

  it('reports a failure, and loads on a retry by keyboard', async () => {
    const page = await enterAdmin(office.context, office.url);
    await page.route('**/api/admin/embeds', (route) => route.fulfill({ status: 503, body: '{}' }));
    await sectionLink(page, 'Embeds').press('Enter');
    await page.getByRole('alert').getByText('The sites could not be loaded.').waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.unroute('**/api/admin/embeds');
    await tabTo(page, /^the page for webmasters$/);
    await tabTo(page, /^Try again$/);
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /^stranger\.example/ }).waitFor();
  });
});
