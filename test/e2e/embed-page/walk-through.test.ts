import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { type BuiltServer, freePort, startBuiltServer } from '../../support/built-server.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { requestWords } from '../../support/visitor-words.ts';
import { audit } from '../embeds/audit.ts';
import { type Document, openForeignServer, type Site } from '../embeds/foreign-server.ts';
import { openStudio, type StudioPage } from './studio-page.ts';
import { builderPage, oldPage, strictPage, themedPage } from './webmasters-pages.ts';

/** Puts all six widgets onto three sites with nothing but /embed: copies only its code. */
const documents = new Map<string, Document>();
let browser: Browser;
let server: BuiltServer;
let site: Site;
let studio: StudioPage;

beforeAll(async () => {
  browser = await sharedBrowser();
  site = await openForeignServer(documents);
  const port = await freePort();
  server = await startBuiltServer({
    port,
    env: { EMBED_ORIGINS: site.origin, PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  studio = await openStudio(browser, server.url);
  await studio.context.grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterAll(async () => {
  await closeContexts();
  site.close();
  await server[Symbol.asyncDispose]();
});

/**
 * Presses Copy, again if the code changed meanwhile, as it does a moment after a choice. @returns the code that a
 * webmaster would paste
 */
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

/** Chooses each widget in turn. @returns the code of all six */
async function codeOfAll(choose: (name: string, studio: StudioPage) => Promise<void> = async () => {}) {
  const codes: Record<string, string> = {};
  for (const name of embeddableWidgets) {
    await studio.page.locator(`[name=widget][value=${name}]`).check();
    await choose(name, studio);
    codes[name] = await copied(studio);
    expect(codes[name]).toContain(name);
  }
  return codes;
}

async function visit(name: string, width = 1280): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${site.origin}/${name}`);
  await whenNetworkIdle(page);
  return { page, complaints };
}

/** The text by which each widget counts as loaded. */
const signs: Readonly<Record<(typeof embeddableWidgets)[number], string>> = {
  'estimate-form': '[type=submit]',
  'contact-form': '[type=submit]',
  'color-quiz': 'button',
  'palette-picker': 'input',
  testimonials: 'blockquote, li',
  'area-search': 'input',
};

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

const shot = (page: Page, name: string, fullPage = true) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage }) : undefined;

describe('a webmaster with only /embed adds all six widgets', () => {
  it('to a plain old page with a style sheet that resets everything', async () => {
    documents.set('old', oldPage(Object.values(await codeOfAll())));
    for (const width of [1280, 360]) {
      const { page, complaints } = await visit('old', width);
      await expectAll(page);
      expect(complaints).toEqual([]);
      await shot(page, `old-${width}`);
      if (width === 1280) await sendEstimate(page);
      expect(await audit(page)).toEqual([]);
      await page.close();
    }
  });

  it('to a page with a strict security policy, merged by the check', async () => {
    const { page } = studio;
    const own = "default-src 'none'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'";
    await page.getByLabel('Its Content-Security-Policy, if it has one').fill(own);
    await page.getByLabel('Your site’s address').fill(`${site.origin}/strict`);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByText(`${site.origin} is registered.`).waitFor();
    const merged = (await page.getByText('Content-Security-Policy: default-src').textContent()) ?? '';
    const policy = merged.replace('Content-Security-Policy: ', '');
    const codes = await codeOfAll((_, { pick }) => pick('Bay blue'));
    // The studio says to move the rule in <style> to the page's own style sheet.
    await page.getByText('move the rule in <style> to your own style sheet').waitFor();
    const rules = Object.values(codes).map((code) => /<style>(.*)<\/style>\n/.exec(code)?.[1] ?? '');
    documents.set('own.css', { html: strictPage.sheet + rules.join('\n'), headers: { 'content-type': 'text/css' } });
    const lines = Object.values(codes).map((code) => code.replace(/<style>.*<\/style>\n/, ''));
    documents.set('strict', { html: strictPage.html(lines), headers: { 'content-security-policy': policy } });
    const visitor = await visit('strict');
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
    await studio.pick('Barn red');
  });

  it('to a dark page that a page builder lays out with flex and grid, each with a different opener', async () => {
    const modes: Readonly<Record<string, string>> = {
      'contact-form': 'Button',
      'color-quiz': 'Full page',
      'palette-picker': 'Placeholder',
      'area-search': 'Classic script',
    };
    const codes = await codeOfAll(async (name, { pick }) => {
      await pick('In the page');
      await pick('dark');
      await pick('HTML');
      const wish = modes[name];
      if (wish) await pick(wish);
    });
    documents.set('builder', builderPage(Object.values(codes)));
    for (const width of [1280, 360]) {
      const { page, complaints } = await visit('builder', width);
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

  it('onto an English page that also asks in Spanish', async () => {
    const { page, pick } = studio;
    const language = page.getByLabel('Language', { exact: true });
    const codes = await codeOfAll(async (name) => {
      await pick('HTML');
      await pick('light');
      await pick(name.endsWith('-form') ? 'Button' : 'In the page');
      if (name.endsWith('-form')) await language.selectOption('Spanish');
    });
    await page.locator('[name=widget][value=estimate-form]').check();
    await language.selectOption('your page’s (usual)');
    await pick('In the page');
    documents.set('dos', oldPage([await copied(studio), ...Object.values(codes)]));
    for (const width of [1280, 360]) {
      const { page, complaints } = await visit('dos', width);
      await page.getByRole('button', { name: 'Get Free Estimate' }).waitFor();
      for (const [words, send] of [
        ['Pida un presupuesto gratis', 'Pedir presupuesto gratis'],
        ['Escríbanos', 'Enviar mensaje'],
      ] as const) {
        await page.getByRole('button', { name: words, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: words });
        await dialog.getByRole('button', { name: send }).waitFor();
        await dialog.getByRole('link', { name: 'Llame al (410) 555-0142' }).waitFor();
        // The page around it has centered capitals.
        const type = await dialog
          .locator('p')
          .first()
          .evaluate((one) => {
            const { textAlign, textTransform } = getComputedStyle(one);
            return [textAlign, textTransform];
          });
        expect(type).toEqual(['start', 'none']);
        await shot(page, `dos-${width}-${send.replaceAll(' ', '-')}`, false);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await page.close();
    }
  });

  it('onto a page in Spanish, filled in, behind a tab, with a page of thanks', async () => {
    const onTab = 'Pida su presupuesto';
    const words: Readonly<Record<string, string>> = {
      'estimate-form': onTab,
      'contact-form': 'Escríbanos',
    };
    const codes = await codeOfAll(async (name, { page, pick }) => {
      await pick('light');
      await pick('HTML');
      await pick(name === 'estimate-form' ? 'Side tab' : name === 'contact-form' ? 'Button' : 'In the page');
      const label = words[name];
      if (!label) return;
      await page.getByLabel('Words on the button').fill(label);
      await page.getByLabel('Page to show after sending').fill('/gracias');
      if (name === 'estimate-form') await page.getByLabel('Town', { exact: true }).fill('Easton');
    });
    expect(codes['estimate-form']).toContain('prefill-city="Easton"');
    documents.set('tema', themedPage(Object.values(codes)));
    documents.set('gracias', { html: '<!doctype html><html lang="es"><title>Gracias</title><h1>Gracias</h1></html>' });
    for (const width of [360, 1280]) {
      const { page, complaints } = await visit('tema', width);
      for (const [name, sign] of Object.entries(signs))
        if (!words[name]) await page.locator(`brushline-${name}`).locator(sign).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await shot(page, `themed-${width}`);
      for (const [name, label] of Object.entries(words)) {
        await page.getByRole('button', { name: label, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: label });
        await dialog.locator('[type=submit]').waitFor();
        expect(await dialog.locator('[type=submit]').textContent()).toMatch(
          /^(Pedir presupuesto gratis|Enviar mensaje)$/,
        );
        if (name === 'estimate-form')
          await expect.poll(() => dialog.locator('[name=city]').inputValue()).toBe('Easton');
        await shot(page, `themed-${width}-${name}`, false);
        expect(await audit(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      }
      await page.getByRole('button', { name: onTab, exact: true }).click();
      const form = page.getByRole('dialog');
      for (const [name, text] of Object.entries(requestWords)) await form.locator(`[name=${name}]`).fill(text);
      expect(complaints).toEqual([]);
      await form.getByRole('button', { name: 'Pedir presupuesto gratis' }).click();
      await page.waitForURL(`${site.origin}/gracias`);
      await page.close();
    }
  });
});
