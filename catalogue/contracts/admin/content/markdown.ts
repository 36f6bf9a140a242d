import * as v from 'valibot';

/** Deeper than any article; Markdown parsers need a stack frame, or another pass, per level. */
const maxDepth = 20;
const tooDeep = `Please nest quotes, lists and emphasis at most ${maxDepth} deep`;

/** The start of a quote or list item, at the start of a line or of another quote's or item's content. */
const opening = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;
const longRun = new RegExp(`([*_~\`])\\1{${3 * maxDepth}}`);

function depthOf(line: string): number {
  let depth = 0;
  opening.lastIndex = 0;
  while (depth <= maxDepth && opening.test(line)) depth += 1;
  return depth;
}

/** Refuses Markdown that nests deeper than `maxDepth`. Linear in its length. */
export const isShallow = v.check(
  (text: string) => !longRun.test(text) && text.split('\n').every((line) => depthOf(line) <= maxDepth),
  tooDeep,
);
