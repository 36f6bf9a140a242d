import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { parseAst } from 'rollup/parseAst';
import { expect, it } from 'vitest';

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

it('uses nothing without a check that the oldest engines lack', () => {
  expect(scripts.flatMap((name) => tooNew(read(name)).map((found) => `${name}: ${found}`))).toEqual([]);
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
