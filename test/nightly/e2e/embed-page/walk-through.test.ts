import { expect, it } from 'vitest';
import { type EmbeddableWidget, embeddableWidgets } from '../../../../catalogue/embeddable-widgets.mjs';
import { type Document, foreignSite } from '../../../e2e/embeds/foreign-site.ts';
import { violations } from '../../../support/pages/axe.ts';
import { fillForm } from '../../../support/pages/fill-form.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { complaintsOf } from '../../../support/pages/watched-page.ts';
import { sharedBrowser } from '../../../support/shared-browser.ts';
import { form, openStudio, type StudioPage } from './studio-page.ts';

const documents = new Map<string, Document>();
const { server, site } = foreignSite(documents);

/** The part by which each widget counts as loaded. */
const signs: Readonly<Record<EmbeddableWidget, string>> = {
  'estimate-form': '[type=submit]',
  'contact-form': '[type=submit]',
  'color-quiz': 'button',
  'palette-picker': 'input',
  testimonials: 'blockquote, li',
  'area-search': 'input',
};

/** Presses Copy, again if the code changed meanwhile, as it does a moment after a choice. */
async function copied({ page, code }: StudioPage): Promise<string> {
  let text = '';
  const isCopied = async () => {
    await page.getByRole('button', { name: /^Copy$|^Copied!/ }).click();
    text = await page.evaluate(() => navigator.clipboard.readText());
    return text === (await code()) && (await page.getByRole('button', { name: 'Copied!' }).isVisible());
  };
  await expect.poll(isCopied).toBe(true);
  return text;
}

it('a webmaster with only /embed adds all six widgets to a page with a strict security policy', async () => {
  const studio = await openStudio(server().url);
  const { page } = studio;
  const own = "default-src 'none'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'";
  await page.getByLabel('Its Content-Security-Policy, if it has one').fill(own);
  await page.getByLabel('Your site’s address').fill(`${site().origin}/strict`);
  await page.getByRole('button', { name: 'Check my site' }).click();
  await page.getByText(`${site().origin} is registered.`).waitFor();
  const merged = (await page.getByText('Content-Security-Policy: default-src').textContent()) ?? '';
  const codes: string[] = [];
  for (const name of embeddableWidgets) {
    await page.locator(`[name=widget][value=${name}]`).check();
    await studio.pick('Bay blue');
    const code = await copied(studio);
    expect(code).toContain(name);
    codes.push(code);
  }
  // The studio says to move the rule in <style> to the page's own style sheet.
  await page.getByText('move the rule in <style> to your own style sheet').waitFor();
  const rules = codes.map((code) => /<style>(.*)<\/style>\n/.exec(code)?.[1] ?? '');
  const sheet = 'body { max-width: 800px; margin: 0 auto; font: 16px/1.5 Georgia, serif } section { margin: 48px 0 }';
  documents.set('own.css', { html: [sheet, ...rules].join('\n'), headers: { 'content-type': 'text/css' } });
  const sections = codes.map((code) => `<section>\n${code.replace(/<style>.*<\/style>\n/, '')}\n</section>`);
  documents.set('strict', {
    html: `<!doctype html><html lang="en"><title>Towline Hauling</title><meta name="viewport" content="width=device-width">
      <link rel="stylesheet" href="/own.css"><main><h1>Towline Hauling</h1>${sections.join('\n')}</main></html>`,
    headers: { 'content-security-policy': merged.replace('Content-Security-Policy: ', '') },
  });

  const visitor = await (await sharedBrowser()).newPage({ viewport: { width: 1280, height: 900 } });
  const complaints = complaintsOf(visitor);
  await visitor.goto(`${site().origin}/strict`);
  await whenNetworkIdle(visitor);
  for (const name of embeddableWidgets) {
    const widget = visitor.locator(`brushline-${name}`);
    await widget.locator(signs[name]).first().waitFor();
    const [width, room] = await widget.evaluate((one) => [
      one.getBoundingClientRect().width,
      one.parentElement?.clientWidth,
    ]);
    expect([name, width]).toEqual([name, room]);
  }
  const send = form(visitor).getByRole('button', { name: 'Get Free Estimate' });
  expect(await send.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(31, 92, 120)');
  await fillForm(form(visitor));
  await send.click();
  await visitor.getByText('Estimate request sent!').first().waitFor();
  expect(complaints).toEqual([]);
  expect(await violations(visitor)).toEqual([]);
});
