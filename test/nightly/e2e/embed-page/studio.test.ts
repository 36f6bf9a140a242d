import { describe, expect, it } from 'vitest';
import { brand } from '../../../../catalogue/brand.ts';
import { foreignSite } from '../../../e2e/embeds/foreign-site.ts';
import { violations } from '../../../support/pages/axe.ts';
import { fillForm } from '../../../support/pages/fill-form.ts';
import { whenNetworkIdle } from '../../../support/pages/network-idle.ts';
import { form, openStudio, overflow } from './studio-page.ts';

const { server } = foreignSite(new Map());
/** A color in the format of computed styles. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

describe('the studio', () => {
  it.each([1280, 360])('previews every widget without console errors or axe violations, at %i px', async (width) => {
    const viewport = { width, height: 800 };
    const { page, context, complaints, pick } = await openStudio(server().url, { viewport });
    for (const radio of await page.locator('[name=widget]').all()) {
      await radio.check();
      const widget = page.locator(`brushline-${await radio.getAttribute('value')}`);
      await expect.poll(() => widget.locator('css=div > *').count()).toBeGreaterThan(0);
      expect(await overflow(page)).toBe(0);
    }
    const small = await page
      .locator('[data-widget=embed-studio] label:has([type=radio])')
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44),
      );
    expect(small).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await pick('dark');
    await expect.poll(() => page.locator('brushline-area-search').getAttribute('theme')).toBe('dark');
    expect(await violations(page)).toEqual([]);
    await whenNetworkIdle(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows every choice in the preview, and in the code for each kind of page', async () => {
    const { page, context, complaints, pick, code } = await openStudio(server().url);
    const select = (name: string) => page.getByRole('combobox', { name, exact: true });
    expect(await form(page).locator('[type=radio]').count()).toBe(3);
    await select('Service').selectOption('interior');
    await expect.poll(() => form(page).locator('[type=radio]').count()).toBe(0);
    await select('Language').selectOption('Spanish');
    await form(page).getByRole('button', { name: 'Pedir presupuesto gratis' }).waitFor();
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
    await pick('Bay blue');
    await expect
      .poll(() => button.evaluate((one) => getComputedStyle(one).backgroundColor))
      .toBe(rgb(brand.colors.bay));
    await pick('dark');
    await expect.poll(() => form(page).getAttribute('theme')).toBe('dark');
    const choices = ['service="interior"', 'lang="es"', 'prefill-city="Easton"', 'hidden-my-campaign="spring"'];
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
      for (const choice of [...choices, 'theme="dark"', brand.colors.bay]) expect(shown).toContain(choice);
      expect(shown.includes('>Pida un presupuesto gratis</a>'), tab).toBe(tab !== 'WordPress');
    }
    await select('Language').selectOption('Same as your page (default)');
    await pick('HTML');
    for (const [mode, value] of [
      ['Button', 'button'],
      ['Side tab', 'side-tab'],
      ['Full page', 'full-page'],
    ] as const) {
      const name = `Ask by ${value}`;
      await pick(mode);
      await page.getByLabel('Words on the button').fill(name);
      await expect.poll(code).toContain(`mode="${value}"`);
      expect(await code()).toContain(`label="${name}"`);
      await form(page).getByRole('button', { name }).click();
      await page.getByRole('dialog', { name }).locator('[name=name]').waitFor();
      await page.keyboard.press('Escape');
    }
    await pick('In the page');
    await form(page).locator('form').waitFor();
    expect(await code()).not.toMatch(/ (mode|label|lang)=/);
    await pick('Phone');
    await expect.poll(() => form(page).evaluate((one) => one.clientWidth)).toBeLessThanOrEqual(375);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('sends nothing from its preview', async () => {
    const { page, context } = await openStudio(server().url);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().endsWith('/api/track')) posts.push(request.url());
    });
    await fillForm(form(page));
    await page.getByRole('button', { name: 'Get Free Estimate' }).click();
    await page.getByText('This is a preview: nothing was sent.').waitFor();
    expect(posts).toEqual([]);
    await context.close();
  });

  it('works by keyboard alone', async () => {
    const { page, context, code } = await openStudio(server().url);
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
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await code());
    await context.close();
  });

  it('copies the code and confirms it, also without a clipboard', async () => {
    const { page, context, code } = await openStudio(server().url);
    const button = page.getByRole('button', { name: /^Cop/ });
    const size = async () => (await button.boundingBox())?.width;
    const before = await size();
    await page.evaluate(() => {
      // As without https.
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => document.body.setAttribute('data-copied', `${getSelection()}`), true);
    });
    // Again, if the confirmation had vanished before anyone looked, as it does after two seconds.
    await expect
      .poll(async () => {
        await button.click();
        return (await page.getByRole('button', { name: 'Copied!' }).isVisible()) && size();
      })
      .toBe(before);
    expect(await page.locator('body').getAttribute('data-copied')).toBe(await code());
    await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    await context.close();
  });
});
