import { describe, expect, it } from 'vitest';
import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import { narrow } from '../../support/built-site.ts';
import { brokenWords } from '../../support/pages/large-text.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { withoutTimers } from '../../support/pages/pass-time.ts';
import { count, field, keepCopied, label, paletteSite, reports, shown, tray } from './palette-site.ts';

const { open, site } = paletteSite();

describe('the grid', () => {
  it('filters on every key, updates the count, and keeps its URL in sync', async () => {
    const page = await open('?utm_campaign=spring');
    expect(await count(page)).toBe('214 colors');
    await page.getByLabel('Name, code, brand or category').fill('NAVY ');
    const found = paintColors.filter(({ name, code }) => `${name}${code}`.toLowerCase().includes('navy'));
    await expect.poll(() => count(page)).toBe(`${found.length} colors`);
    expect(await shown(page)).toBe(found.length);
    await page.getByRole('radio', { name: 'Benjamin Moore' }).check();
    await expect
      .poll(() => page.url())
      .toBe(`${site.url}/color-palette?utm_campaign=spring&brand=Benjamin+Moore&q=NAVY`);
    const here = await shown(page);
    await page.reload();
    await whenNetworkIdle(page);
    await expect.poll(() => shown(page)).toBe(here);
    await page.getByLabel('Name, code, brand or category').fill('plaid');
    await page.getByText('No colors match your filters.').waitFor();
    expect(await page.locator('main section h2:visible').count()).toBe(0);
    await page.getByText('Show all colors').click();
    await expect.poll(() => count(page)).toBe('214 colors');
    expect(await page.getByLabel('Name, code, brand or category').inputValue()).toBe('');
    await page.getByRole('radio', { name: 'Reds' }).check();
    const headings = await page.locator('main section h2:visible').allTextContents();
    expect(headings).toEqual([`Reds ${await count(page)}`]);
  });

  it('selects colors that its URL had filtered out', async () => {
    const page = await open('?q=navy');
    await page.getByLabel('Name, code, brand or category').fill('');
    await expect.poll(() => count(page)).toBe('214 colors');
    await page.getByRole('button', { name: 'Select Alabaster', exact: true }).click();
    await tray(page).getByText('1 selected').waitFor();
    await expect.poll(() => page.url()).toBe(`${site.url}/color-palette?c=sw-7008`);
  });

  it('selects and deselects colors, also across filters, and shows that everywhere', async () => {
    const page = await open();
    expect(await tray(page).count()).toBe(0);
    await field(page, 'sw-7008').click();
    await field(page, 'bm-hc-154').click();
    await tray(page).getByText('2 selected').waitFor();
    expect(await field(page, 'sw-7008').getAttribute('aria-pressed')).toBe('true');
    expect(await field(page, 'sw-7008').textContent()).toMatch(/^Selected/);
    await page.getByRole('radio', { name: 'Reds' }).check();
    await tray(page).getByText('2 selected').waitFor();
    await expect.poll(() => page.url()).toContain('c=sw-7008.bm-hc-154');
    await page.getByRole('radio', { name: 'All' }).last().check();
    await field(page, 'sw-7008').click();
    await tray(page).getByText('1 selected').waitFor();
    await expect
      .poll(() => reports(page))
      .toEqual(Array(2).fill(['color_palette_usage', { value: 10, action: 'select' }]));

    await page.goto(`${site.url}/color-palette`);
    await tray(page).getByText('1 selected').waitFor();
    expect(await field(page, 'bm-hc-154').getAttribute('aria-pressed')).toBe('true');
    await field(page, 'bm-hc-154').click();
    await tray(page).waitFor({ state: 'hidden' });
  });

  it('keeps a color that was selected just before the page is left, for the way back', async () => {
    const page = await open('?c=sw-7008');
    await tray(page).getByText('1 selected').waitFor();
    await page.evaluate(withoutTimers, 350);
    await field(page, 'bm-oc-117').click();
    await tray(page).getByText('2 selected').waitFor();
    await tray(page).getByRole('link', { name: 'Estimate with These Colors' }).click();
    await page.waitForURL('**/contact?c=sw-7008.bm-oc-117#estimate');
    await page.goBack();
    await tray(page).getByText('2 selected').waitFor();
  });

  it('opens a shared link, names each known color of it, and requests an estimate without a removed one', async () => {
    const page = await open('?c=sw-7008.plaid.bm-hc-154');
    await page.getByText('One color of this link is not in our list and was left out.').waitFor();
    await tray(page).getByRole('button', { name: 'Remove Hale Navy' }).waitFor();
    await tray(page).getByRole('button', { name: 'Remove Alabaster' }).click();
    await tray(page).getByText('1 selected').waitFor();
    expect(await field(page, 'sw-7008').getAttribute('aria-pressed')).toBe('false');
    await tray(page).getByRole('link', { name: 'Estimate with These Colors' }).click();
    await page.waitForURL('**/contact?c=bm-hc-154#estimate');
    await page.getByRole('button', { name: 'Remove Hale Navy' }).waitFor();
  });

  it('copies name and code, and confirms it for two seconds', async () => {
    const page = await open('', { permissions: ['clipboard-read', 'clipboard-write'] });
    // Measured in the page, because a busy machine may look at the word late.
    await page.evaluate(() => {
      const word = document.querySelector('#sw-7008 i') as HTMLElement;
      const words: [text: string, atMs: number][] = [];
      const note = () => words.push([word.textContent ?? '', performance.now()]);
      new MutationObserver(note).observe(word, { childList: true, characterData: true, subtree: true });
      Object.assign(window, { words });
    });
    await label(page, 'sw-7008').click();
    const words = () => page.evaluate(() => (window as unknown as { words: [text: string, atMs: number][] }).words);
    await expect.poll(async () => (await words()).map(([text]) => text)).toEqual(['Copied!', 'Copy']);
    const [[, copiedAt] = [], [, overAt] = []] = await words();
    expect(Number(overAt) - Number(copiedAt)).toBeGreaterThan(1_700);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Alabaster (SW 7008)');
    await expect.poll(() => reports(page)).toEqual([['color_palette_usage', { value: 10, action: 'copy' }]]);
  });

  it('confirms a copy without moving or covering any other word of the chip, also on a phone', async () => {
    const page = await open('', { permissions: ['clipboard-write'], ...narrow });
    const chip = label(page, 'sw-7008');
    const places = () =>
      chip.evaluate((button) =>
        [button, ...button.querySelectorAll('bdi, span')].map((part) => {
          const { x, y, height } = part.getBoundingClientRect();
          return [x, y, height, part.scrollWidth > part.clientWidth && part.clientWidth > 0];
        }),
      );
    await chip.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await places();
    await keepCopied(page);
    await chip.click();
    await chip.getByText('Copied!').waitFor();
    expect(await places()).toEqual(before);
    const [word, name] = await Promise.all([
      chip.locator('i').boundingBox(),
      field(page, 'sw-7008').locator('b').boundingBox(),
    ]);
    expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
  });

  it('does not say that it copied if the browser refuses both ways', async () => {
    const page = await open();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      document.execCommand = () => false;
    });
    const denied = page.waitForEvent('console', (message) => /denied/.test(message.text()));
    await label(page, 'sw-6244').click();
    await denied;
    expect(await label(page, 'sw-6244').textContent()).toContain('Copy ');
    expect(await page.locator('textarea').count()).toBe(0);
  });

  it('has seven columns beside the house at 1280 px, and no word is cut or broken', async () => {
    const page = await open();
    const { columns, cut } = await page
      .locator('main section > ul')
      .first()
      .evaluate((list) => ({
        columns: getComputedStyle(list).gridTemplateColumns.split(' ').length,
        cut: [...document.querySelectorAll('main section > ul > li > button')]
          .filter((label) => label.scrollWidth > label.clientWidth)
          .map(({ textContent }) => textContent),
      }));
    expect([columns, cut]).toEqual([7, []]);
    expect(await brokenWords(page.locator('main div:has(> section)'))).toEqual([]);
  });

  it('works without JavaScript: filters, selection and the list as a mail', async () => {
    const page = await open('', { javaScriptEnabled: false });
    await page.getByRole('radio', { name: 'Blues' }).check();
    await page.getByRole('button', { name: 'Show Colors' }).click();
    await page.waitForURL('**category=Blues*');
    await field(page, 'sw-6244').click();
    await page.waitForURL('**#sw-6244');
    await page.getByText('1 selected').waitFor();
    expect(await field(page, 'sw-6244').textContent()).toMatch(/^Selected/);
    expect(await shown(page)).toBeLessThan(40);
    await page.getByRole('button', { name: 'Show Colors' }).click();
    await page.waitForURL('**#p-n');
    await page.getByText('1 selected').waitFor();
    const mail = await page.getByRole('link', { name: 'Email My Color List' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain('Naval (SW 6244)');
    await page.getByRole('link', { name: 'Estimate with These Colors' }).click();
    await page.waitForURL('**/contact?c=sw-6244#estimate');
    expect(await page.locator('#estimate [name=message]').inputValue()).toContain('Naval (SW 6244)');
  });
});
