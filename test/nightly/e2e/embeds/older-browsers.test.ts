import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oldestEngines } from '../../../../catalogue/oldest-engines.mjs';
import { embeddedWidgets } from '../../../e2e/embeds/embedded-widgets.ts';
import { type Document, foreignSite } from '../../../e2e/embeds/foreign-site.ts';
import { sharedBrowser } from '../../../support/shared-browser.ts';

/** Names of CSS and HTML that no engine knows, in place of newer ones. */
const renamed = (text: string) =>
  text
    .replace(/\b(light-dark|color-mix)\(/g, 'un$1(')
    .replace(/\b(rgb|hsl|lab|lch|oklab|oklch|color)\(from /g, 'un$1(from ')
    .replace(/:(popover-open|has\()/g, ':un$1')
    .replace(/@container/g, '@uncontainer')
    .replace(/\bpopover(=|:["'`])/g, 'unpopover$1');

/** Takes the newer parts of CSS and of the browser away, as in the oldest engines together. */
async function makeOld(page: Page): Promise<void> {
  // A document of another site that a test answers would be in no network, and could not post to this one.
  await page.route(new RegExp(`^${server().url}/(?!api/)([^.]*|.*\\.js)$`), async (route) => {
    const response = await route.fetch();
    // The policy allows styles by their hashes.
    const { 'content-security-policy': _, ...headers } = response.headers();
    const isText = /html|javascript/.test(headers['content-type'] ?? '');
    await route.fulfill(isText ? { response, headers, body: renamed(await response.text()) } : { response });
  });
  await page.addInitScript(() => {
    const take = (owner: object, names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    take(URL, ['canParse', 'parse']);
    take(URLSearchParams.prototype, ['size']);
    take(Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']);
    take(Object, ['groupBy']);
    take(Map, ['groupBy']);
    take(Array, ['fromAsync']);
    take(Promise, ['withResolvers', 'try']);
    take(AbortSignal, ['any', 'timeout']);
    take(HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert']);
    take(HTMLButtonElement.prototype, ['popoverTargetElement', 'commandForElement', 'command', 'popoverTargetAction']);
    take(HTMLFormElement.prototype, ['requestSubmit']);
    take(Element.prototype, [
      'checkVisibility',
      ...Object.getOwnPropertyNames(Element.prototype).filter((name) => /^aria[A-Z]/.test(name)),
    ]);
    take(Document.prototype, ['adoptedStyleSheets', 'startViewTransition']);
    take(ShadowRoot.prototype, ['adoptedStyleSheets']);
    take(CSSStyleSheet.prototype, ['replaceSync', 'replace']);
    take(window, ['requestIdleCallback', 'cancelIdleCallback', 'trustedTypes', 'scheduler']);
  });
}

/** Also of files that still load. */
async function end(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}

const documents = new Map<string, Document>();
const { site, server } = foreignSite(documents);

async function open(body: string): Promise<{ page: Page; errors: string[] }> {
  const page = await (await sharedBrowser()).newPage({ viewport: { width: 1280, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  await makeOld(page);
  documents.set('old', {
    html: `<!doctype html><html lang="en-US"><title>Towline</title><main>${body}</main>
      <script type="module" src="${server().url}/widgets/v1/embed.js"></script></html>`,
  });
  await page.goto(`${site().origin}/old`);
  return { page, errors };
}

describe(`in browsers as old as ${Object.entries(oldestEngines).flat().join(' ')}`, () => {
  it.each(embeddedWidgets.map((widget) => [widget.name, widget] as const))('works: %s', async (name, widget) => {
    const { page, errors } = await open(`<brushline-${name}></brushline-${name}>`);
    await page.locator(`brushline-${name} ${widget.shows}`).first().waitFor();
    await widget.use(page.locator(`brushline-${name}`));
    expect(errors).toEqual([]);
    await end(page);
  });

  it.each(['button', 'full-page', 'side-tab'])('opens a form with mode=%s', async (mode) => {
    const { page, errors } = await open(
      `<brushline-estimate-form mode="${mode}"><a href="#ask">Ask us</a></brushline-estimate-form>`,
    );
    const dialog = page.getByRole('dialog', { name: 'Ask us' });
    await page.getByRole('button', { name: 'Ask us' }).waitFor();
    expect(await page.locator('dialog:visible').count()).toBe(0);
    const button = page.locator('brushline-estimate-form button').first();
    expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(168, 50, 31)');
    await page.getByRole('button', { name: 'Ask us' }).click();
    await dialog.locator('[name=name]').fill('Margaret');
    await dialog
      .getByRole('button', { name: /^(Close|← Back)/ })
      .first()
      .click();
    await dialog.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
    await end(page);
  });

  it('opens the menus and the drawer of our own pages, and closes them again', async () => {
    const page = await (await sharedBrowser()).newPage({ viewport: { width: 1280, height: 800 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    await makeOld(page);
    await page.goto(`${server().url}/color-quiz`);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Interior Painting' }).first();
    await link.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'SERVICES' }).hover();
    await link.waitFor();
    await page.mouse.move(600, 700);
    await link.waitFor({ state: 'hidden' });

    await page.setViewportSize({ width: 390, height: 800 });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect
      .poll(async () => {
        await page.locator('[commandfor$=-drawer]').first().click();
        return drawer.isVisible();
      })
      .toBe(true);
    await drawer.getByRole('button').first().click();
    await drawer.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(errors).toEqual([]);
    await end(page);
  });
});
