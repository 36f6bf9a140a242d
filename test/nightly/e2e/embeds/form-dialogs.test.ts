import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../../../support/pages/axe.ts';
import { fillForm } from '../../../support/pages/fill-form.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { dialogOf, element, link, opener, openerPages, ownButton } from './opener-pages.ts';

const { open } = openerPages();

describe('the dialog of a form', () => {
  const says = (page: Page, text: string) => dialogOf(page).getByText(text, { exact: true });

  it.each([
    ['an estimate form', element('button')],
    ['a message form', `<brushline-contact-form mode="button">${link}</brushline-contact-form>`],
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
      expect(await says(page, 'From Brushline. We usually reply within 24 hours.').isVisible()).toBe(true);
      expect(await dialogOf(page).getByText('24 hours').count()).toBe(1);
      // In view without scrolling, whatever the length of the form.
      const box = await phone.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height);
      expect(await dialogOf(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false);
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
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
      await whenNetworkIdle(page);
      expect(houses.length).toBe(isShown ? 1 : 0);
      expect(await says(page, 'Family-run for over 50 years.').isVisible()).toBe(isShown);
      expect(await dialogOf(page).locator('svg').count()).toBe(isShown ? 1 : 0);
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
  });

  it('works if only the widget can be loaded', async () => {
    const { page } = await open(element('button'));
    await page.route('**/form-dialog-*', (route) => route.abort());
    await opener(page).click();
    await fillForm(dialogOf(page));
    await dialogOf(page).getByRole('button', { name: 'Get Free Estimate' }).click();
    await page.getByText('Estimate request sent!').first().waitFor();
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
});
