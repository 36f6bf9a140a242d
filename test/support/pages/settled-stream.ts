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
