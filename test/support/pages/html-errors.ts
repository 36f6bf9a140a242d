import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * A streamed document after the browser has moved its late parts into place: each `<div hidden id="S:n">` to the
 * boundary that `<template id="B:n">` marks, as React's own scripts do it.
 */
export function settledStream(html: string): string {
  const parts = [...html.matchAll(/<div hidden id="S:\w+">(.*?)<\/div><script[^>]*>(.*?)<\/script>/gs)];
  const shell = parts.reduce((rest, [whole]) => rest.replace(whole, ''), html);
  const settled = parts.reduce((page, [, part = '', script = '']) => {
    const boundary = /\$RC\("(B:\w+)"/.exec(script)?.[1];
    const mark = `<!--$?--><template id="${boundary}"></template>`;
    const start = page.indexOf(mark);
    const end = page.indexOf('<!--/$-->', start);
    if (start < 0 || end < 0) throw new Error(`No boundary for ${script.slice(-60)}`);
    return page.slice(0, start) + part + page.slice(end);
  }, shell);
  return settled.replace(/<script nonce="[^"]*" id="_R_">.*?<\/script>/gs, '');
}

/** html-validate's recommended rules, including accessibility, except for matters of style. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes HTML like this; parsers do not care.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-implicit-input-type': 'off',
      'void-style': 'off',
      // CSS keeps phone numbers on one line.
      'tel-non-breaking': 'off',
      // Lists and figures may have names, according to the standard.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A slow document redirects to its unstreamed version without JavaScript, by an immediate refresh.
      'meta-refresh': ['error', { allowLongDelay: false }],
    },
  }),
);

/**
 * The standard wants several lines for `street-address`, but every browser fills it into one, and without it leaves out
 * the apartment.
 */
const isReal = ({ ruleId, message }: { ruleId: string; message: string }) =>
  ruleId !== 'valid-autocomplete' || !message.includes('street-address');

/** Every violation of the HTML standard or of accessibility in a document: its rule, message and position. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(isReal)
      .map(({ ruleId, message, offset }) => `${ruleId}: ${message} at ${html.slice(offset - 1, offset + 60)}`),
  );
}
