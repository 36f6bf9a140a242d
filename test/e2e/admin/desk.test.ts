import { describe, expect, it } from 'vitest';
import { violationsAtRest } from '../../support/pages/axe.ts';
import { enterAdmin, leadLink, openSection } from '../../support/pages/enter-admin.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { neighbor, officeSite } from './office-site.ts';

const office = officeSite();

describe('the office on a desk', () => {
  it('searches the leads from the bar of every section', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    await office.sendForm(`${office.server.url}/exterior`, neighbor);
    const page = await enterAdmin(office.context, office.server.url);
    const search = page.getByLabel('Search', { exact: true });
    await leadLink(page, neighbor.name).waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(neighbor.name);
    await leadLink(page, requestWords.name).waitFor({ state: 'detached' });
    await leadLink(page, neighbor.name).waitFor();
    expect(page.url()).not.toContain('Insley');
    expect(await violationsAtRest(page)).toEqual([]);

    await openSection(page, 'Numbers');
    await page.reload();
    await page.getByRole('heading', { name: 'Numbers' }).first().waitFor();
    expect(await search.inputValue()).toBe(neighbor.name);
    await search.fill(requestWords.name);
    await leadLink(page, requestWords.name).waitFor();
    expect(await leadLink(page, neighbor.name).count()).toBe(0);
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    await search.fill('');
    await leadLink(page, neighbor.name).waitFor();
  });

  it('goes by the clock of the server, however wrong that of the device is', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    await office.context.addInitScript((weekMs) => {
      const RealDate = Date;
      globalThis.Date = class extends RealDate {
        constructor(...given: []) {
          super(...((given.length === 0 ? [RealDate.now() + weekMs] : given) as [number]));
        }
        static override now = () => RealDate.now() + weekMs;
      } as DateConstructor;
    }, 7 * 86_400_000);
    const page = await enterAdmin(office.context, office.server.url);
    for (const load of [async () => {}, () => page.reload()]) {
      await load();
      await leadLink(page, requestWords.name)
        .getByText(/ left$/)
        .waitFor();
      expect(await page.getByText(/overdue/i).count()).toBe(0);
    }
  });

  it('says what a search finds in all leads, and who waits, whatever is searched for', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    await office.sendForm(`${office.server.url}/exterior`, neighbor);
    const page = await enterAdmin(office.context, office.server.url);
    await leadLink(page, neighbor.name).click();
    await page.getByRole('article').getByRole('button', { name: 'Scheduled' }).click();
    await page.getByText('New → Scheduled').waitFor();
    await leadLink(page, neighbor.name).waitFor({ state: 'detached' });
    await page.getByLabel('Search', { exact: true }).fill(neighbor.name);
    await page.getByText('No leads here.').waitFor();
    await page.getByText('1 to answer', { exact: true }).waitFor();
    expect(await page.getByText('Nobody waits').count()).toBe(0);
    await page.getByRole('link', { name: '1 in All with these words' }).click();
    await leadLink(page, neighbor.name).waitFor();
    expect(await page.getByRole('link', { name: 'with these words' }).count()).toBe(0);
  });

  it('calls only what the website said a promise, and lists later requests of the same person', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    await office.sendForm(`${office.server.url}/interior`, { message: 'And the hall, please.' });
    const page = await enterAdmin(office.context, office.server.url);
    await leadLink(page, requestWords.name).filter({ hasText: 'Exterior' }).click();
    const lead = page.getByRole('article', { name: requestWords.name });
    await lead.getByRole('heading', { name: 'Other requests of the same person' }).waitFor();
    await lead.getByRole('listitem').getByRole('link', { name: 'Interior Painting' }).waitFor();
    expect(await lead.getByText(/promise/).count()).toBe(0);
    await lead.getByRole('button', { name: 'Snooze' }).click();
    const dialog = page.getByRole('dialog', { name: 'Snooze' });
    await dialog.getByText(/^The promise stays: an answer by .*tomorrow\.$/).waitFor();
    expect(await dialog.getByText('That is past the deadline.').count()).toBe(0);

    const { url } = office.server;
    const answer = await page.request.patch(`${url}/api/admin/settings`, {
      data: { clock: 'business' },
      headers: { origin: url },
    });
    expect(answer.status()).toBe(200);
    await page.reload();
    await lead.getByText(/^The website promised \w{3}, \d+:\d\d.[AP]M\.$/).waitFor();
    await lead.getByRole('button', { name: 'Snooze' }).click();
    await dialog
      .getByText(/^By your hours, an answer is still due by .* The website promised \w{3}, \d+:\d\d.[AP]M\.$/)
      .waitFor();
    expect(await dialog.getByText('The promise stays').count()).toBe(0);
  });

  it('shows the tabs of all leads and of spam without sliding, and a filter by service that the URL keeps', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    await office.sendForm(`${office.server.url}/interior`, neighbor);
    const page = await enterAdmin(office.context, office.server.url, { width: 1280 });
    await leadLink(page, neighbor.name).waitFor();
    const tabs = page.getByRole('navigation', { name: 'Which leads' });
    const right = await tabs.evaluate((nav) => nav.getBoundingClientRect().right);
    for (const name of [/^All/, /^Spam/]) {
      const { x = 0, width = 0 } = (await tabs.getByRole('link', { name }).boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(right);
    }

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('Service').selectOption('Interior');
    await leadLink(page, requestWords.name).waitFor({ state: 'detached' });
    await leadLink(page, neighbor.name).waitFor();
    expect(page.url()).toContain('service=interior');
    await page.reload();
    await leadLink(page, neighbor.name).waitFor();
    await page.getByRole('button', { name: 'Filtered' }).waitFor();
    expect(await page.getByLabel('Service').inputValue()).toBe('interior');
    expect(await leadLink(page, requestWords.name).count()).toBe(0);
    expect(await violationsAtRest(page)).toEqual([]);
  });

  it('counts how long answers took, and which were late', async () => {
    await office.sendForm(`${office.server.url}/exterior`);
    const page = await enterAdmin(office.context, office.server.url);
    const counter = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Time to Answer' }) });
    await counter.getByText('–', { exact: true }).waitFor();
    await leadLink(page, requestWords.name).click();
    await page.getByRole('button', { name: 'Called', exact: true }).click();
    await page.getByText('New → Called').waitFor();
    await page.reload();
    await counter.getByText('0 min', { exact: true }).waitFor();
    await counter.getByText('none late in 30 days').waitFor();
    await counter.getByRole('img', { name: 'Answers on 1 of 30 days, late or none on 0 days' }).waitFor();
    const lately = page.getByRole('region', { name: 'Answered lately' }).getByRole('link');
    await lately.getByText('Answered in 0 min').waitFor();
    expect(await lately.count()).toBe(1);
    expect(await violationsAtRest(page)).toEqual([]);
    await lately.click();
    await page.getByRole('article', { name: requestWords.name }).waitFor();
  });
});
