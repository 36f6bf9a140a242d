import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddableWidget, embeddableWidgets } from '../../../../catalogue/embeddable-widgets.mjs';
import { type Document, foreignSite } from '../../../e2e/embeds/foreign-site.ts';
import { violations } from '../../../support/pages/axe.ts';
import { fillForm } from '../../../support/pages/fill-form.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { complaintsOf } from '../../../support/pages/watched-page.ts';
import { sharedBrowser } from '../../../support/shared-browser.ts';
import { form, openStudio, overflow, type StudioPage } from './studio-page.ts';

const documents = new Map<string, Document>();
const { server, site } = foreignSite(documents);
let studio: StudioPage;
beforeAll(async () => {
  studio = await openStudio(server().url);
});

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
async function copied(): Promise<string> {
  const { page, code } = studio;
  let text = '';
  const isCopied = async () => {
    await page.getByRole('button', { name: /^Copy$|^Copied!/ }).click();
    text = await page.evaluate(() => navigator.clipboard.readText());
    return text === (await code()) && (await page.getByRole('button', { name: 'Copied!' }).isVisible());
  };
  await expect.poll(isCopied).toBe(true);
  return text;
}

/** Chooses each widget in turn, and copies the code of all six. */
async function codeOfAll(choose: (name: EmbeddableWidget, studio: StudioPage) => Promise<void>) {
  const codes: Partial<Record<EmbeddableWidget, string>> = {};
  for (const name of embeddableWidgets) {
    await studio.page.locator(`[name=widget][value=${name}]`).check();
    await choose(name, studio);
    codes[name] = await copied();
    expect(codes[name]).toContain(name);
  }
  return codes;
}

/** Puts code into a page of the webmaster's. @param around the content of one part */
function publish(name: string, style: string, codes: readonly string[], around: (code: string) => string) {
  const html = `<!doctype html>
<html lang="en">
<title>Towline Hauling</title>
<meta name="viewport" content="width=device-width">
${style}
<main>
<h1>Towline Hauling</h1>
${codes.map(around).join('\n')}
</main>
</html>`;
  documents.set(name, { html });
  return html;
}

/** Opens a page of the webmaster’s site as a visitor. */
async function visit(name: string, width = 1280): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await sharedBrowser()).newPage({ viewport: { width, height: 900 } });
  const complaints = complaintsOf(page);
  await page.goto(`${site().origin}/${name}`);
  await whenNetworkIdle(page);
  return { page, complaints };
}

const shows = (page: Page, name: EmbeddableWidget) =>
  page.locator(`brushline-${name}`).locator(signs[name]).first().waitFor();

async function sendEstimate(page: Page): Promise<void> {
  await fillForm(form(page));
  await form(page).getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Estimate request sent!').first().waitFor();
}

describe('a webmaster with only /embed adds all six widgets', () => {
  it('to a page with a strict security policy, merged by the check', async () => {
    const { page } = studio;
    const own = "default-src 'none'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'";
    await page.getByLabel('Its Content-Security-Policy, if it has one').fill(own);
    await page.getByLabel('Your site’s address').fill(`${site().origin}/strict`);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByText(`${site().origin} is registered.`).waitFor();
    const merged = (await page.getByText('Content-Security-Policy: default-src').textContent()) ?? '';
    const codes = Object.values(await codeOfAll((_, { pick }) => pick('Bay blue')));
    // The studio says to move the rule in <style> to the page's own style sheet.
    await page.getByText('move the rule in <style> to your own style sheet').waitFor();
    const rules = codes.map((code) => /<style>(.*)<\/style>\n/.exec(code)?.[1] ?? '');
    const sheet = 'body { max-width: 800px; margin: 0 auto; font: 16px/1.5 Georgia, serif } section { margin: 48px 0 }';
    documents.set('own.css', { html: [sheet, ...rules].join('\n'), headers: { 'content-type': 'text/css' } });
    const lines = codes.map((code) => code.replace(/<style>.*<\/style>\n/, ''));
    const link = '<link rel="stylesheet" href="/own.css">';
    const html = publish('strict', link, lines, (code) => `<section>\n${code}\n</section>`);
    const headers = { 'content-security-policy': merged.replace('Content-Security-Policy: ', '') };
    documents.set('strict', { html, headers });

    const visitor = await visit('strict');
    for (const name of embeddableWidgets) {
      await shows(visitor.page, name);
      const [width, room] = await visitor.page
        .locator(`brushline-${name}`)
        .evaluate((one) => [one.getBoundingClientRect().width, one.parentElement?.clientWidth]);
      expect([name, width]).toEqual([name, room]);
    }
    const color = await visitor.page
      .locator('brushline-estimate-form [type=submit]')
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(color).toBe('rgb(31, 92, 120)');
    await sendEstimate(visitor.page);
    expect(visitor.complaints).toEqual([]);
    expect(await violations(visitor.page)).toEqual([]);
    await visitor.page.close();
    await studio.pick('Barn red');
  });

  it('to a dark page that a page builder lays out with flex and grid, each with a different opener', async () => {
    const modes: Partial<Record<EmbeddableWidget, string>> = {
      'contact-form': 'Button',
      'color-quiz': 'Full page',
      'palette-picker': 'Placeholder',
      'area-search': 'Classic script',
    };
    const codes = await codeOfAll(async (name, { pick }) => {
      for (const choice of ['In the page', 'dark', 'HTML', modes[name]]) if (choice) await pick(choice);
    });
    const style = `<style>
:root { color-scheme: dark; } *, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: #14181f; color: #e8e6e1; font: 400 18px/1.6 system-ui; letter-spacing: .02em; }
main { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start; justify-content: center; padding: 48px 24px; }
.column { flex: 1 1 420px; min-width: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.column > * { max-width: 100%; } .widget-wrap { display: flex; flex-direction: column; align-items: stretch; }
@media (max-width: 480px) { main { padding: 24px 12px; } .column { flex-basis: 100%; } }
h1 { color: #fff; } a { color: #ffd166; } button { background: linear-gradient(#444, #222); color: #0f0; border-radius: 99px; }
</style>`;
    const column = (code: string) => `<div class="column"><div class="widget-wrap">\n${code}\n</div></div>`;
    publish('builder', style, Object.values(codes), column);
    for (const width of [1280, 360]) {
      const { page, complaints } = await visit('builder', width);
      for (const name of embeddableWidgets)
        if (modes[name] !== 'Button' && modes[name] !== 'Full page') await shows(page, name);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      for (const [words, sign] of [
        ['Write to us', '[name=message]'],
        ['Take the color quiz', 'button'],
      ] as const) {
        await page.getByRole('button', { name: words, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: words });
        await dialog.locator(sign).first().waitFor();
        await dialog.getByRole('button', { name: 'Close' }).first().click();
        await dialog.waitFor({ state: 'hidden' });
      }
      if (width === 1280) await sendEstimate(page);
      expect(complaints).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await page.close();
    }
  });
});
