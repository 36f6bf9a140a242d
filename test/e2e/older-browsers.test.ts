import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { Page } from 'playwright-core';
import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { oldestEngines } from '../../catalogue/oldest-engines.mjs';
import { sharedBrowser } from '../support/shared-browser.ts';
import { embeddedWidgets } from './embeds/embedded-widgets.ts';
import { type Document, foreignSite } from './embeds/foreign-site.ts';

const folder = new URL('../../dist/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
/** The classic scripts are made of the same modules. */
const scripts = readdirSync(new URL('public/', folder), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js') && !name.endsWith('.iife.js'))
  .map((name) => `public/${name}`);
const serverScripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^server\/[^/]+\.js$/.test(name),
);

/** Built-in members that one of the oldest engines lacks, with others whose check proves that they exist. */
const newer: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['canParse', 'toSorted', 'toReversed', 'toSpliced', 'groupBy', 'fromAsync', 'withResolvers', 'isWellFormed'],
      ...['toWellFormed', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference', 'getOrInsert'],
      ...['checkVisibility', 'requestSubmit', 'requestIdleCallback', 'startViewTransition', 'moveBefore', 'inert'],
      ...['throwIfAborted', 'trustedTypes', 'share', 'setHTMLUnsafe', 'parseHTMLUnsafe', 'showPicker'],
      ...['requestClose', 'scheduler', 'cookieStore', 'userActivation', 'OffscreenCanvas', 'CompressionStream'],
      ...['CustomStateSet', 'getHTML', 'toBase64', 'toHex', 'fromBase64', 'sumPrecise', 'pushManager', 'Highlight'],
    ].map((name) => [name, []]),
  ),
  replaceSync: ['adoptedStyleSheets'],
  adoptedStyleSheets: [],
  showPopover: ['popover', 'popoverTargetElement'],
  hidePopover: ['popover', 'popoverTargetElement'],
  togglePopover: ['popover'],
};
/** `Element.ariaLabel` and its like, which Firefox before 119 lacks. */
const isReflected = (name: string) => /^aria[A-Z]/.test(name);
/** Statics that only their object tells from other functions. */
const newerStatics = ['AbortSignal.timeout', 'AbortSignal.any', 'URL.parse', 'Promise.try', 'RegExp.escape'];

const isChecked = (code: string, name: string) =>
  new RegExp(
    `\\b${name}\\?\\.|["'\`]${name}["'\`] ?in |typeof [\\w.]+\\.${name}\\b|\\.${name} ?(\\?\\?|\\|\\||&&)|![\\w.]+\\.${name}\\b|\\{${name}:`,
  ).test(code) ||
  // A value that is missing is left out.
  new RegExp(`=\\w+\\.${name};if\\(!`).test(code);

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) for (const one of [value].flat()) if (isNode(one)) visit(one, see);
}

/** What an older engine cannot run in a script. */
function tooNew(code: string): string[] {
  const found = new Set<string>();
  visit(parseAst(code) as unknown as Node, (node) => {
    if (node.type === 'StaticBlock') found.add('static {}');
    if (node.type === 'Literal' && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      if (/\(\?<[=!]|\(\?[ims-]+:/.test(pattern) || flags.includes('v')) found.add(`/${pattern}/${flags}`);
    }
    if (node.type !== 'MemberExpression' || node.computed) return;
    const { object, property } = node as unknown as { object: { name?: string }; property: { name?: string } };
    const name = property.name ?? '';
    const path = `${object.name}.${name}`;
    const proofs = Object.hasOwn(newer, name) ? [name, ...(newer[name] ?? [])] : [name];
    const isNewer = Object.hasOwn(newer, name) || isReflected(name) || newerStatics.includes(path);
    if (isNewer && !proofs.some((one) => isChecked(code, one))) found.add(path);
  });
  return [...found];
}

/** All stylesheets in a script, which are strings there. */
function stylesheets(code: string): string[] {
  const sheets: string[] = [];
  visit(parseAst(code) as unknown as Node, (node) => {
    const text = node.type === 'Literal' ? node.value : (node.value as { cooked?: unknown } | undefined)?.cooked;
    if (typeof text === 'string' && /^[.:*@a-z][^{}"<]*\{[^{}]*[:{]/.test(text) && text.endsWith('}'))
      sheets.push(text);
  });
  return sheets;
}

describe('the built scripts', () => {
  it.each(scripts)('use nothing without a check that the oldest engines lack: %s', (name) => {
    expect(tooNew(read(name))).toEqual([]);
  });
});

it('has stylesheets without a rule that the oldest engines drop whole', () => {
  const sheets = [...scripts, ...serverScripts].flatMap((name) => stylesheets(read(name)));
  expect(sheets.length).toBeGreaterThan(30);
  for (const sheet of sheets) {
    // `light-dark()` needs custom properties, and so does a color that is calculated from one of them.
    expect(sheet).not.toContain('light-dark(');
    // An engine drops a rule with an unknown selector; inside `:is()` it only ignores it.
    transform({
      filename: 'sheet.css',
      code: Buffer.from(sheet),
      visitor: {
        Rule: {
          style({ value: { selectors } }) {
            const texts = selectors.map((selector) => JSON.stringify(selector));
            const isNewer = (text: string) =>
              /"kind":"(has|popover-open|modal)"|"name":"(popover-open|modal)"/.test(text);
            if (texts.length > 1 && texts.some((text) => isNewer(text) && !text.includes('"kind":"is"')))
              throw new Error(`Older engines drop ${texts.join()}`);
            if (texts.some((text) => /"kind":"not".*(popover-open|modal)"/.test(text)))
              throw new Error(`Older engines drop ${texts.join()}`);
          },
        },
      },
    });
  }
});

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

/** The computed colors and borders of an element. */
const lookOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor, borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
      return { color, backgroundColor, border: `${borderTopWidth} ${borderTopStyle} ${borderTopColor}` };
    });

describe(`in browsers as old as ${Object.entries(oldestEngines).flat().join(' ')}`, () => {
  it.each(embeddedWidgets.map((widget) => [widget.name, widget] as const))('works: %s', async (name, widget) => {
    const { page, errors } = await open(`<brushline-${name}></brushline-${name}>`);
    await page.locator(`brushline-${name} ${widget.shows}`).first().waitFor();
    await widget.use(page.locator(`brushline-${name}`));
    expect(errors).toEqual([]);
    await end(page);
  });

  it.each([
    ['', 'rgb(255, 255, 255)', '1px solid rgb(138, 127, 106)'],
    ['theme="dark"', 'rgb(22, 36, 58)', '1px solid rgb(133, 146, 166)'],
  ])('shows fields and a button in their colors: %s', async (theme, backgroundColor, border) => {
    const { page } = await open(`<brushline-estimate-form ${theme}></brushline-estimate-form>`);
    await page.locator('brushline-estimate-form form').waitFor();
    expect(await lookOf(page, 'brushline-estimate-form [name=name]')).toMatchObject({ backgroundColor, border });
    expect(await lookOf(page, 'brushline-estimate-form [type=submit]')).toMatchObject({
      color: 'rgb(255, 255, 255)',
      backgroundColor: theme ? 'rgb(194, 67, 45)' : 'rgb(168, 50, 31)',
    });
    await end(page);
  });

  it.each(['button', 'full-page', 'side-tab'])('opens a form with mode=%s', async (mode) => {
    const { page, errors } = await open(
      `<brushline-estimate-form mode="${mode}"><a href="#ask">Ask us</a></brushline-estimate-form>`,
    );
    const dialog = page.getByRole('dialog', { name: 'Ask us' });
    await page.getByRole('button', { name: 'Ask us' }).waitFor();
    expect(await page.locator('dialog:visible').count()).toBe(0);
    expect(await lookOf(page, 'brushline-estimate-form button')).toMatchObject({
      color: 'rgb(255, 255, 255)',
      backgroundColor: 'rgb(168, 50, 31)',
    });
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
