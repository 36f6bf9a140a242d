import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sharedBrowser } from '../../support/shared-browser.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { audit } from './audit.ts';
import type { Document } from './foreign-server.ts';
import { foreignSite } from './foreign-site.ts';

const documents = new Map<string, Document>();

const { site, server } = foreignSite(documents);

const link = '<a href="#ask">Get a painting estimate</a>';
const element = (mode: string) =>
  `<brushline-estimate-form mode="${mode}" service="interior">${link}</brushline-estimate-form>`;
const ownButton =
  '<button data-brushline-open="estimate-form" data-service="interior">Get a painting estimate</button>';

/** Opens a long page with this body, and counts the widget's files that it loads. */
async function open(body: string, viewport = { width: 1280, height: 800 }) {
  const name = `page-${documents.size}`;
  const policy = `default-src 'none'; script-src ${server().url}; connect-src ${server().url}; style-src 'unsafe-inline'`;
  documents.set(name, {
    html: `<!doctype html><html lang="en-US"><title>Towline</title><meta name="viewport" content="width=device-width">
      <style>html { height: 3000px } button { display: block }</style>
      <main><h1>Towline</h1><p>${'Words. '.repeat(200)}</p>${body}</main>
      <script type="module" src="${server().url}/widgets/v1/embed.js"></script></html>`,
    headers: { 'content-security-policy': `${policy}; require-trusted-types-for 'script'` },
  });
  const page = await (await sharedBrowser()).newPage({ viewport });
  const files: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => /estimate-form|runtime|form-view/.test(request.url()) && files.push(request.url()));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${site().origin}/${name}`, { waitUntil: 'networkidle' });
  return { page, files, complaints };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get a painting estimate' });
const opener = (page: Page) => page.getByRole('button', { name: 'Get a painting estimate' });

describe.each([
  ['a button of ours', element('button')],
  ['a button that opens the whole window', element('full-page')],
  ['a button of the page', ownButton],
])('%s', (_, body) => {
  it('loads the widget on a press, keeps the input, and returns the focus', async () => {
    const { page, files, complaints } = await open(body);
    expect(files).toEqual([]);
    const before = await page.evaluate(() => [scrollY, document.body.style.overflow]);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await dialog.locator('[name=name]').fill('Margaret');
    expect(files.length).toBeGreaterThan(1);
    expect(await dialog.locator('[name=serviceType]').getAttribute('value')).toBe('interior');
    const send = await dialog.getByRole('button', { name: 'Get Free Estimate' }).boundingBox();
    expect(send && send.y + send.height).toBeLessThanOrEqual(800);
    expect(await audit(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener(page).evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(await page.evaluate(() => [scrollY, document.body.style.overflow])).toEqual(before);
    await opener(page).click();
    expect(await dialog.locator('[name=name]').inputValue()).toBe('Margaret');
    await dialog.getByRole('button', { name: /^Close$|^← Back to 127/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('sends the entire form', async () => {
    const { page } = await open(body);
    await opener(page).click();
    const dialog = dialogOf(page);
    for (const [name, value] of Object.entries(requestWords)) await dialog.locator(`[name=${name}]`).fill(value);
    await dialog.getByRole('button', { name: 'Get Free Estimate' }).click();
    await page.getByText('Estimate request sent!').first().waitFor();
    await page.close();
  });
});

describe('a side tab', () => {
  it('leaves the page in use while its panel is open', async () => {
    const { page, files, complaints } = await open(`${element('side-tab')}<button id="own">Own</button>`);
    expect(files).toEqual([]);
    const tab = await opener(page).boundingBox();
    expect(tab && Math.round(tab.x + tab.width)).toBe(1280);
    await opener(page).click();
    const dialog = dialogOf(page);
    await dialog.locator('[name=name]').fill('Margaret');
    await page.locator('#own').click();
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 0);
    expect(await audit(page)).toEqual([]);
    await dialog.locator('[name=name]').press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener(page).evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

it('has the type of the page, unless the page names another', async () => {
  for (const [style, family] of [
    ['body { font-family: Georgia }', 'Georgia'],
    ['body { font-family: Georgia; --brushline-font: Courier }', 'Courier'],
  ]) {
    const { page } = await open(`<style>${style}</style>${element('button')}`);
    await opener(page).click();
    await dialogOf(page).locator('[name=name]').waitFor();
    for (const part of [opener(page), dialogOf(page), dialogOf(page).locator('label').first()])
      expect(await part.evaluate((one) => getComputedStyle(one).fontFamily)).toBe(family);
    await page.close();
  }
});

describe('the dialog of a form', () => {
  const says = (page: Page, text: string) => dialogOf(page).getByText(text, { exact: true });
  const contactForm = `<brushline-contact-form mode="button">${link}</brushline-contact-form>`;

  it.each([
    ['an estimate form', element('button')],
    ['a message form', contactForm],
    ['a form behind a side tab', element('side-tab')],
    ['a form over the whole window', element('full-page')],
    ['a form behind a button of the page', ownButton],
  ])('says who asks, promises an answer and offers the phone: %s', async (_, body) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 640 },
    ]) {
      const { page, complaints } = await open(body, viewport);
      await opener(page).click();
      const phone = dialogOf(page).getByRole('link', { name: 'Call (410) 555-0142' });
      await phone.waitFor();
      expect(await phone.getAttribute('href')).toBe('tel:+14105550142');
      expect(await dialogOf(page).getByText('From Brushline. We usually reply within 24 hours.').isVisible()).toBe(
        true,
      );
      // In view without scrolling, whatever the length of the form.
      const box = await phone.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height);
      const gap = await dialogOf(page).evaluate((dialog) => {
        const form = dialog.querySelector('[heading]')?.shadowRoot?.querySelector('form');
        const first = form?.querySelector('legend, label');
        const intro = dialog.querySelector('p');
        return first && intro ? first.getBoundingClientRect().top - intro.getBoundingClientRect().bottom : undefined;
      });
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(16);
      const hasScroll = await dialogOf(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
      expect(hasScroll).toBe(false);
      expect(await audit(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    }
  });

  it('shows the house on wide screens only, and loads it only there', async () => {
    for (const [width, isShown] of [
      [1280, true],
      [900, false],
    ] as const) {
      const { page } = await open(element('button'), { width, height: 800 });
      const houses: string[] = [];
      page.on('request', (request) => /house/.test(request.url()) && houses.push(request.url()));
      await opener(page).click();
      await dialogOf(page).getByRole('link', { name: 'Call (410) 555-0142' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(houses.length).toBe(isShown ? 1 : 0);
      expect(await says(page, 'Family-run for over 50 years.').isVisible()).toBe(isShown);
      expect(await dialogOf(page).locator('svg').count()).toBe(isShown ? 1 : 0);
      await page.close();
    }
  });

  it('is whole again after the page has moved the element', async () => {
    const { page } = await open(`${element('button')}<div id="elsewhere"></div>`);
    await opener(page).click();
    const phone = dialogOf(page).getByRole('link', { name: 'Call (410) 555-0142' });
    await phone.waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(async () => {
      const widget = document.querySelector('brushline-estimate-form');
      widget?.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      document.querySelector('#elsewhere')?.append(widget as Element);
    });
    await opener(page).click();
    await phone.waitFor();
    expect(await phone.count()).toBe(1);
    await page.close();
  });

  it('is Spanish on a page in Spanish, down to the way back', async () => {
    const { page } = await open(
      `<meta property="og:site_name" content="Acarreos"><div lang="es">${element('full-page')}</div>`,
    );
    await opener(page).click();
    await says(page, 'De Brushline. Normalmente respondemos en menos de 24 horas.').waitFor();
    await dialogOf(page).getByRole('link', { name: 'Llame al (410) 555-0142' }).waitFor();
    await dialogOf(page).getByRole('button', { name: '← Volver a Acarreos' }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.close();
  });

  it('works if only the widget can be loaded', async () => {
    const { page } = await open(element('button'));
    await page.route('**/form-dialog-*', (route) => route.abort());
    await opener(page).click();
    for (const [name, value] of Object.entries(requestWords))
      await dialogOf(page).locator(`[name=${name}]`).fill(value);
    await dialogOf(page).getByRole('button', { name: 'Get Free Estimate' }).click();
    await page.getByText('Estimate request sent!').first().waitFor();
    await page.close();
  });
});

it('is a bottom sheet on a phone', async () => {
  for (const mode of ['button', 'side-tab']) {
    const { page } = await open(element(mode), { width: 360, height: 740 });
    await opener(page).click();
    await dialogOf(page).locator('[name=name]').waitFor();
    const box = await dialogOf(page).boundingBox();
    expect(box && [box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 360, 740]);
    expect(box?.y).toBeGreaterThan(40);
    const handle = await dialogOf(page).evaluate((dialog) => {
      const { content, width } = getComputedStyle(dialog.firstElementChild as Element, '::before');
      return [content, width];
    });
    expect(handle).toEqual(['""', '44px']);
    await page.close();
  }
});

it('shows inline if the mode says so, and the page’s own content if nothing can be loaded', async () => {
  const { page } = await open(element('inline'));
  await page.locator('brushline-estimate-form form').waitFor();
  await page.close();
  const alone = await (await sharedBrowser()).newPage();
  await alone.route('**/opener-*', (route) => route.abort());
  documents.set('alone', {
    html: `${element('button')}<script type="module" src="${server().url}/widgets/v1/embed.js"></script>`,
  });
  await alone.goto(`${site().origin}/alone`, { waitUntil: 'networkidle' });
  expect(await alone.getByRole('link', { name: 'Get a painting estimate' }).isVisible()).toBe(true);
  await alone.close();
});

it('opens in a dialog if a script sets the mode of an element that it has created', async () => {
  const { page, complaints } = await open(element('inline'));
  await page.locator('brushline-estimate-form form').waitFor();
  await page.evaluate(() => {
    for (const when of ['before', 'after']) {
      const made = document.createElement('brushline-estimate-form');
      made.textContent = `Made ${when}`;
      if (when === 'before') made.setAttribute('mode', 'button');
      document.body.append(made);
      made.setAttribute('mode', 'button');
    }
  });
  await page.getByRole('button', { name: 'Made before' }).click();
  await page.getByRole('dialog', { name: 'Made before' }).getByLabel('Zip code').waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

it('shows inline if the mode is unknown, and warns once', async () => {
  const { page, complaints } = await open(element('botton') + element('') + element('button'));
  await page.locator('brushline-estimate-form[mode=botton] form').waitFor();
  await page.locator('brushline-estimate-form[mode=""] form').waitFor();
  expect(await page.getByRole('button', { name: 'Get a painting estimate' }).count()).toBe(1);
  expect(complaints).toEqual(['<brushline-estimate-form> does not know mode="botton"']);
  await page.close();
});

describe('a classic script', () => {
  const openClassic = async (body: string) => {
    const page = await (await sharedBrowser()).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    documents.set('classic', {
      html: `<!doctype html><html lang="en"><title>Towline</title><main>${body}</main></html>`,
    });
    await page.goto(`${site().origin}/classic`, { waitUntil: 'networkidle' });
    return { page, complaints };
  };
  const classic = () => `<script src="${server().url}/widgets/v1/estimate-form.iife.js"></script>`;

  it.each([
    ['before', () => classic() + element('button')],
    ['after', () => element('button') + classic()],
    ['before a tab', () => classic() + element('side-tab')],
    ['before a button of the page', () => classic() + ownButton],
    [
      'beside the loader and a button of the page',
      () => `${ownButton}${classic()}<script type="module" src="${server().url}/widgets/v1/embed.js"></script>`,
    ],
  ])('opens the widget in one dialog when placed %s', async (_, body) => {
    const { page, complaints } = await openClassic(body());
    await opener(page).click();
    await dialogOf(page).locator('[name=name]').fill('Margaret');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('shows inline if the mode is unknown', async () => {
    const { page } = await openClassic(element('botton') + classic());
    await page.locator('brushline-estimate-form form').waitFor();
    await page.close();
  });
});

it('passes the page’s wording and language on to the widget in its dialog', async () => {
  const { page } = await open(`<div lang="es">${element('button')}</div>
    <button data-brushline-open="contact-form" data-mode="button">Write</button>`);
  await page.evaluate(() => {
    const asked = document.querySelector('[data-brushline-open]');
    Object.assign(asked ?? {}, { strings: { 'Send Message': 'Off it goes' } });
  });
  await opener(page).click();
  await dialogOf(page).getByRole('button', { name: 'Pedir presupuesto gratis' }).waitFor();
  await dialogOf(page).getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Write' }).click();
  await page.getByRole('button', { name: 'Off it goes' }).waitFor();
  await page.close();
});

it('mounts every valid widget, whatever is beside it', async () => {
  const { page, complaints } = await open(`
    <div data-brushline="estimate form">${link}</div>
    <div data-brushline="../estimate-form">${link}</div>
    <div data-brushline="contact-form" data-1p-ignore data-onclick="alert(1)">${link}</div>
    ${ownButton}`);
  await page.locator('brushline-contact-form').getByRole('button', { name: 'Send Message' }).waitFor();
  expect(await page.getByRole('link', { name: 'Get a painting estimate' }).count()).toBe(2);
  await page.getByRole('button', { name: 'Get a painting estimate' }).click();
  await page.getByRole('dialog').getByLabel('Zip code').waitFor();
  expect(complaints.filter((one) => !/valid/.test(one))).toEqual([]);
  await page.close();
});
