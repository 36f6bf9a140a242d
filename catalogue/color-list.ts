import type { PaintColor } from './contracts/paint-color.ts';
import { paintColors } from './paint-colors.ts';

/** Between two marks: a sign that addresses carry as it is. */
const separator = '.';

/** A color's brand and code as one word for addresses and ids: `bm-oc-117`, `sw-7008`. */
export function colorMark({ brand, code }: Pick<PaintColor, 'brand' | 'code'>): string {
  const number = code.toLowerCase().replaceAll(' ', '-');
  // Sherwin-Williams begins its codes with its own letters.
  return brand === 'Benjamin Moore' ? `bm-${number}` : number;
}

const byMark = new Map(paintColors.map((color) => [colorMark(color), color]));

/** Reads a list of marks, in its order. What is no mark of ours and what stands there twice is left out. */
export function readColorList(marks: string): PaintColor[] {
  const found = marks.split(separator).flatMap((mark) => byMark.get(mark) ?? []);
  return [...new Set(found)];
}

/** Writes colors as {@link readColorList} reads them. */
export const writeColorList = (colors: readonly PaintColor[]) => colors.map(colorMark).join(separator);

/** The list with the color at its end or, where it was in it already, without it. */
export function toggleColor(list: readonly PaintColor[], color: PaintColor): PaintColor[] {
  return list.includes(color) ? list.filter((other) => other !== color) : [...list, color];
}

/** A color as it is copied and mailed: `Alabaster (SW 7008)`. */
export const colorLabel = ({ name, code }: Pick<PaintColor, 'name' | 'code'>) => `${name} (${code})`;
