import { colorMark, markSeparator } from './color-mark.ts';
import type { PaintColor } from './contracts/paint-color.ts';
import { paintColors } from './paint-colors.ts';

const byMark = new Map(paintColors.map((color) => [colorMark(color), color]));

/** Reads a list of marks, in its order. What is no mark of ours and what stands there twice is left out. */
export function readColorList(marks: string): PaintColor[] {
  const found = marks.split(markSeparator).flatMap((mark) => byMark.get(mark) ?? []);
  return [...new Set(found)];
}

/** Writes colors as {@link readColorList} reads them. */
export const writeColorList = (colors: readonly PaintColor[]) => colors.map(colorMark).join(markSeparator);

/** The list with the color at its end or, where it was in it already, without it. */
export function toggleColor(list: readonly PaintColor[], color: PaintColor): PaintColor[] {
  return list.includes(color) ? list.filter((other) => other !== color) : [...list, color];
}

/** A color as it is copied and mailed: `Alabaster (SW 7008)`. */
export const colorLabel = ({ name, code }: Pick<PaintColor, 'name' | 'code'>) => `${name} (${code})`;
