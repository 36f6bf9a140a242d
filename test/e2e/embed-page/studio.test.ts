import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../../catalogue/brand.ts';
import { embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { sqliteStore } from '../../../server/store/sqlite/sqlite-store.ts';
import { type BuiltServer, freePort, startBuiltServer } from '../../support/built-server.ts';
import { whenNetworkIdle } from '../../support/pages/network-idle.ts';
import { type Shifting, watchShifts } from '../../support/pages/watched-page.ts';
import { closeContexts, sharedBrowser } from '../../support/shared-browser.ts';
import { audit } from '../embeds/audit.ts';
import { type Document, openForeignServer, type Site } from '../embeds/foreign-server.ts';
import { openEmbedPage, openStudio } from './studio-page.ts';

const documents = new Map<string, Document>();
let browser: Browser;
let server: BuiltServer;
let stranger: Site;

beforeAll(async () => {
  browser = await sharedBrowser();
  stranger = await openForeignServer(documents);
  const port = await freePort();
  const env = { EMBED_ORIGINS: stranger.origin, PUBLIC_URL: `http://127.0.0.1:${port}` };
  server = await startBuiltServer({ port, env });
});
afterAll(async () => {
  await closeContexts();
  stranger.close();
  await server[Symbol.asyncDispose]();
});

const service = (page: Page) => page.getByRole('combobox', { name: 'Service', exact: true });
/** A color in the format of computed styles. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const form = (page: Page) => page.locator('brushline-estimate-form');

describe('the studio', () => {
  it('previews every widget, without console errors or axe violations', async () => {
    const { page, context, complaints, pick } = await openStudio(browser, server.url);
    for (const radio of await page.locator('[name=widget]').all()) {
      await radio.check();
      const widget = page.locator(`brushline-${await radio.getAttribute('value')}`);
      await widget.waitFor();
      await expect.poll(() => widget.locator('css=div > *').count()).toBeGreaterThan(0);
    }
    expect(await audit(page)).toEqual([]);
    await pick('dark');
    expect(await audit(page)).toEqual([]);
    await whenNetworkIdle(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has each choice once, before and after hydration', async () => {
    const { page, context } = await openEmbedPage(browser, server.url);
    const counts = () =>
      page.evaluate(() =>
        [
          '[name=widget]',
          '[name=kind]',
          '[name=accent]',
          '[name="attribute mode"]',
          '[data-widget=embed-studio] pre',
        ].map((selector) => document.querySelectorAll(selector).length),
      );
    const before = await counts();
    expect(before).toEqual([6, 7, 4, 4, 1]);
    await page.getByText('What to show').hover();
    await whenNetworkIdle(page);
    await page.getByRole('radio', { name: 'Side tab', exact: true }).check();
    await expect.poll(() => page.locator('pre').first().textContent()).toContain('side-tab');
    expect(await counts()).toEqual(before);
    expect(await page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(1);
    await context.close();
  });

  it('shows every choice in the preview, and in the code for each kind of page', async () => {
    const { page, context, complaints, pick, code } = await openStudio(browser, server.url);
    expect(await form(page).locator('[type=radio]').count()).toBe(3);
    await service(page).selectOption('interior');
    await expect.poll(() => form(page).locator('[type=radio]').count()).toBe(0);
    await page.getByLabel('Town', { exact: true }).fill('Easton');
    await expect.poll(() => form(page).locator('[name=city]').inputValue()).toBe('Easton');
    await page.getByLabel('Hidden field').fill('My Campaign!');
    await page.getByLabel('Value').fill('spring');
    await page.getByRole('button', { name: 'Another hidden field' }).click();
    await page.getByLabel('Hidden field').nth(1).fill('gone');
    await page.getByLabel('Value').nth(1).fill('x');
    await expect.poll(code).toContain('hidden-gone="x"');
    await page.getByRole('button', { name: 'Remove this hidden field' }).click();
    await expect.poll(code).not.toContain('hidden-gone');
    const button = form(page).locator('[type=submit]');
    const color = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
    await pick('Bay blue');
    await expect.poll(color).toBe(rgb(brand.colors.bay));
    await pick('dark');
    await expect.poll(() => form(page).getAttribute('theme')).toBe('dark');
    for (const [tab, line] of [
      ['HTML', '<style>brushline-estimate-form { --brushline-accent:'],
      ['WordPress', '[brushline widget="estimate-form"'],
      ['React', "{ '--brushline-accent': '"],
      ['Vue', '@brushline:success="onSuccess"'],
      ['Svelte', '<svelte:head>'],
      ['Classic script', '/widgets/v1/estimate-form.iife.js'],
      ['Placeholder', 'data-brushline="estimate-form"'],
    ] as const) {
      await pick(tab);
      await expect.poll(code).toContain(line);
      const shown = await code();
      for (const choice of [
        'service="interior"',
        'prefill-city="Easton"',
        'hidden-my-campaign="spring"',
        'theme="dark"',
        brand.colors.bay,
      ])
        expect(shown).toContain(choice);
    }
    await pick('HTML');
    for (const [mode, value] of [
      ['Button', 'button'],
      ['Side tab', 'side-tab'],
      ['Full page', 'full-page'],
    ] as const) {
      await pick(mode);
      await page.getByLabel('Words on the button').fill(`Ask by ${value}`);
      await expect.poll(code).toContain(`mode="${value}"`);
      expect(await code()).toContain(`label="Ask by ${value}"`);
      await form(page)
        .getByRole('button', { name: `Ask by ${value}` })
        .click();
      await page
        .getByRole('dialog', { name: `Ask by ${value}` })
        .locator('[name=name]')
        .waitFor();
      await page.keyboard.press('Escape');
    }
    await pick('In the page');
    await form(page).locator('form').waitFor();
    expect(await code()).not.toMatch(/ (mode|label)=/);
    await pick('Phone');
    await expect.poll(() => form(page).evaluate((one) => one.clientWidth)).toBeLessThanOrEqual(375);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('offers Spanish for the forms, in the preview and in the code for each kind of page', async () => {
    const { page, context, complaints, pick, code } = await openStudio(browser, server.url);
    const language = page.getByRole('combobox', { name: 'Language', exact: true });
    const say = async (choice: string, send: string) => {
      await language.selectOption(choice);
      await form(page).getByRole('button', { name: send }).waitFor();
    };
    await say('Spanish', 'Pedir presupuesto gratis');
    const link = '>Pida un presupuesto gratis</a>';
    for (const [tab, line, hasLink] of [
      ['HTML', '<brushline-estimate-form lang="es">', true],
      ['WordPress', '[brushline widget="estimate-form" lang="es"]', false],
      ['React', '  lang="es"', true],
      ['Vue', '  lang="es"', true],
      ['Svelte', 'lang="es"', true],
      ['Classic script', '<brushline-estimate-form lang="es">', true],
      ['Placeholder', 'data-lang="es"', true],
    ] as const) {
      await pick(tab);
      await expect.poll(code).toContain(line);
      expect((await code()).includes(link), tab).toBe(hasLink);
    }
    await pick('Button');
    await form(page).getByRole('button', { name: 'Pida un presupuesto gratis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pida un presupuesto gratis' });
    await dialog.getByRole('button', { name: 'Pedir presupuesto gratis' }).waitFor();
    await dialog.getByRole('link', { name: 'Llame al (410) 555-0142' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Words on the button').getAttribute('placeholder')).toBe('Pida un presupuesto gratis');
    await pick('In the page');
    await say('English', 'Get Free Estimate');
    await pick('HTML');
    await expect.poll(code).toContain('<brushline-estimate-form lang="en">');
    await language.selectOption('your page’s (usual)');
    await expect.poll(code).not.toContain('lang=');
    await pick(/^Color quiz/);
    await expect.poll(() => language.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stays in its place when its font and its preview come', async () => {
    for (const width of [360, 1280]) {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      let letGo = () => {};
      const isHeld = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await context.route('**/*.woff2', async (route) => {
        await isHeld;
        await route.continue();
      });
      const page = await context.newPage();
      await page.addInitScript(watchShifts);
      await page.goto(`${server.url}/embed`, { waitUntil: 'domcontentloaded' });
      await page.getByText('What to show').scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      await page.evaluate(() => void (window as unknown as Shifting).shifts.splice(0));
      letGo();
      await page.evaluate(() => document.fonts.ready);
      await page.locator('[data-widget=embed-preview]').scrollIntoViewIfNeeded();
      await form(page).locator('form').waitFor();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(await page.evaluate(() => (window as unknown as Shifting).shifts)).toEqual([]);
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
      await context.close();
    }
  });

  it('works by keyboard alone', async () => {
    const { page, context, code } = await openStudio(browser, server.url);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await page.locator('[name=widget]').first().focus();
    await press('ArrowDown', 'ArrowDown');
    await page.locator('brushline-color-quiz').waitFor();
    await press('Tab', 'ArrowRight');
    await expect.poll(code).toContain('mode="button"');
    await press('Tab');
    await page.keyboard.type('Find your color');
    await expect.poll(code).toContain('label="Find your color"');
    await press('Tab');
    expect(await focused()).toBe('attribute quiz');
    await page.keyboard.type('interior');
    await expect.poll(code).toContain('quiz="interior"');
    await press('Tab', 'ArrowRight', 'ArrowRight');
    await expect.poll(code).toContain('theme="auto"');
    await press('Tab', 'ArrowRight');
    await expect.poll(code).toContain(brand.colors.bay);
    await press('Tab', 'ArrowRight');
    expect(await focused()).toBe('kind');
    await expect.poll(code).toContain('[brushline widget="color-quiz"');
    await press('Tab', 'Enter');
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code());
    await context.close();
  });

  it('generates code that works on another site, for all kinds without a framework', async () => {
    const { page, context, pick, code } = await openStudio(browser, server.url);
    await service(page).selectOption('pressure-washing');
    for (const way of ['HTML', 'Classic script', 'Placeholder']) {
      await pick(way);
      const lines = await code();
      documents.set('taken', { html: `<!doctype html><title>Elsewhere</title>${lines}` });
      const other = await context.newPage();
      await other.goto(`${stranger.origin}/taken`);
      await other.locator('brushline-estimate-form [value=pressure-washing]').waitFor({ state: 'attached' });
      await other.close();
    }
    await context.close();
  });

  it('respects choices made before its code loaded', async () => {
    const { page, context, code } = await openEmbedPage(browser, server.url);
    await page.route('**/embed-studio-*', (route) => setTimeout(() => void route.continue(), 800));
    await page.getByRole('radio', { name: /^Reviews/ }).check();
    await page.locator('brushline-testimonials').waitFor();
    await expect.poll(code).toContain('<brushline-testimonials');
    await context.close();
  });

  it('shows choices in the preview that were made before it loaded', async () => {
    const { page, context, code, pick } = await openEmbedPage(browser, server.url, {}, (page) =>
      page.route('**/embed-preview-*', (route) => setTimeout(() => void route.continue(), 1500)),
    );
    await pick(/^Reviews/);
    await expect.poll(code).toContain('<brushline-testimonials');
    expect(await page.locator('brushline-testimonials').count()).toBe(0);
    await page.locator('brushline-testimonials').waitFor();
    await context.close();
  });

  it('copies the code, and confirms it', async () => {
    const { page, context, code } = await openStudio(browser, server.url);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 360, height: 740 });
    const button = page.getByRole('button', { name: /^Cop/ });
    const size = async () => {
      const box = await button.boundingBox();
      return [box?.width, box?.height];
    };
    const before = await size();
    await button.click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    expect(await size()).toEqual(before);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code());
    await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    await context.close();
  });

  it('sends nothing from its preview', async () => {
    const { page, context } = await openStudio(browser, server.url);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().endsWith('/api/track')) posts.push(request.url());
    });
    const words = { name: 'A', email: 'a@b.example', phone: '1', address: 'x', city: 'y', zipCode: '1' };
    for (const [name, value] of Object.entries({ ...words, message: 'A long enough message.' }))
      await form(page).locator(`[name=${name}]`).fill(value);
    await page.getByRole('button', { name: 'Get Free Estimate' }).click();
    await page.getByText('This is a preview: nothing was sent.').waitFor();
    expect(posts).toEqual([]);
    const store = sqliteStore({ dataDir: server.dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
    expect(await store.countLeads('estimate')).toBe(0);
    await store.close();
    await context.close();
  });

  it('says if the preview cannot be loaded, and still shows the code', async () => {
    const { page, context, code, pick } = await openEmbedPage(browser, server.url, {}, (page) =>
      page.route('**/widgets/v1/embed.js', (route) => route.abort()),
    );
    await page.locator('[data-widget=embed-preview]').scrollIntoViewIfNeeded();
    await page.getByText('The preview could not be loaded.').waitFor();
    await pick('Side tab');
    await expect.poll(code).toContain('mode="side-tab"');
    await context.close();
  });

  it('fits a phone', async () => {
    const { page, context } = await openStudio(browser, server.url, { viewport: { width: 360, height: 740 } });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const radio of await page.locator('[name=widget]').all()) {
      await radio.check();
      await page.locator(`brushline-${await radio.getAttribute('value')}`).waitFor();
      expect(await overflow()).toBe(0);
    }
    const small = await page
      .locator('[data-widget=embed-studio] label:has([type=radio])')
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44),
      );
    expect(small).toEqual([]);
    expect(await audit(page)).toEqual([]);
    await context.close();
  });

  it('shows code to copy without JavaScript, and no controls that need it', async () => {
    const { page, context, code } = await openEmbedPage(browser, server.url, { javaScriptEnabled: false });
    expect(await code()).toContain(`${server.url}/widgets/v1/embed.js`);
    await page.getByRole('link', { name: 'list of all widgets' }).click();
    for (const name of embeddableWidgets)
      expect(await page.getByText(`<brushline-${name}>`, { exact: false }).first().isVisible()).toBe(true);
    for (const role of ['radio', 'combobox'] as const) expect(await page.getByRole(role).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
    expect(await page.getByText('Preview, nothing is sent').isVisible()).toBe(false);
    await context.close();
  });
});
