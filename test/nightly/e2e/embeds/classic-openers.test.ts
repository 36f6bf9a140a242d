import { describe, expect, it } from 'vitest';
import { dialogOf, element, opener, openerPages, ownButton } from '../../../e2e/embeds/opener-pages.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { isUncounted } from '../../../support/pages/watched-page.ts';
import { sharedBrowser } from '../../../support/shared-browser.ts';

const { documents, server, site } = openerPages();

describe('a classic script', () => {
  const openClassic = async (body: string) => {
    const page = await (await sharedBrowser()).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isUncounted(message)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    documents.set('classic', {
      html: `<!doctype html><html lang="en"><title>Towline</title><main>${body}</main></html>`,
    });
    await page.goto(`${site().origin}/classic`);
    await whenNetworkIdle(page);
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

  it.each([
    ['', 'script.async = true'],
    [' and again, in a page of the module', 'document.head.append(script.cloneNode())'],
    [' with attributes of its own', "script.id = 'gtm'; script.charset = 'utf-8'; script.src += '?cache=1'"],
  ])('works as the loader’s tag that a tag manager has made anew without its type%s', async (_, more) => {
    const module = more.includes('clone')
      ? `<script type="module" src="${server().url}/widgets/v1/embed.js"></script>`
      : '';
    const { page, complaints } = await openClassic(`${element('inline')}${ownButton}${module}<script>
      const script = document.createElement('script');
      script.src = '${server().url}/widgets/v1/embed.js';
      ${more};
      document.head.append(script);
    </script>`);
    await page.locator('brushline-estimate-form form').first().waitFor();
    await opener(page).click();
    await dialogOf(page).locator('[name=name]').fill('Margaret');
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
