import type { PaintCategory, PaintTag } from '../contracts/paint-color.ts';

/** One maker's colors by category, each a row of name, code, hex and tags. */
export type PaintRows = Record<
  PaintCategory,
  readonly (readonly [name: string, code: string, hex: `#${string}`, ...tags: PaintTag[]])[]
>;
