import * as v from 'valibot';

/** Markdown parsers need a stack frame, or another pass, per level. */
const maxDepth = 20;
const tooDeep = `Please nest quotes, lists and emphasis at most ${maxDepth} deep`;

const opening = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;
const longRun = new RegExp(`([*_~\`])\\1{${3 * maxDepth}}`);

function depthOf(line: string): number {
  let depth = 0;
  opening.lastIndex = 0;
  while (depth <= maxDepth && opening.test(line)) depth += 1;
  return depth;
}

/** Linear in the text's length. */
export const isShallow = v.check(
  (text: string) => !longRun.test(text) && text.split('\n').every((line) => depthOf(line) <= maxDepth),
  tooDeep,
);
