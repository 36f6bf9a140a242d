import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signs } from '../../../e2e/embed-page/studio-page.ts';
import { builderPage, oldPage, shot, strictPage, webmasterAtStudio } from '../../../e2e/embed-page/webmasters-site.ts';
import { audit } from '../../../e2e/embeds/page-state.ts';
import { requestWords } from '../../../support/visitor-words.ts';

const webmaster = webmasterAtStudio();

/** Checks that every widget is visible and as wide as its container, and that the page is intact. */
async function expectAll(page: Page): Promise<void> {
  for (const [name, sign] of Object.entries(signs)) {
    const widget = page.locator(`brushline-${name}`);
    await widget.locator(sign).first().waitFor();
    const [width, room] = await widget.evaluate((one) => [
      one.getBoundingClientRect().width,
      one.parentElement?.clientWidth ?? 0,
    ]);
    expect([name, width]).toEqual([name, Math.min(width as number, room as number)]);
    expect(width, name).toBeGreaterThan(250);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function sendEstimate(page: Page): Promise<void> {
  const form = page.locator('brushline-estimate-form');
  for (const [name, text] of Object.entries(requestWords)) await form.locator(`[name=${name}]`).fill(text);
  await form.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.getByText('Estimate request sent!').first().waitFor();
}

describe('a webmaster with only /embed adds all six widgets', () => {
  it('to a plain old page with a style sheet that resets everything', async () => {
    webmaster.documents.set('old', oldPage(Object.values(await webmaster.codeOfAll())));
    for (const width of [1280, 360]) {
      const { page, complaints } = await webmaster.visit('old', width);
      await expectAll(page);
      expect(complaints).toEqual([]);
      await shot(page, `old-${width}`);
      if (width === 1280) await sendEstimate(page);
      expect(await audit(page)).toEqual([]);
      await page.close();
    }
  });

  it('to a page with a strict security policy, merged by the check', async () => {
    const { page } = webmaster.studio;
    const own = "default-src 'none'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'";
    await page.getByLabel('Its Content-Security-Policy, if it has one').fill(own);
    await page.getByLabel('Your site’s address').fill(`${webmaster.origin}/strict`);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByText(`${webmaster.origin} is registered.`).waitFor();
    const merged = (await page.getByText('Content-Security-Policy: default-src').textContent()) ?? '';
    const policy = merged.replace('Content-Security-Policy: ', '');
    const codes = await webmaster.codeOfAll((_, { pick }) => pick('Bay blue'));
    // The studio says to move the rule in <style> to the page's own style sheet.
    await page.getByText('move the rule in <style> to your own style sheet').waitFor();
    const rules = Object.values(codes).map((code) => /<style>(.*)<\/style>\n/.exec(code)?.[1] ?? '');
    webmaster.documents.set('own.css', {
      html: strictPage.sheet + rules.join('\n'),
      headers: { 'content-type': 'text/css' },
    });
    const lines = Object.values(codes).map((code) => code.replace(/<style>.*<\/style>\n/, ''));
    webmaster.documents.set('strict', { html: strictPage.html(lines), headers: { 'content-security-policy': policy } });
    const visitor = await webmaster.visit('strict');
    await expectAll(visitor.page);
    await shot(visitor.page, 'strict');
    const color = await visitor.page
      .locator('brushline-estimate-form [type=submit]')
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(color).toBe('rgb(31, 92, 120)');
    await sendEstimate(visitor.page);
    expect(visitor.complaints).toEqual([]);
    expect(await audit(visitor.page)).toEqual([]);
    await visitor.page.close();
    await webmaster.studio.pick('Barn red');
  });

  it('to a dark page that a page builder lays out with flex and grid, each with a different opener', async () => {
    const modes: Readonly<Record<string, string>> = {
      'contact-form': 'Button',
      'color-quiz': 'Full page',
      'palette-picker': 'Placeholder',
      'area-search': 'Classic script',
    };
    const codes = await webmaster.codeOfAll(async (name, { pick }) => {
      await pick('In the page');
      await pick('dark');
      await pick('HTML');
      const wish = modes[name];
      if (wish) await pick(wish);
    });
    webmaster.documents.set('builder', builderPage(Object.values(codes)));
    for (const width of [1280, 360]) {
      const { page, complaints } = await webmaster.visit('builder', width);
      for (const [name, sign] of Object.entries(signs)) {
        if (modes[name] === 'Button' || modes[name] === 'Full page') continue;
        await page.locator(`brushline-${name}`).locator(sign).first().waitFor();
      }
      await shot(page, `builder-${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      for (const [words, sign] of [
        ['Write to us', '[name=message]'],
        ['Take the color quiz', 'button'],
      ] as const) {
        await page.getByRole('button', { name: words, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: words });
        await dialog.locator(sign).first().waitFor();
        await shot(page, `builder-${width}-${words.replaceAll(' ', '-')}`, false);
        await dialog.getByRole('button', { name: 'Close' }).first().click();
        await dialog.waitFor({ state: 'hidden' });
      }
      if (width === 1280) await sendEstimate(page);
      expect(complaints).toEqual([]);
      expect(await audit(page)).toEqual([]);
      await page.close();
    }
  });
});
