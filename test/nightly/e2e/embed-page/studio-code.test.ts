import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../../catalogue/brand.ts';
import { openStudio } from '../../../e2e/embed-page/studio-page.ts';
import { webmastersSite } from '../../../e2e/embed-page/webmasters-site.ts';

const webmaster = webmastersSite();
const service = (page: Page) => page.getByRole('combobox', { name: 'Service', exact: true });
/** Copies, again if the confirmation had vanished before anyone looked, as it does after two seconds. */
const isConfirmed = (page: Page, copy: () => Promise<void>) =>
  expect
    .poll(async () => {
      await copy();
      return page.getByRole('button', { name: 'Copied!' }).isVisible();
    })
    .toBe(true);
const form = (page: Page) => page.locator('brushline-estimate-form');

describe('the code of the studio', () => {
  it('offers Spanish for the forms, in the preview and in the code for each kind of page', async () => {
    const { page, context, complaints, pick, code } = await openStudio(webmaster.browser, webmaster.server.url);
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

  it('works by keyboard alone', async () => {
    const { page, context, code } = await openStudio(webmaster.browser, webmaster.server.url);
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
    await press('Tab');
    await isConfirmed(page, () => press('Enter'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code());
    await context.close();
  });

  it('generates code that works on another site, for all kinds without a framework', async () => {
    const { page, context, pick, code } = await openStudio(webmaster.browser, webmaster.server.url);
    await service(page).selectOption('pressure-washing');
    for (const [way, sign] of [
      ['HTML', '<brushline-estimate-form service='],
      ['Classic script', 'estimate-form.iife.js'],
      ['Placeholder', 'data-brushline='],
    ] as const) {
      await pick(way);
      await expect.poll(code).toContain(sign);
      const lines = await code();
      webmaster.documents.set('taken', { html: `<!doctype html><title>Elsewhere</title>${lines}` });
      const other = await context.newPage();
      await other.goto(`${webmaster.origin}/taken`);
      await other.locator('brushline-estimate-form [value=pressure-washing]').waitFor({ state: 'attached' });
      await other.close();
    }
    await context.close();
  });

  it('copies the code where pages have no clipboard, as without https', async () => {
    const { page, context, code } = await openStudio(webmaster.browser, webmaster.server.url);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => document.body.setAttribute('data-copied', `${getSelection()}`), true);
    });
    await isConfirmed(page, () => page.getByRole('button', { name: /^Cop/ }).click());
    expect(await page.locator('body').getAttribute('data-copied')).toBe(await code());
    await context.close();
  });

  it('copies the code, and confirms it', async () => {
    const { page, context, code } = await openStudio(webmaster.browser, webmaster.server.url);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 360, height: 740 });
    const button = page.getByRole('button', { name: /^Cop/ });
    const size = async () => {
      const box = await button.boundingBox();
      return [box?.width, box?.height];
    };
    const before = await size();
    await isConfirmed(page, () => button.click());
    expect(await size()).toEqual(before);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code());
    await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    await context.close();
  });
});
