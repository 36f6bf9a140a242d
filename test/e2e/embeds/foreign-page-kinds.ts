import type { BrowserContextOptions } from 'playwright-core';
import { counting } from '../../support/cases/block-list.ts';
import type { AnyPage } from '../../support/pages/page-part.ts';

/** The origins of a page's scripts. */
export interface Sources {
  ours: string;
  /** The same scripts from another origin: for a browser, another version. */
  other: string;
}

/** A kind of page on other sites. */
export interface ForeignPageKind {
  name: string;
  headers?(sources: Sources): Record<string, string>;
  /** Attributes of `<html>`. */
  root?: string;
  head?: string;
  /** The page's content in place of one element. */
  body?(element: string): string;
  /** The tags that load the widget. @default the loader, at the end of the body */
  scripts?(sources: Sources, widget: string): { head?: string; body?: string };
  visitor?: BrowserContextOptions;
  /** Requests blocked by something in the visitor's browser. */
  blocks?: RegExp;
  /** The state of the API; `away` only after the widget is ready. */
  api?: 'slow' | 'failing' | 'away';
  /** Changes that the page makes to the element before a visitor uses it. The element must still work. */
  meddle?(page: AnyPage): Promise<void>;
  /** Whether the widget has the same size and styles as on a plain page. */
  look?: 'plain' | 'other';
  /** The minimum width of the widget, in pixels. */
  minWidth?: number;
  /** Whether axe-core runs before and after use. */
  isAudited?: boolean;
}

const moduleScript = (url: string) => `<script type="module" src="${url}"></script>`;
const classicScript = (url: string) => `<script src="${url}"></script>`;
const loader = (origin: string) => `${origin}/widgets/v1/embed.js`;
/** The code on a page that does not allow custom elements. */
function placeholderFor(element: string): string {
  return element.replace(/<brushline-([\w-]+)/, '<div data-brushline="$1"').replace(/<\/brushline-.*?>/, '</div>');
}
const strict = ({ ours }: Sources) =>
  `default-src 'none'; script-src ${ours}; connect-src ${ours}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** CSS rules of other pages that disturb their content. */
const hostileCss = `<style>
  * { all: unset; letter-spacing: 3px !important; word-spacing: 9px !important; text-transform: uppercase !important }
  * { font-size: 40px !important; line-height: 3 !important; text-align: right !important; color: lime !important }
  body { display: block; margin: 8px !important }
  button, input, textarea, select, label, form, a, svg { display: none !important }
</style>`;

/** Shortcuts of a page that ignore only its own fields, as most do. */
const shortcuts = `<script>
  window.pressed = [];
  for (const type of ['keydown', 'keypress', 'keyup']) document.addEventListener(type, (event) => {
    if (event.target.matches('input, textarea, select')) return;
    pressed.push(type + ' ' + event.key);
    if (event.key.length === 1) event.preventDefault();
  });
</script>`;

/**
 * Changes by old libraries to the language: properties that every `for … in` sees, custom JSON, and replaced native
 * functions. Prototype 1.6 made all of them; its `Array.from` ignores a second argument, and its `reduce` all
 * arguments.
 */
const oldLibraries = `<script>
  Object.prototype.extend = function (source) { for (var name in source) this[name] = source[name]; return this };
  Object.prototype.version = '1.6';
  Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']' };
  Array.prototype.without = function () { return this };
  Array.prototype.entries = function () { return this.slice() };
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] };
  String.prototype.blank = function () { return /^\\s*$/.test(this) };
  Function.prototype.argumentNames = function () { return [] };
  Array.from = function (list) { return list && list.length ? [].slice.call(list) : [] };
  Event = { observe: function () {}, stop: function () {} };
  Element = function (name) { return document.createElement(name) };
  $ = function (id) { return document.getElementById(id) };
</script>`;

/** Types into the first text field of the widget, if it has one. */
async function typeInto(page: AnyPage) {
  const field = page.locator('[data-embed]').locator('input:not([type=radio]), textarea').first();
  if ((await field.count()) === 0) return;
  await field.focus();
  await page.keyboard.type('Go 7');
  const typed = await field.inputValue();
  if (typed !== 'Go 7') throw new Error(`The page ate keys: ${typed}`);
  for (const key of ['Control+b', 'Escape']) await page.keyboard.press(key);
  const pressed = await page.evaluate(() => (window as unknown as { pressed: string[] }).pressed);
  const heard = pressed.filter((one) => one.startsWith('keydown')).join();
  if (heard !== 'keydown Control,keydown b,keydown Escape') throw new Error(`The page heard ${heard}`);
  await field.fill('');
}

/** Kinds of pages that embed a widget. */
export const foreignPageKinds: readonly ForeignPageKind[] = [
  { name: 'a plain page', isAudited: true },
  {
    name: 'a page with a strict content security policy that requires Trusted Types',
    headers: (sources) => ({ 'content-security-policy': strict(sources) }),
    look: 'plain',
  },
  { name: 'a page with hostile CSS', head: hostileCss, look: 'plain' },
  {
    name: 'a page whose root size is 62.5 %',
    head: '<style>html { font-size: 62.5% } body { font-size: 1.6rem }</style>',
    look: 'plain',
  },
  { name: 'a page that reads from right to left', root: 'dir="rtl"', isAudited: true },
  {
    name: 'a dark page',
    head: '<style>html { color-scheme: dark; background: #111; color: #eee }</style>',
    body: (element) => element.replace('>', ' theme="auto">'),
    visitor: { colorScheme: 'dark' },
    look: 'other',
    isAudited: true,
  },
  {
    name: 'a dark page that does not say so to the widget',
    head: '<style>html { color-scheme: dark; background: #111; color: #eee } a { color: #8cf }</style>',
    visitor: { colorScheme: 'dark' },
    look: 'plain',
    isAudited: true,
  },
  { name: 'a page with old libraries that change natives', head: oldLibraries },
  { name: 'a page with shortcuts', head: shortcuts, meddle: typeInto },
  {
    name: 'a page that has the widget in a shadow root of its own',
    body: (element) => `<div data-host><template shadowrootmode="open">${element}</template></div>`,
    scripts: ({ ours }) => ({
      body: `<script type="module">import { start } from '${loader(ours)}';
        start(document.querySelector('[data-host]').shadowRoot);</script>`,
    }),
    look: 'plain',
  },
  {
    name: 'a page whose optimizer has merged its scripts',
    scripts: (_sources, widget) => ({ body: classicScript(`/merged-${widget}`) }),
  },
  { name: 'a page on a phone', visitor: { viewport: { width: 320, height: 640 }, hasTouch: true }, isAudited: true },
  {
    name: 'a page that lays out its parts by what they hold',
    head: '<style>#place { display: flex; flex-direction: column; align-items: center }</style>',
    minWidth: 320,
  },
  {
    name: 'a page with an accent of its own',
    head: '<style>:root { --brushline-accent: #ffc20e; --brushline-radius: 0px; --brushline-font: Courier }</style>',
    look: 'other',
    isAudited: true,
  },
  { name: 'a page with two of it', body: (element) => element + element },
  {
    name: 'a page that has the script twice, in every kind',
    scripts: ({ ours }, widget) => ({
      body: [
        moduleScript(loader(ours)),
        moduleScript(`${loader(ours)}?again`),
        moduleScript(`${ours}/widgets/v1/${widget}.js?again`),
        classicScript(`${ours}/widgets/v1/${widget}.iife.js`),
      ].join(''),
    }),
  },
  {
    name: 'a page with two versions, ours second',
    scripts: ({ ours, other }, widget) => ({
      head: moduleScript(loader(other)),
      body: moduleScript(loader(ours)) + classicScript(`${ours}/widgets/v1/${widget}.iife.js`),
    }),
  },
  {
    name: 'a page with two versions, ours first',
    scripts: ({ ours, other }, widget) => ({
      head: moduleScript(loader(ours)),
      body: moduleScript(loader(other)) + classicScript(`${other}/widgets/v1/${widget}.iife.js`),
    }),
  },
  {
    name: 'an application that removes, moves and puts back its nodes',
    async meddle(page) {
      await page.evaluate(async () => {
        const element = document.querySelector('[data-embed]') as HTMLElement;
        const moment = () => new Promise((resolve) => setTimeout(resolve, 30));
        const aside = document.body.appendChild(document.createElement('aside'));
        const place = element.parentElement as Element;
        aside.append(element);
        await moment();
        element.remove();
        await moment();
        place.append(element);
        place.append(element.cloneNode(true));
        await moment();
        element.nextElementSibling?.remove();
        aside.remove();
        await moment();
      });
    },
  },
  { name: 'a page with the script before its body', scripts: ({ ours }) => ({ head: moduleScript(loader(ours)) }) },
  {
    name: 'a page with the widget’s own module',
    scripts: ({ ours }, widget) => ({ body: moduleScript(`${ours}/widgets/v1/${widget}.js`) }),
  },
  {
    name: 'a page with a classic script',
    scripts: ({ ours }, widget) => ({ body: classicScript(`${ours}/widgets/v1/${widget}.iife.js`) }),
  },
  {
    name: 'a page that allows no custom elements',
    body: placeholderFor,
  },
  {
    name: 'a page with a React of its own',
    body: (element) => `<div id="react-root" data-element='${element}'></div>`,
    scripts: ({ ours }) => ({ head: classicScript('/react-app'), body: moduleScript(loader(ours)) }),
  },
  { name: 'a page where the visitor’s blocker stops everything that counts', blocks: counting },
  { name: 'a page that has gone offline', api: 'away' },
  { name: 'a page with a slow API', api: 'slow' },
  { name: 'a page with an API that answers 500', api: 'failing' },
];
