import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { paintColors } from '../../catalogue/paint/paint-colors.ts';
import { builtSite, type VisitOptions } from '../support/built-site.ts';
import { waitForMails } from '../support/outbox.ts';
import { violationsAtRest } from '../support/pages/axe.ts';
import { fillForm } from '../support/pages/fill-form.ts';
import { passTime } from '../support/pages/pass-time.ts';
import { whenIdle } from '../support/pages/when-idle.ts';

const site = builtSite(undefined, { viewport: { width: 1280, height: 900 } });
let alerts: string[] = [];

async function prepare(page: Page): Promise<void> {
  page.setDefaultTimeout(15_000);
  alerts = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call.slice(1)) });
  });
}

async function open(query = '', options: VisitOptions = {}): Promise<Page> {
  const page = await site.open(`/color-palette${query}`, { prepare, ...options });
  if (options.javaScriptEnabled !== false) await page.waitForLoadState('networkidle');
  return page;
}

const chip = (page: Page, mark: string) => page.locator(`#${mark}`);
const field = (page: Page, mark: string) => chip(page, mark).getByRole('button').first();
const label = (page: Page, mark: string) => chip(page, mark).getByRole('button').nth(1);
const count = (page: Page) => page.locator('#p-n').textContent();
const shown = (page: Page) => page.locator('li[id]:visible').count();
/** Reports of the palette to the analytics service; scrolling is reported by the page. */
const told = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { calls: [event: string][] }).calls.filter(([event]) => event !== 'scroll_depth'),
  );
const tray = (page: Page) => page.getByRole('region', { name: 'Your color list' });

describe('the grid', () => {
  it('filters on every key, counts, and keeps its URL in sync', async () => {
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
    await page.reload({ waitUntil: 'networkidle' });
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

  it('selects and deselects, by color and through filters, and shows it everywhere', async () => {
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
    expect(await told(page)).toEqual(Array(2).fill(['color_palette_usage', { value: 10, action: 'select' }]));

    await page.goto(`${site.url}/color-palette`);
    await tray(page).getByText('1 selected').waitFor();
    expect(await field(page, 'bm-hc-154').getAttribute('aria-pressed')).toBe('true');
    await field(page, 'bm-hc-154').click();
    await tray(page).waitFor({ state: 'hidden' });
  });

  it('names each selected color, removes it from there, and leads to an estimate with the rest', async () => {
    const page = await open('?c=sw-7008.bm-hc-154');
    await tray(page).getByRole('button', { name: 'Remove Hale Navy' }).waitFor();
    await tray(page).getByRole('button', { name: 'Remove Alabaster' }).click();
    await tray(page).getByText('1 selected').waitFor();
    expect(await field(page, 'sw-7008').getAttribute('aria-pressed')).toBe('false');
    await tray(page).getByRole('link', { name: 'Estimate with These Colors' }).click();
    await page.waitForURL('**/contact?c=bm-hc-154#estimate');
    expect(await page.locator('#estimate [name=message]').inputValue()).toContain('Hale Navy (HC-154)');
  });

  it('changes one chip per selection', async () => {
    const page = await open();
    const touched = await page.evaluate(async () => {
      const items = new Set<string | undefined>();
      const wall = document.querySelector('main section')?.parentElement as HTMLElement;
      new MutationObserver((records) => {
        for (const { target } of records) items.add((target.parentElement ?? wall).closest('li')?.id);
      }).observe(wall, { subtree: true, attributes: true, childList: true, characterData: true });
      document.querySelector<HTMLElement>('#sw-7008 > button')?.click();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return [...items];
    });
    expect(touched).toEqual(['sw-7008']);
  });

  it('opens a shared link, and leaves out unknown colors', async () => {
    const page = await open('?c=sw-7008.plaid.bm-hc-154');
    await tray(page).getByText('2 selected').waitFor();
    await page.getByText('One color of this link is not in our list and was left out.').waitFor();
  });

  it('copies name and code, and says so for two seconds', async () => {
    const page = await open('', { permissions: ['clipboard-read', 'clipboard-write'] });
    await label(page, 'sw-7008').click();
    await label(page, 'sw-7008').getByText('Copied!').waitFor();
    const copiedAt = Date.now();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Alabaster (SW 7008)');
    await label(page, 'sw-7008').getByText('Copy', { exact: true }).waitFor();
    expect(Date.now() - copiedAt).toBeGreaterThan(1_700);
    expect(await told(page)).toEqual([['color_palette_usage', { value: 10, action: 'copy' }]]);
  });

  it('copies with the legacy method if the clipboard refuses, and does not break if both fail', async () => {
    const page = await open();
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.evaluate(() => {
      const copied: string[] = [];
      Object.assign(window, { copied });
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      document.addEventListener('copy', () => copied.push(String(getSelection())), { capture: true });
    });
    await label(page, 'sw-7008').click();
    await label(page, 'sw-7008').getByText('Copied!').waitFor();
    expect(logged.join()).toContain('denied');
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await label(page, 'sw-6244').click();
    await expect.poll(() => logged.length).toBe(2);
    expect(await label(page, 'sw-6244').textContent()).toContain('Copy ');
    expect(await page.locator('textarea').count()).toBe(0);
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
    expect(await page.locator('li[id]:visible').count()).toBeLessThan(40);
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
    await expect
      .poll(() => alerts)
      .toEqual(['Color palette sent successfully! Brushline will be in touch with you soon.']);
    await dialog.waitFor({ state: 'hidden' });
    expect(await tray(page).count()).toBe(0);
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
    expect(await told(page)).toContainEqual(['color_palette_usage', { value: 30, action: 'email' }]);

    const [mail = ''] = await waitForMails(site.server.dataDir, 1, 'Color list from margaret');
    const { subject, replyTo, text } = await PostalMime.parse(mail);
    expect([subject, replyTo?.[0]?.address]).toEqual([
      'Color list from margaret@tilghman.example',
      'margaret@tilghman.example',
    ]);
    expect(text).toMatch(/Benjamin Moore:\s+Simply White \(OC-117\)\s+Sherwin-Williams:\s+Alabaster \(SW 7008\)/);
  });

  it.each([
    ['an answer of no success', { status: 200, contentType: 'application/json', body: '{"success":false}' }],
    ['an error', { status: 500, body: 'no' }],
    ['a refusal', undefined],
  ])('stays open with all input after %s', async (_, answer) => {
    const page = await open();
    if (answer) await page.route('**/api/color-palette', (route) => route.fulfill(answer));
    const { dialog, email, send } = await openDialog(page);
    await email.fill('no address');
    await send.click();
    const failed = 'Failed to send color palette. Please try again or contact us directly.';
    await expect.poll(() => alerts).toEqual([failed]);
    expect(await dialog.isVisible()).toBe(true);
    expect(await email.inputValue()).toBe('no address');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await tray(page).getByText('2 selected').waitFor();
    expect(await told(page)).not.toContainEqual(['color_palette_usage', { value: 30, action: 'email' }]);
  });

  it('sends nothing when canceled, and returns focus', async () => {
    const page = await open();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { dialog, email } = await openDialog(page);
    await email.fill('margaret@tilghman.example');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Email My Color List');
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
});

describe('the house beside the grid', () => {
  it.each([
    [1366, 650],
    [360, 740],
  ])('is in the first view of %i × %i, with the categories', async (width, height) => {
    const page = await open('', { viewport: { width, height } });
    const house = page.getByRole('img', { name: 'A house in Naval' });
    for (const part of [house, page.getByRole('group', { name: 'Category' })]) {
      const box = await part.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  });

  it('repaints with every color, and is in our scheme again without one', async () => {
    const page = await open();
    const stage = page.getByRole('figure', { name: 'The house in your colors' });
    await stage.getByText('Isle of Pines').waitFor();
    await field(page, 'bm-hc-154').click();
    await stage.getByRole('img', { name: 'The house in your colors, Siding Hale Navy' }).waitFor();
    expect(await stage.getByText('Isle of Pines').isVisible()).toBe(false);
    await stage.getByText('Your next color paints the trim.').waitFor();
    const siding = () =>
      stage.locator('svg[role=img]').evaluate((svg) => (svg as SVGElement).style.getPropertyValue('--bl-zone-siding'));
    await expect.poll(siding).toBe(await field(page, 'bm-hc-154').locator('rect').getAttribute('fill'));
    await tray(page).getByRole('button', { name: 'Remove Hale Navy' }).click();
    await stage.getByText('Isle of Pines').waitFor();
  });
});

describe('the preview and the printed list', () => {
  it('paints a house and a room, and repaints them by hand', async () => {
    const page = await open('?c=sw-6244.sw-7008.bm-hc-181');
    await tray(page).getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('img', { name: 'House, Siding Naval, Trim Alabaster, Door Heritage Red' }).waitFor();
    await page.getByLabel('Door', { exact: true }).selectOption('Naval');
    await page.getByRole('img', { name: 'House, Siding Alabaster, Trim Heritage Red, Door Naval' }).waitFor();
    await field(page, 'sw-7008').click();
    await page.getByRole('img', { name: 'House, Siding Heritage Red, Door Naval' }).waitFor();
    await page.getByRole('radio', { name: 'Room' }).check();
    await page.getByRole('img', { name: /^Room, / }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('img', { name: /^Room, / }).waitFor({ state: 'detached' });
  });

  it('prints twelve colors on one page, and nothing else of the grid', async () => {
    const marks = paintColors
      .filter((_, index) => index % 18 === 0)
      .map(({ brand, code }) => {
        const number = code.toLowerCase().replaceAll(' ', '-');
        return brand === 'Benjamin Moore' ? `bm-${number}` : number;
      });
    const page = await open(`?c=${marks.join('.')}&category=Reds`);
    expect(marks).toHaveLength(12);
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await tray(page).getByRole('button', { name: 'Print Sheet' }).click();
    await expect.poll(() => page.title()).toBe('printed');
    const { data, size } = encode(page.url().replace(/[?].*/, `?c=${marks.join('.')}`), { border: 2 });
    const code = page.locator('[data-code] svg');
    expect(await code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    const dark = data.flat().filter(Boolean).length;
    expect((await code.locator('path').getAttribute('d'))?.split('M').length).toBe(dark + 1);
    expect(await page.locator('[data-today]').textContent()).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    expect(await told(page)).toEqual([['file_download', { value: 15, file_name: 'color sheet' }]]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('li[id]:visible').count()).toBe(12);
    expect(await page.getByText('My paint colors').isVisible()).toBe(true);
    expect(await page.getByRole('img', { name: /^The house in your colors, Siding / }).isVisible()).toBe(true);
    expect(await page.locator('body > header, footer, form, h1, #p-n').filter({ visible: true }).count()).toBe(0);
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

describe('in an estimate request', () => {
  const message = 'The hall and two bedrooms, please.';

  it('the chosen colors are added visibly, and can be removed again', async () => {
    const page = await open('?c=sw-7008.bm-oc-117');
    await tray(page).waitFor();
    await page.goto(`${site.url}/interior`);
    const field = page.locator('[name=message]');
    const fields = { name: 'Ann', email: 'ann@example.com', phone: '1', address: '1', city: 'Easton', zipCode: '1' };
    await fillForm(page, { ...fields, message });
    const tick = page.getByRole('checkbox', { name: 'Add my 2 chosen colors to this message' });
    expect(await tick.locator('..').textContent()).toContain('Alabaster, Simply White');
    await tick.check();
    const whole = `${message}\n\nMy chosen colors:\nAlabaster (SW 7008), Sherwin-Williams\nSimply White (OC-117), Benjamin Moore`;
    expect(await field.inputValue()).toBe(whole);
    await tick.uncheck();
    expect(await field.inputValue()).toBe(message);
    await tick.check();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(whole);
    await expect.poll(() => tick.isChecked()).toBe(true);

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
    await expect.poll(() => tick.isChecked()).toBe(false);
  });

  it('nothing is offered, nor loaded, if none is chosen', async () => {
    const page = await open();
    const fetched: string[] = [];
    page.on('request', (request) => page.url().endsWith('/interior') && fetched.push(request.url()));
    await page.goto(`${site.url}/interior`, { waitUntil: 'networkidle' });
    await page.locator('[name=message]').focus();
    await expect.poll(() => fetched.some((url) => url.includes('/behavior-'))).toBe(true);
    await page.locator('[name=message]').fill('Two rooms and a hall.');
    await whenIdle(page);
    expect(fetched.filter((url) => /listed-colors|color-checkbox/.test(url))).toEqual([]);
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });
});

describe('accessibility', () => {
  it('has no axe violations, in any state', { timeout: 60_000 }, async () => {
    const page = await open();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByLabel('Name, code, brand or category').fill('plaid');
    await page.getByText('No colors match your filters.').waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByText('Show all colors').click();
    await field(page, 'sw-7008').click();
    await field(page, 'sw-6244').click();
    await tray(page).getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('img', { name: /^House/ }).waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await tray(page).getByRole('button', { name: 'Email My Color List' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByLabel('Your email').fill('margaret@tilghman.example');
    expect(await violationsAtRest(page)).toEqual([]);
  });

  it('works by keyboard alone, from the first color to the mail', async () => {
    const page = await open('?q=alabaster');
    await page.getByLabel('Name, code, brand or category').focus();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('Tab', 'Tab', 'Tab', 'Space');
    await tray(page).getByText('1 selected').waitFor();
    const tip = page.getByRole('tooltip');
    await tip.waitFor();
    expect(await tip.textContent()).toBe('Sherwin-Williams SW 7008 · #EDEAE0 · Whites & Off-Whites · Best seller');
    await press('Escape');
    await tip.waitFor({ state: 'hidden' });
    await tray(page).getByRole('button', { name: 'Remove Alabaster' }).waitFor();
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('keys@tilghman.example');
    await press('Enter');
    await expect.poll(() => alerts.join()).toContain('sent successfully');
  });

  it('shows a tooltip after 700 ms, the next one at once, and closes it on Escape', async () => {
    const page = await open();
    const tip = page.getByRole('tooltip');
    await page.mouse.move(0, 0);
    await field(page, 'sw-7008').scrollIntoViewIfNeeded();
    await field(page, 'sw-7008').hover();
    await page.locator('[role=tooltip]').waitFor({ state: 'attached' });
    await page.mouse.move(0, 0);
    await tip.waitFor({ state: 'hidden' });
    await passTime(page, 300); // Sooner after a tooltip, the next one opens at once.
    const opensAfterMs = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let overAt = Number.NaN;
          document.querySelector('#sw-7008 button')?.addEventListener('pointerover', () => {
            overAt = performance.now();
          });
          document.querySelector('[role=tooltip]')?.addEventListener('beforetoggle', () => {
            resolve(performance.now() - overAt);
          });
        }),
    );
    await field(page, 'sw-7008').hover();
    expect(await opensAfterMs).toBeGreaterThanOrEqual(699);
    await tip.waitFor();
    expect(await field(page, 'sw-7008').getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'));
    await field(page, 'bm-oc-17').hover();
    expect(await tip.textContent()).toContain('OC-17');
    expect(await tip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await tip.isVisible()).toBe(false);
  });

  it.each([320, 360, 768])('fits a window of %i px, with large enough targets', async (width) => {
    const page = await open('?c=sw-7008.bm-hc-154.sw-6244', { viewport: { width, height: 800 } });
    await tray(page).getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('img', { name: /^House/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, select, a[href], input:not([type=hidden]))')]
        .filter((element) => element.checkVisibility())
        .map((element) => [element.textContent, element.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width < 44 || height < 44)
        .map(([text]) => text),
    );
    expect(small).toEqual([]);
    if (width < 700) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(14_000);
  });
});
