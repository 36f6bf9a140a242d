import type { ListedColor } from '../contracts/paint-color.ts';
import { paintColors } from './paint-colors.ts';

const byCode = new Map(paintColors.map((color) => [color.code, color]));
/** `SW 7008`, `OC-117`, `2062-20`. A bare number may be anything. */
const codes = /\b(?:SW \d{4}|[A-Z]{2}-\d{1,4}|\d{4}-\d{2})\b/g;

/** At most 12, which fit beside an article. */
export function colorsNamedIn(text: string): readonly ListedColor[] {
  const named = new Set([...text.matchAll(codes)].flatMap(([code]) => byCode.get(code) ?? []));
  return [...named].slice(0, 12);
}
